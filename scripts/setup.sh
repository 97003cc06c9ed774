#!/usr/bin/env bash
# Install what tabkeeper needs, and only what is missing (Debian 12/13, Ubuntu 24.04).
#
#   scripts/setup.sh [format] [lint] [peers] [bench] [web] [coverage] [fuzz]
#
# No argument: the build's own dependencies.  Each group adds to them:
#   format  clang-format            lint   clang-tidy, cppcheck
#   peers   clingo, SWI-Prolog      bench  Google Benchmark, and the peers
#   web     Chromium, Node.js, npm  coverage  gcovr
#   fuzz    clang with libFuzzer and the sanitizers
set -euo pipefail

# package=probe, where a probe is a command or, with a slash, a header.  Probing
# files rather than packages accepts hand-installed tools, and starts no process
# when everything is there: every make target can afford to come here first.
wanted=('g++=g++' cmake=cmake ninja-build=ninja
        libtbb-dev=oneapi/tbb.h libcli11-dev=CLI/CLI.hpp
        catch2=catch2/ nlohmann-json3-dev=nlohmann/json.hpp)
peers=(gringo=clingo swi-prolog-nox=swipl)
phmap=libparallel-hashmap-dev
# Debian 12 has the runtime of its clang under the compiler's version only.
clang_runtime=libclang-rt-dev libfuzzer=libclang_rt.fuzzer
if grep -qs '^VERSION_CODENAME=bookworm' /etc/os-release; then clang_runtime=libclang-rt-14-dev; fi

for group in "$@"; do
    case $group in
    format) wanted+=(clang-format=clang-format) ;;
    lint)   wanted+=(clang-tidy=clang-tidy cppcheck=cppcheck) ;;
    peers)  wanted+=("${peers[@]}") ;;
    coverage) wanted+=(gcovr=gcovr) ;;
    web)    wanted+=(chromium=chromium nodejs=node npm=npm) ;;
    fuzz)   wanted+=(clang=clang++ "$clang_runtime=$libfuzzer") ;;
    bench)  wanted+=(libbenchmark-dev=benchmark/benchmark.h "${peers[@]}") ;;
    *) echo "usage: ${0##*/} [format] [lint] [peers] [bench] [web] [coverage] [fuzz]" >&2; exit 2 ;;
    esac
done

present() {
    case $1 in
    "$libfuzzer") compgen -G "/usr/lib/llvm-*/lib/clang/*/lib/linux/$1-*.a" >/dev/null ;;
    */*) [[ -e /usr/include/$1 || -e /usr/local/include/$1 ]] ;;
    *)   command -v "$1" >/dev/null ;;
    esac
}
missing=() tmp=
want() { present "${1#*=}" || missing+=("${1%%=*}"); }
in_apt() { apt-cache show "$1" >/dev/null 2>&1; }
still_missing() { local all=("${missing[@]}" ${need_phmap:+"$phmap"}); echo "${all[*]}"; }
done_if_complete() { if [[ ${#missing[@]} == 0 && ! $need_phmap ]]; then exit 0; fi; }

# The way out where no package exists: CMake clones a pinned commit.
fetch_phmap() {
    echo "setup: no package $phmap here: CMake will fetch it"
    need_phmap=
    want git=git
    [[ -e /etc/ssl/certs/ca-certificates.crt ]] || missing+=(ca-certificates)
}

give_up() {
    if [[ $tmp ]]; then grep '^E:' "$tmp/errors" | head -n 2 >&2 || true; fi
    echo "setup: $1; install by hand, then try again: $(still_missing)" >&2
    if [[ $need_phmap && $system == debian12 ]]; then
        echo "setup: ($phmap is not in Debian 12; the .deb of Debian 13 fits)" >&2
    fi
    exit 1
}

# Debian 12 has no parallel-hashmap.  The next release's package is headers only
# and depends on nothing; it comes through an apt state of its own, so that the
# system's sources and package lists stay as they are.
install_phmap_from_trixie() {
    local keys=/usr/share/keyrings mirror
    # apt's own reading of its sources, whatever their format and options.
    # shellcheck disable=SC2016  # $(...) is apt's notation
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' \
                 'Origin: Debian' 'Codename: bookworm' 'Component: main' | head -n 1)
    [[ $mirror ]] || return
    # Keyrings from before 2025 do not know trixie.
    [[ -e $keys/debian-archive-trixie-stable.gpg ]] ||
        "${apt[@]}" install debian-archive-keyring || return

    mkdir -p "$tmp"/{lists,cache,deb}/partial
    chmod 755 "$tmp"  # apt downloads as a user of its own
    if [[ $EUID == 0 ]]; then chown _apt "$tmp/deb"; fi
    echo "deb [signed-by=$keys/debian-archive-keyring.gpg] $mirror trixie main" >"$tmp/sources.list"
    local private=(apt-get "${options[@]}"
        -o Dir::Etc::sourcelist="$tmp/sources.list" -o Dir::Etc::sourceparts=/dev/null
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null
        -o Dir::State="$tmp" -o Dir::State::lists="$tmp/lists" -o Dir::State::status=/dev/null
        -o Dir::Cache="$tmp/cache" -o Acquire::Languages=none
        -o APT::Default-Release= -o APT::Update::Error-Mode=any)
    "${private[@]}" update &&
        (cd "$tmp/deb" && "${private[@]}" download "$phmap") &&
        "${as_root[@]}" dpkg -i "$tmp/deb/$phmap"_*.deb
}

for entry in "${wanted[@]}"; do want "$entry"; done
need_phmap=yes
if present parallel_hashmap/phmap.h; then need_phmap=; fi
done_if_complete

# shellcheck source=/dev/null
system=$(. /etc/os-release 2>/dev/null && echo "${ID-}${VERSION_ID-}") || system=unknown
command -v apt-get >/dev/null || give_up "no apt-get here"
if [[ $need_phmap && ${#missing[@]} == 0 && $system != debian* ]] && ! in_apt "$phmap"; then
    fetch_phmap
    done_if_complete
fi

as_root=(env DEBIAN_FRONTEND=noninteractive)
if [[ $EUID != 0 ]]; then
    command -v sudo >/dev/null || give_up "not root, and no sudo"
    # sudo drops the environment, and a proxy may be set only there.
    as_root=(sudo "${as_root[@]}" ${http_proxy:+"http_proxy=$http_proxy"}
             ${https_proxy:+"https_proxy=$https_proxy"})
fi
# Wait for another apt at work rather than fail; do not wait for a dead network.
options=(-qq -o DPkg::Lock::Timeout=300 -o Acquire::Retries=1)
apt=("${as_root[@]}" apt-get "${options[@]}")
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

echo "setup: installing $(still_missing)"
# One dead third-party source is no reason to stop.
"${apt[@]}" update 2>>"$tmp/errors" || true

from_trixie=
if [[ $need_phmap ]]; then
    if in_apt "$phmap"; then missing+=("$phmap") need_phmap=
    elif [[ $system == debian12 ]]; then from_trixie=yes
    else fetch_phmap
    fi
fi
if [[ ${#missing[@]} != 0 ]]; then
    "${apt[@]}" install --no-install-recommends "${missing[@]}" 2>>"$tmp/errors" ||
        give_up "apt-get failed (no network?)"
    missing=()
fi
if [[ $from_trixie ]]; then
    install_phmap_from_trixie 2>>"$tmp/errors" || give_up "no $phmap from Debian 13 (no network?)"
fi
