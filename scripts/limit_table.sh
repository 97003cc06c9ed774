#!/usr/bin/env bash
# Table space against peak RSS, as a Markdown table: docs/memory.md and docs/trust.md show one.
#
#   scripts/limit_table.sh [SPACE...]          (default 64K 1M 16M 256M 1G 4G; PROGRAM=build/tabkeeper)
#
# A room of 12 x 12 with 24 boxes, without rules and with the weakest bound, fills any of them; each run
# ends when the space is used up. Fails where a peak is above the promise.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${PROGRAM:-build/tabkeeper}
[[ $# != 0 ]] || set -- 64K 1M 16M 256M 1G 4G

room=$(mktemp)
trap 'rm -f "$room"' EXIT
{
    echo '##############'
    echo '#@           #'
    for _ in 1 2 3; do
        echo '# $$ $$ $$ $$#'
        echo '#            #'
        echo '#. .. .. .. .#'
    done
    echo '#            #'
    echo '##############'
} >"$room"

echo '| table space | table | entries | peak RSS | promise |'
echo '| --- | ---: | ---: | ---: | ---: |'
for space in "$@"; do
    # It ends with 33, as it should.
    { "$program" "$room" -s "$space" --cost lines --bound uncovered --rules none \
        --on-table-full stop --threads 2 --progress never -f json || true; } |
        python3 -c '
import json, sys
answer, space = json.load(sys.stdin), sys.argv[1]
table, peak = answer["table"], answer["peak_rss_bytes"]
promise = table["limit_bytes"] + (64 << 20)
mib = lambda count: f"{count / 2**20:,.1f} MiB"
held, entries = mib(table["bytes"]), table["entries"]
print(f"| {space} | {held} | {entries:,} | {mib(peak)} | {mib(promise)} |")
assert answer["stop_reason"] == "table", answer["stop_reason"]
assert peak <= promise
' "$space"
done
