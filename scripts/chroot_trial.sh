#!/usr/bin/env bash
# Try the committed tree on a bare Debian: what a newcomer's machine would do.
#
#   scripts/chroot_trial.sh SUITE DIR [COMMAND...]     (as root, needs debootstrap)
#
# SUITE is bookworm or trixie; DIR must not exist yet.  A minimal system with
# only make and git is put there, the repository is cloned to /root/tabkeeper
# in it, and COMMAND (default: make run) runs there.  The bare system is kept
# in DIR.base.tar, so that the next trial starts in seconds.
set -euo pipefail

if [[ $# -lt 2 ]]; then sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; fi
suite=$1 dir=$(realpath -m "$2")
shift 2
if [[ $# == 0 ]]; then set -- make run; fi
repo=$(realpath "$(dirname "$0")/..")
if [[ -e $dir ]]; then echo "$dir exists: remove it first" >&2; exit 2; fi

if [[ -e $dir.base.tar ]]; then
    mkdir -p "$dir"
    tar -xpf "$dir.base.tar" --numeric-owner -C "$dir"
else
    # The host's own mirror, as apt reads its sources (after an apt-get update).
    # shellcheck source=/dev/null
    codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
    # shellcheck disable=SC2016  # $(...) is apt's notation
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' \
                 'Origin: Debian' "Codename: $codename" 'Component: main' | head -n 1)
    debootstrap --variant=minbase --include=make,git "$suite" "$dir" "$mirror"
    rm -f "$dir"/var/cache/apt/archives/*.deb
    tar -cpf "$dir.base.tar.part" --numeric-owner -C "$dir" .
    mv "$dir.base.tar.part" "$dir.base.tar"
fi
cp -L /etc/resolv.conf "$dir/etc/resolv.conf"
git clone -q --no-hardlinks "$repo" "$dir/root/tabkeeper"

# In a mount namespace of its own, /proc goes away with the command.
# shellcheck disable=SC2016  # expanded by the inner shells
exec unshare --mount --fork env -i HOME=/root TERM="${TERM:-dumb}" LC_ALL=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" sh -c "cd /root/tabkeeper && exec \"\$@\"" sh "$@"' \
    "$dir" "$@"
