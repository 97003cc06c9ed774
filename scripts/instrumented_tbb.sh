#!/usr/bin/env bash
# Builds oneTBB with ThreadSanitizer from the distribution's own source package.
#
#   scripts/instrumented_tbb.sh PREFIX
#
# The packaged library is not instrumented: ThreadSanitizer would not see what its scheduler
# synchronises and report races where there are none. The source comes through an apt state of its
# own, so that the system's sources stay as they are. Does nothing where PREFIX is there already.
set -euo pipefail

prefix=${1:?usage: instrumented_tbb.sh PREFIX}
[[ -e $prefix/lib/cmake/TBB ]] && exit 0
give_up() {
    echo "instrumented_tbb: $1; build oneTBB by hand with -DTBB_SANITIZE=thread into $prefix, then try again" >&2
    exit 1
}
command -v apt-get >/dev/null || give_up "no apt-get here"
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $EUID == 0 ]]; then chown _apt "$work"; fi  # apt downloads as a user of its own

# shellcheck source=/dev/null
system=$(. /etc/os-release 2>/dev/null && echo "${ID-}") || system=
keyring=/usr/share/keyrings/$system-archive-keyring.gpg
[[ -e $keyring ]] && options="[signed-by=$keyring] " || options=
# apt's own reading of its sources, whatever their format and options; it tells only what it has lists of. Entries for
# source packages need not be among them: wherever the distribution has packages, their sources are, too. Other
# origins are left out: they have no oneTBB, and keys of their own.
state=(-o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache")
mkdir -p "$work"/{lists,cache/archives}/partial "$work/source"
sources() {
    # shellcheck disable=SC2016  # $(...) is apt's notation
    apt-get "$@" indextargets --format "deb-src $options"'$(REPO_URI) $(RELEASE) $(COMPONENT)' \
        'Created-By: Packages' "Origin: ${system^}" | sort -u >"$work/sources.list"
    [[ -s $work/sources.list ]]
}
# One dead source of somebody else is no reason to stop.
sources || { apt-get -qq "${state[@]}" update || true; sources "${state[@]}"; } ||
    give_up "apt knows no packages of this distribution (no network?)"

private=(apt-get -qq -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts=/dev/null
    "${state[@]}")
"${private[@]}" update || give_up "no list of the distribution's source packages"
(cd "$work" && "${private[@]}" source --download-only onetbb) || give_up "no source package onetbb"
tar xf "$work"/onetbb_*.orig.tar.* -C "$work/source" --strip-components=1

cmake -G Ninja -S "$work/source" -B "$work/build" -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DTBB_TEST=OFF -DTBB_STRICT=OFF -DTBBMALLOC_BUILD=OFF -DTBB_SANITIZE=thread \
    -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib >"$work/log"
cmake --build "$work/build" --target install >>"$work/log" || { tail "$work/log" >&2; exit 1; }
