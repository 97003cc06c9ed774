#!/usr/bin/env bash
# Fails where a source keeps a name to itself (in an unnamed namespace) that a header of its layer declares.
#
#   scripts/hidden_names.sh
#
# A layer is compiled as one unit (cmake/layers.cmake). Two files with the same private name mostly do not compile then,
# but a private function hides the layer's own of that name from the private code of all files that follow, and
# another is called without a word where its parameters fit.
set -euo pipefail
cd "$(dirname "$0")/.."
shopt -s nullglob

# The names that lines at the left margin declare: clang-format puts what a namespace holds there.
names='
function name_of(line) {
    if (line !~ /^[A-Za-z\[]/ || line ~ /^(namespace|using|template|static_assert|friend|extern|public|private)/) return ""
    if (match(line, /^(enum class|enum|struct|class|union) [A-Za-z_0-9]+/)) {
        line = substr(line, 1, RLENGTH); sub(/.* /, "", line); return line
    }
    if (!match(line, /[A-Za-z_0-9:]+( = |[({;\[]|$)/)) return ""
    line = substr(line, RSTART, RLENGTH); sub(/( = |[({;\[])$/, "", line)
    return line ~ /:/ ? "" : line
}'
failed=
for layer in src/*/; do
    hidden=$(awk "$names"'
        FNR == 1 { private = 0 }
        FILENAME ~ /\.hpp$/ { name = name_of($0); if (name != "") declared[name] = FILENAME; next }
        /^namespace \{/ { private = 1; begun = FNR; next }
        /^}  \/\/ namespace$/ || (/^}$/ && FNR == begun + 2) { private = 0 }  # one of a single line has no comment
        private { name = name_of($0); if (name in declared) print FILENAME ": " name " is also in " declared[name] }
    ' "$layer"*.hpp "$layer"*.cpp)
    [[ ! $hidden ]] || { echo "$hidden" >&2; failed=yes; }
done
[[ ! $failed ]]
