#!/usr/bin/env bash
# Confirms optimum.csv with clingo and asp/sokoban.lp, row by row.
#
#     tables/confirm.sh [INSTANCE...]       all rows, or those named
#
# A row `none` is tried up to the horizon that its last column names. Two
# instances run at a time (JOBS=N: N at a time), each for at most 120 seconds
# (LIMIT=N: N seconds). CLINGO names the program if it is not `clingo`.
#
# Exit status: 0 all passed, 1 a row failed, 2 nothing could be run.

set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
export CLINGO=${CLINGO:-clingo} LIMIT=${LIMIT:-120}

if ! command -v "$CLINGO" >/dev/null; then
    echo "confirm.sh: $CLINGO not found; install clingo 5.4 or later (Debian: package gringo)" >&2
    exit 2
fi

# confirm INSTANCE EXPECTED HORIZON: prints one line that starts with ok or FAILED
confirm() {
    local instance=$1 expected=$2 horizon=$3 output found seconds verdict=FAILED
    if [ ! -f "levels/$instance" ]; then
        printf '%-6s  %-20s no such level\n' "$verdict" "$instance"
        return
    fi
    output=$("$CLINGO" tables/asp/sokoban.lp "levels/$instance" --config=trendy \
        --time-limit="$LIMIT" -c imax=$((horizon + 1)) 2>&1)
    seconds=$(awk '$1 == "Time" { sub("s", "", $3); print $3 }' <<<"$output")
    # The horizon that was reached and the length of the plan must be the same.
    found=$(awk -v horizon="$horizon" '
        /^Answer:/         { getline; plan = gsub(/line\(/, "") }
        /^SATISFIABLE/     { answer = "plan" }
        /^UNSATISFIABLE/   { answer = "none" }
        $1 == "Calls"      { reached = $3 - 1 }
        END {
            if (answer == "plan" && plan == reached)         print plan
            else if (answer == "none" && reached == horizon) print "none"
            else                                             print "unknown"
        }' <<<"$output")
    [ "$found" = "$expected" ] && verdict=ok
    if [ "$expected" = none ]; then expected="none within $horizon"; fi
    printf '%-6s  %-20s expected %-14s found %-8s %8s s\n' \
        "$verdict" "$instance" "$expected" "$found" "${seconds:--}"
}
export -f confirm

# rows: INSTANCE EXPECTED HORIZON; a plan of L lines is looked for up to L
rows() {
    tail -n +2 tables/optimum.csv | while IFS=, read -r instance lines confirmed_by; do
        if [ $# -gt 0 ] && [[ " $* " != *" $instance "* ]]; then continue; fi
        horizon=$lines
        if [ "$lines" = none ]; then horizon=${confirmed_by##*within }; fi
        echo "$instance $lines $horizon"
    done
}

{
    rows "$@" | xargs -r -P "${JOBS:-2}" -L 1 bash -c 'confirm "$@"' confirm
    for level in levels/*.asp; do
        grep -q "^${level##*/}," tables/optimum.csv ||
            printf '%-6s  %-20s has no row\n' FAILED "${level##*/}"
    done
} | awk '
    /^ok /     { passed++ }
    /^FAILED / { failed++ }
               { print; fflush() }
    END {
        printf "%d passed, %d failed\n", passed, failed
        exit failed ? 1 : passed ? 0 : 2
    }'
