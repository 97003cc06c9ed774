#!/usr/bin/env bash
# Run the fuzz targets, as many at a time as there are processors, and say what came of it.
#
#   scripts/fuzz.sh SECONDS [TARGET...]
#
# SECONDS are for each target. What a target learns stays in build-fuzz/corpus for the next time;
# an input that breaks a promise is left in build-fuzz/findings, and the exit code is 1.
# FUZZ_RUNS=N goes on until a target had N inputs, however long it takes; FUZZ_JOBS=N runs N targets
# at a time; FUZZ_TIMEOUT=N gives an input N seconds on a machine that is busy. FUZZ_SEED=N forgets
# what was learned and takes the same random numbers as the last time: what CI tries changes little.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:?usage: scripts/fuzz.sh SECONDS [TARGET...]}
shift
programs=build-fuzz/tests/fuzz
all=(asp asp2013 thesis b pddl board slc instance plan_facts plan_letters plan_ipc plan_json
     checkpoint)
targets=("${@:-${all[@]}}")
export programs seconds ASAN_OPTIONS=malloc_context_size=0:quarantine_size_mb=1

dictionary_of() {
    case $1 in
    pddl|plan_ipc)           echo pddl ;;
    board|slc|plan_letters)  echo boards ;;
    plan_json)               echo json ;;
    *)                       echo facts ;;
    esac
}

# As long as what it takes to say something: longer inputs are slower and teach nothing more.
longest_of() {
    case $1 in
    plan_letters|plan_json)      echo 128 ;;
    board)                       echo 256 ;;
    thesis|plan_facts|plan_ipc)  echo 448 ;;
    slc|checkpoint)              echo 512 ;;
    pddl)                        echo 2048 ;;  # a domain has as much
    *)                           echo 768 ;;
    esac
}

# 256 MiB in one allocation or 1 GiB in all is out of all proportion to inputs this short, as are the
# five seconds of libfuzzer.cpp; -timeout only ends what never would. What is slow is tried less often
# (a few digits make a board of a million characters); no stack traces of allocations, a short
# quarantine: several times as many inputs. An input that breaks a promise is kept, and
# fuzz_TARGET INPUT says the rest.
fuzz() {
    local target=$1 corpora=() folder limits=(-max_total_time="$seconds") begun=$SECONDS outcome
    local learned=build-fuzz/corpus/$target drawing=()
    [[ ! ${FUZZ_RUNS-} ]] || limits=(-runs="$FUZZ_RUNS")
    if [[ ${FUZZ_SEED-} ]]; then
        learned=build-fuzz/seeded/$target drawing=(-seed="$FUZZ_SEED")
        rm -rf "$learned"
    fi
    mkdir -p "$learned"
    for folder in "build-fuzz/seeds/$target" "tests/fuzz/corpus/$target" "tests/fuzz/regressions/$target"; do
        [[ ! -d $folder ]] || corpora+=("$folder")
    done
    if "$programs/fuzz_$target" "$learned" "${corpora[@]}" "${limits[@]}" "${drawing[@]}" \
        -max_len="$(longest_of "$target")" -entropic_scale_per_exec_time=1 -timeout="${FUZZ_TIMEOUT:-600}" \
        -rss_limit_mb=1024 -malloc_limit_mb=256 -print_final_stats=1 \
        -dict="tests/fuzz/dictionaries/$(dictionary_of "$target").dict" \
        -artifact_prefix="build-fuzz/findings/$target-" >"build-fuzz/$target.log" 2>&1
    then outcome=passed
    else outcome=BROKEN
    fi
    printf '%-14s %11s executions  %6s s  %s\n' "$target" \
        "$(sed -n 's/^stat::number_of_executed_units: *//p' "build-fuzz/$target.log")" \
        $((SECONDS - begun)) "$outcome"
    [[ $outcome == passed ]] ||
        grep -aE '^BROKEN|SUMMARY|ERROR|runtime error' "build-fuzz/$target.log" | head -n 4 | cut -c 1-200
    [[ $outcome == passed ]]
}
export -f fuzz dictionary_of longest_of

rm -rf build-fuzz/seeds
mkdir -p build-fuzz/findings
"$programs/fuzz_seeds" levels build-fuzz/seeds
printf '%s\n' "${targets[@]}" | xargs -P "${FUZZ_JOBS:-$(nproc)}" -I{} bash -c 'fuzz {}' ||
    { echo "fuzz: a promise was broken; the inputs are in build-fuzz/findings" >&2; exit 1; }
