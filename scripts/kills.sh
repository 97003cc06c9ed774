#!/usr/bin/env bash
# Runs killed with KILL at random moments and resumed, as a Markdown table: docs/trust.md shows one.
#
#   scripts/kills.sh [FILE [OPTION...]]     (RUNS=20 SEED=1 PROGRAM=build/tabkeeper)
#
# Each run is killed one to three times, resumed each time from the checkpoint that is there, and then
# resumed to its end, with one thread. Fails where an optimum is not the one from nothing, a checkpoint
# cannot be read, or resuming has saved nothing. Without FILE it is a room with six boxes, without rules
# and with the weakest bound.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
if [[ $# == 0 ]]; then
    printf '%s\n' '##########' '#        #' '# $ $  $ #' '#        #' '# $@   $ #' '#   ..   #' '#  .$.   #' \
        '#  ..    #' '##########' >"$folder/room.xsb"
    set -- "$folder/room.xsb" --rules none --bound uncovered --cost pushes
fi
python3 - "${PROGRAM:-build/tabkeeper}" "$folder/kept" "${RUNS:-20}" "${SEED:-1}" "$@" <<'PYTHON'
import json, os, random, subprocess, sys, time

program, kept, runs, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
base = [program, *sys.argv[5:], "-j", "1", "--progress", "never"]
dice = random.Random(seed)


def to_the_end(options):
    done = subprocess.run([*base, *options, "-f", "json"], capture_output=True, text=True)
    assert done.returncode == 30, (done.returncode, done.stderr)
    return json.loads(done.stdout)


start = time.monotonic()
whole = to_the_end([])
seconds = time.monotonic() - start
states = whole["states"]["expanded"]
print(f"From nothing: {states:,} states, {seconds:.1f} s, optimum {whole['cost']} {whole['cost_unit']}.\n")
print("| run | killed after | states before | after resuming | from nothing | optimum |")
print("| ---: | --- | ---: | ---: | ---: | ---: |")
kills = parts = 0
for run in range(1, runs + 1):
    moments = []
    for _ in range(dice.randint(1, 3)):
        resume = ["--resume", kept] if os.path.exists(kept) else []
        begun = time.monotonic()
        process = subprocess.Popen(
            [*base, "-f", "none", "--checkpoint", kept, "--checkpoint-every", "50ms", *resume])
        while not os.path.exists(kept) and process.poll() is None:
            time.sleep(0.001)
        try:
            process.wait(dice.uniform(0, 0.6 * seconds))
        except subprocess.TimeoutExpired:
            pass
        process.kill()
        if process.wait() != -9:
            break  # it was quicker
        kills += 1
        moments.append(f"{time.monotonic() - begun:.2f} s")
        parts += os.path.exists(kept + ".part")
        subprocess.run([program, "info", kept], check=True, stdout=subprocess.DEVNULL)
    rest = to_the_end(["--resume", kept])
    before, after = rest["states"]["expanded_before"], rest["states"]["expanded"]
    cost = rest["cost"]
    print(f"| {run} | {', '.join(moments)} | {before:,} | {after:,} | {states:,} | {cost} |", flush=True)
    assert cost == whole["cost"] and rest["lower_bound"] == cost
    assert after < states
    for file in (kept, kept + ".part"):
        if os.path.exists(file):
            os.remove(file)
print(f"\n{kills} kills, {parts} of them while a checkpoint was being written; every checkpoint could be read.")
PYTHON
