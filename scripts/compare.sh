#!/usr/bin/env bash
# Runs tabkeeper with 1 and 2 threads, SWI-Prolog and clingo on the same instances, one after
# another, a process each, and prints the optima, the times and how they compare.
#
#     scripts/compare.sh [FILE|FOLDER...]       default: levels
#
# From the environment:
#   LIMIT=60      seconds for each run
#   SPACE=2g      memory for the tables of tabkeeper and SWI-Prolog; clingo has no such limit
#   RUNS=3        a run of less than a second is made so many times, and the shortest counts
#   SYSTEMS="tabkeeper-1 tabkeeper-2 swipl clingo"
#   RESULTS=FILE  keep what was measured: instance,system,lines,seconds,cpu_seconds
#
# All minimise lines: tables/prolog/sokoban.pl and tables/asp/sokoban.lp are this project's. `-` is
# no answer within the limits. clingo cannot tell that there is no plan: it has no last horizon.
#
# Exit status: 0 done, 1 two optima differ, 2 nothing could be run.

set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd) || exit 2
LIMIT=${LIMIT:-60} SPACE=${SPACE:-2g} RUNS=${RUNS:-3}
read -ra systems <<<"${SYSTEMS:-tabkeeper-1 tabkeeper-2 swipl clingo}"
tabkeeper=${TABKEEPER:-$here/build/tabkeeper}
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
results=${RESULTS:-$scratch/results.csv}

for system in "${systems[@]}"; do
    case $system in
    tabkeeper-[0-9]*) program=$tabkeeper ;;
    swipl | clingo)   program=$system ;;
    *) echo "compare.sh: no system $system; there are tabkeeper-N, swipl and clingo" >&2; exit 2 ;;
    esac
    command -v "$program" >/dev/null ||
        { echo "compare.sh: $program not found; run make build setup-peers" >&2; exit 2; }
done

instances=()
for place in "${@:-$here/levels}"; do
    if [ -d "$place" ]; then instances+=("$place"/*.asp); else instances+=("$place"); fi
done
for instance in "${instances[@]}"; do
    [ -r "$instance" ] || { echo "compare.sh: cannot read $instance" >&2; exit 2; }
done

# solve SYSTEM INSTANCE: what the system prints
solve() {
    case $1 in
    tabkeeper-*)
        timeout -k 5 "$LIMIT" "$tabkeeper" "$2" --cost lines --threads "${1#*-}" --table-space "${SPACE^^}" \
            --format asp ;;
    swipl)
        timeout -k 5 "$LIMIT" swipl --stack_limit="$SPACE" --table_space="$SPACE" \
            "$here/tables/prolog/sokoban.pl" "$2" ;;
    clingo)
        timeout -k 5 "$LIMIT" clingo "$here/tables/asp/sokoban.lp" "$2" --config=trendy ;;
    esac
}

# lines_of SYSTEM: the optimum, `none`, or `-`, from what the system printed
lines_of() {
    case $1 in
    tabkeeper-*) awk '/^push\(/ { ++plan } /^% OPTIMUM FOUND/ { print plan + 0; found = 1 }
                      /^% UNSATISFIABLE/ { print "none"; found = 1 } END { if (!found) print "-" }' ;;
    swipl)       awk '/^% optimum/ { print $3; found = 1 } /^none/ { print "none"; found = 1 }
                      END { if (!found) print "-" }' ;;
    clingo)      awk '/^Answer:/ { getline; plan = gsub(/line\(/, "") } /^SATISFIABLE/ { found = 1 }
                      END { print found ? plan : "-" }' ;;
    esac
}

# measure SYSTEM INSTANCE: sets lines, seconds and cpu
measure() {
    local run start took least=
    TIMEFORMAT='%U %S'
    for ((run = 1; run <= RUNS; ++run)); do
        start=${EPOCHREALTIME/[.,]/}
        { time solve "$1" "$2" >"$scratch/output" 2>/dev/null; } 2>"$scratch/cpu"
        took=$((${EPOCHREALTIME/[.,]/} - start))  # microseconds
        if [[ -z $least || $took -lt $least ]]; then
            least=$took
            lines=$(lines_of "$1" <"$scratch/output")
            cpu=$(awk '{ print $1 + $2 }' "$scratch/cpu")
        fi
        [ "$took" -lt 1000000 ] || break
    done
    printf -v seconds '%d.%06d' $((least / 1000000)) $((least % 1000000))
}

echo "instance,system,lines,seconds,cpu_seconds" >"$results" || exit 2
printf 'Wall-clock seconds, at most %s a run; load average %s\n\n' "$LIMIT" \
    "$(cut -d' ' -f1-3 /proc/loadavg 2>/dev/null)"
printf '%-50s %6s' instance lines
printf ' %11s' "${systems[@]}"

# What starting the program alone takes, which most of the easy instances are.
printf '\n%-50s %6s' "(nothing to do)" 0
echo 'box(1). solution(1). sokoban(2).' >"$scratch/nothing.asp"
for system in "${systems[@]}"; do
    measure "$system" "$scratch/nothing.asp"
    printf ' %11.3f' "$seconds"
done
echo

for instance in "${instances[@]}"; do
    path=$(realpath -- "$instance")
    name=${path%/*} name=${name##*/}/${path##*/}
    row=() answer=- disagree=
    for system in "${systems[@]}"; do
        measure "$system" "$instance"
        echo "$name,$system,$lines,$seconds,$cpu" >>"$results"
        if [ "$lines" = - ]; then row+=("-"); continue; fi
        row+=("$(printf '%.3f' "$seconds")")
        if [ "$answer" = - ]; then answer=$lines
        elif [ "$answer" != "$lines" ]; then disagree+=" $system says $lines"
        fi
    done
    printf '%-50s %6s' "$name" "$answer"
    printf ' %11s' "${row[@]}"
    echo "${disagree:+  DISAGREE:$disagree}"
done

echo
awk -F, -f "$here/scripts/compare.awk" "$results"
