# The summary of compare.sh, from its results: instance,system,lines,seconds,cpu_seconds. How many
# times longer than the first system each other one takes is a geometric mean over the instances
# that both solved.

NR == 1 { next }
{
    if (!($2 in solved)) { order[++systems] = $2; solved[$2] = 0 }
    if (!($1 in known)) { known[$1] = "-"; names[++instances] = $1 }
    if ($3 == "-") next
    ++solved[$2]
    wall[$1, $2] = $4
    cpu[$1, $2] = $5 > 0.001 ? $5 : 0.001  # the clock's own grain
    if (known[$1] == "-") known[$1] = $3
    else if (known[$1] != $3) wrong[$1] = 1
}

# Of the instances that both solved and that took the other one at least this many seconds.
function compare(one, other, least,    i, key) {
    both = sum_wall = sum_cpu = 0
    for (i = 1; i <= instances; ++i) {
        key = names[i]
        if (!((key, one) in wall) || !((key, other) in wall) || wall[key, other] < least) continue
        ++both
        sum_wall += log(wall[key, other] / wall[key, one])
        sum_cpu += log(cpu[key, other] / cpu[key, one])
    }
}

function ratios() {
    if (both == 0) return sprintf("%10s %9s %6d", "-", "-", 0)
    return sprintf("%10.2f %9.2f %6d", exp(sum_wall / both), exp(sum_cpu / both), both)
}

END {
    printf "%-11s %13s   %s\n", "", "", "how many times the time of " order[1] " it takes (geometric mean)"
    printf "%-11s %13s   %-29s%s\n", "", "", "   where both solved", "   where it takes 1 s or more"
    printf "%-11s %13s%10s %9s %6s   %10s %9s %6s\n", "", "solved", "wall", "CPU", "of", "wall", "CPU", "of"
    for (s = 1; s <= systems; ++s) {
        printf "%-11s %6d of %3d", order[s], solved[order[s]], instances
        if (s > 1) {
            compare(order[1], order[s], 0)
            printf "%s", ratios()
            compare(order[1], order[s], 1)
            printf "   %s", ratios()
        }
        printf "\n"
    }
    for (key in wrong) {
        printf "DISAGREE: the systems have different optima for %s\n", key
        bad = 1
    }
    exit bad
}
