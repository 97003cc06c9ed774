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
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[[ -e $keyring ]] && options="[signed-by=$keyring] " || options=
# apt's own reading of its sources, whatever their format and options; it tells only what it has lists of.
state=(-o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache")
mkdir -p "$work"/{lists,cache/archives}/partial "$work/source"
sources() {
    # shellcheck disable=SC2016  # $(...) is apt's notation
    apt-get "$@" indextargets --format "deb-src $options"'$(REPO_URI) $(RELEASE) $(COMPONENT)' \
        'Created-By: Packages' 'Component: main' | sort -u >"$work/sources.list"
    [[ -s $work/sources.list ]]
}
sources || { apt-get -qq "${state[@]}" update && sources "${state[@]}"; } ||
    { echo "instrumented_tbb: apt knows no sources" >&2; exit 1; }

private=(apt-get -qq -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts=/dev/null
    "${state[@]}")
"${private[@]}" update
(cd "$work" && "${private[@]}" source --download-only onetbb 2>/dev/null)
tar xf "$work"/onetbb_*.orig.tar.* -C "$work/source" --strip-components=1

cmake -G Ninja -S "$work/source" -B "$work/build" -DCMAKE_BUILD_TYPE=RelWithDebInfo \
    -DTBB_TEST=OFF -DTBB_STRICT=OFF -DTBBMALLOC_BUILD=OFF -DTBB_SANITIZE=thread \
    -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib >"$work/log"
cmake --build "$work/build" --target install >>"$work/log" || { tail "$work/log" >&2; exit 1; }
