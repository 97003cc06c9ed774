#!/usr/bin/env bash
# Builds oneTBB from the source package of the installed version, in a form that no package has.
#
#   scripts/own_tbb.sh archive|instrumented PREFIX
#
#   archive       libtbb.a, for a program that needs no shared library to start (cmake/static_program.cmake). It
#                 sets itself up when src/search/scheduler.cpp asks for it, and not at every start: that takes twenty
#                 pages of memory and a few questions to the processor. It loads nothing, and profilers do not see it.
#   instrumented  with ThreadSanitizer, which would not see what the packaged scheduler synchronises and report races
#                 where there are none
#
# The source comes through an apt state of its own, so that the system's sources stay as they are; it is built as
# published, without the distribution's patches. Does nothing where PREFIX has it for the installed version already.
# No archive is no error: then the program is linked with the package's library, and it is not tried again until
# another version is installed or PREFIX removed.
set -euo pipefail

usage() { echo "usage: ${0##*/} archive|instrumented PREFIX" >&2; exit 2; }
[[ $# == 2 ]] || usage
kind=$1 prefix=$2
version=$(dpkg-query -W -f '${source:Version}' libtbb-dev 2>/dev/null) || version=unknown
done_for=$prefix/done_for
case $kind in
archive)
    settings=(-DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DCMAKE_POSITION_INDEPENDENT_CODE=ON
              "-DCMAKE_CXX_FLAGS=-ffunction-sections -fdata-sections -U__TBB_USE_ITT_NOTIFY")
    give_up() {
        echo "own_tbb: $1: the program is linked with the shared oneTBB and starts slower (rm -r '$prefix' to try again)" >&2
        rm -rf "$prefix"
        mkdir -p "$prefix"
        echo "$version" >"$done_for"
        exit 0
    } ;;
instrumented)
    settings=(-DCMAKE_BUILD_TYPE=RelWithDebInfo -DTBB_SANITIZE=thread)
    give_up() {
        echo "own_tbb: $1; build oneTBB by hand with -DTBB_SANITIZE=thread into $prefix, then try again" >&2
        exit 1
    } ;;
*) usage ;;
esac
[[ ! -e $done_for || $(<"$done_for") != "$version" ]] || exit 0

command -v apt-get >/dev/null || give_up "no apt-get here"
work=$(mktemp -d) || give_up "no temporary folder"
trap 'rm -rf "$work"' EXIT
if [[ $EUID == 0 ]]; then chown _apt "$work" || true; fi  # apt downloads as a user of its own

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

private=(apt-get -qq -o Acquire::Retries=1 -o Dir::Etc::sourcelist="$work/sources.list"
    -o Dir::Etc::sourceparts=/dev/null "${state[@]}")
"${private[@]}" update || give_up "no list of the distribution's source packages"
# The tarball is all that is needed. The mirror may have a newer one than is installed: cmake/static_program.cmake looks
# whether it fits.
fetch() { (cd "$work" && "${private[@]}" source --tar-only "$1"); }
fetch "onetbb=$version" 2>/dev/null || fetch onetbb || give_up "no source package onetbb"

echo "own_tbb: building oneTBB ($kind); takes half a minute, once" >&2
build() {
    # cmake's own tar needs no xz.
    (cd "$work/source" && cmake -E tar xf "$work"/onetbb_*.orig.tar.*) &&
        cmake -G Ninja -S "$work"/source/* -B "$work/build" "${settings[@]}" -DTBB_TEST=OFF -DTBB_STRICT=OFF \
            -DTBBMALLOC_BUILD=OFF -DCMAKE_INSTALL_PREFIX="$work/made" -DCMAKE_INSTALL_LIBDIR=lib &&
        cmake --build "$work/build" --target install
}
# What the archive would do at the start of a program gets a name of its own, and is no list of constructors any more
# for whichever linker. It does without dlopen where there is none; the C library's archive has one, which needs the
# shared C library at hand.
adapt() {
    objcopy --rename-section .init_array=tbb_set_up,alloc,load,data,contents --redefine-sym dlopen=tbb_has_no_dlopen \
        --redefine-sym dlsym=tbb_has_no_dlsym --redefine-sym dlclose=tbb_has_no_dlclose "$work/made/lib/libtbb.a"
}
{ build && { [[ $kind != archive ]] || adapt; }; } >"$work/log" 2>&1 ||
    { tail "$work/log" >&2; give_up "oneTBB could not be built"; }
{ rm -rf "$prefix" && mkdir -p "$prefix" && cp -a "$work/made/." "$prefix" && echo "$version" >"$done_for"; } ||
    give_up "no place in $prefix"
