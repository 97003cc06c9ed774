#!/usr/bin/env bash
# Confirms optimum.csv with SWI-Prolog and prolog/sokoban.pl, row by row.
#
#     tables/confirm_prolog.sh [INSTANCE...]       all rows, or those named
#
# Two instances run at a time (JOBS=N: N at a time), each for at most 120 seconds
# (LIMIT=N: N seconds) and with 2 GB of table (SPACE=4g: 4 GB). A row that takes
# more is open: neither confirmed nor denied. Where build/tabkeeper is there, it
# checks every plan. SWIPL and TABKEEPER name other programs.
#
# Exit status: 0 no row failed, 1 a row failed, 2 nothing was confirmed.

set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
export SWIPL=${SWIPL:-swipl} LIMIT=${LIMIT:-120} SPACE=${SPACE:-2g}
export TABKEEPER=${TABKEEPER:-build/tabkeeper}

if ! command -v "$SWIPL" >/dev/null; then
    echo "confirm_prolog.sh: $SWIPL not found; install SWI-Prolog 9 (Debian: package swi-prolog-nox)" >&2
    exit 2
fi

# confirm INSTANCE EXPECTED: prints one line that starts with ok, open or FAILED
confirm() {
    local instance=$1 expected=$2 output code found verdict=FAILED remark=
    local start=${EPOCHREALTIME/[.,]/} took
    output=$(timeout -k 5 "$LIMIT" "$SWIPL" --stack_limit="$SPACE" --table_space="$SPACE" \
        tables/prolog/sokoban.pl "levels/$instance" 2>&1)
    code=$?
    took=$((${EPOCHREALTIME/[.,]/} - start))  # microseconds
    # The optimum and the length of the plan must be the same.
    found=$(awk '
        NR == 1 && $1 == "none" { print; exit }
        $2 == "optimum"         { optimum = $3 }
        /^push\(/               { ++plan }
        END { if (optimum != "") print (optimum == plan + 0 ? optimum : "a longer plan") }
        ' <<<"$output")
    if [ "$code" = 124 ]; then
        verdict=open found="no time"
    elif [[ $code != 0 && $output == *"Not enough resources"* ]]; then
        verdict=open found="no space"
    elif [ "$found" = "$expected" ]; then
        verdict=ok
        if [ "$expected" != none ] && [ -x "$TABKEEPER" ]; then
            "$TABKEEPER" check "levels/$instance" - <<<"$output" >/dev/null 2>&1 ||
                { verdict=FAILED; remark="  and its plan is wrong"; }
        fi
    fi
    printf '%-6s  %-20s expected %-5s found %-8s %4d.%03d s%s\n' "$verdict" "$instance" "$expected" \
        "${found:-nothing}" $((took / 1000000)) $((took / 1000 % 1000)) "$remark"
}
export -f confirm

rows() {
    tail -n +2 tables/optimum.csv | while IFS=, read -r instance lines _; do
        if [ $# -gt 0 ] && [[ " $* " != *" $instance "* ]]; then continue; fi
        echo "$instance $lines"
    done
}

rows "$@" | xargs -r -P "${JOBS:-2}" -L 1 bash -c 'confirm "$@"' confirm | awk '
    /^ok /     { passed++ }
    /^open /   { open++ }
    /^FAILED / { failed++ }
               { print; fflush() }
    END {
        printf "%d passed, %d open, %d failed\n", passed, open, failed
        exit failed ? 1 : passed ? 0 : 2
    }'
