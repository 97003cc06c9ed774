#!/usr/bin/env bash
# Runs the tests of a build that a list names, or all but those.
#
#   scripts/test_part.sh only|without LIST BUILD [CTEST ARGUMENT...]
#
# A line of LIST is how the name of a test begins. One that begins no name is an error: a test that
# is renamed must not drop out of a part, or back into it, without a word.
set -euo pipefail

usage() { echo "usage: ${0##*/} only|without LIST BUILD [CTEST ARGUMENT...]" >&2; exit 2; }
[[ $# -ge 3 ]] || usage
case $1 in
only) option=--tests-regex ;;
without) option=--exclude-regex ;;
*) usage ;;
esac
list=$2 build=$3
shift 3

# Catch2 version 2 keeps no blank after the program's name, version 3 does.
names=$'\n'$(ctest --test-dir "$build" --show-only "$@" | sed -nE 's/^ *Test +#[0-9]+: ([a-z_]+:) ?/\1/p')
begins=$(grep -vE '^(#|$)' "$list" | sed 's/: /:/')
unknown=
while IFS= read -r begin; do
    [[ $names == *$'\n'"$begin"* ]] ||
        { echo "${0##*/}: $list: no test is called '$begin'" >&2; unknown=yes; }
done <<<"$begins"
[[ ! $unknown ]] || exit 1

any=$(sed -E 's/[][()\.*+?|^$]/\\&/g; s/:/: ?/' <<<"$begins" | paste -sd '|')
exec ctest --test-dir "$build" --output-on-failure --no-tests=error "$option" "^($any)" "$@"
