# A thin front end: scripts/setup.sh installs what is missing, CMakePresets.json
# says how to build.  `make help` lists the targets.

.DEFAULT_GOAL := build
.NOTPARALLEL:  # the tools below spread over the cores by themselves
LEVEL ?= levels/warehouse17.asp
INSTANCES ?= levels
LIMIT ?= 10s
MINUTES ?= 60
SEED ?= $(shell date +%s)000000
SECONDS ?= 60
jobs  := $(shell nproc)
dirs   = $(wildcard src include tests bench)
cpp    = $(shell find $(dirs) -name '*.cpp')
code   = $(cpp) $(shell find $(dirs) -name '*.hpp')

# $(call tested,PRESET,DIR): configure, build everything, run the tests.
define tested
	cmake --preset $(1) $(3)
	cmake --build $(2) --parallel $(jobs)
	ctest --test-dir $(2) --output-on-failure -j$(jobs)
endef

.PHONY: run
run: build ## build, then solve LEVEL (default levels/warehouse17.asp)
	@build/tabkeeper $(LEVEL); code=$$?; \
	 test $$code -eq 30 || { echo "tabkeeper exited with $$code, not 30 (optimum proved)" >&2; exit 1; }

.PHONY: build
build: setup-archive ## build the optimised program, build/tabkeeper (the default)
	cmake --preset release
	cmake --build build --parallel $(jobs) --target tabkeeper_program

.PHONY: test
test: setup-archive ## build in release mode and run all tests
	$(call tested,release,build)

.PHONY: test-asan
test-asan: setup ## the tests under AddressSanitizer and UBSan
	$(call tested,asan-ubsan,build-asan)

.PHONY: test-tsan
test-tsan: setup ## the tests under ThreadSanitizer, with oneTBB instrumented, too
	scripts/own_tbb.sh instrumented build-tsan/tbb
	$(call tested,tsan,build-tsan,-DTBB_DIR=$(CURDIR)/build-tsan/tbb/lib/cmake/TBB)

# At the first finding, not at the end: a test may kill the program, or not look at how it ended.
test-tsan test-tsan-ci: export TSAN_OPTIONS = halt_on_error=1

# The parts of the two that fit a CI run, and only what they need is built; docs/trust.md says why
# these. $(call tested_part,PRESET,DIR,PROGRAMS,LIST[,CMAKE ARGUMENTS[,CTEST ARGUMENTS]])
define tested_part
	cmake --preset $(1) $(5)
	cmake --build $(2) --parallel $(jobs) --target $(3)
	scripts/test_part.sh $(4) $(2) -j$(jobs) $(6)
endef

.PHONY: test-asan-ci
test-asan-ci: setup ## the parts of test-asan that CI runs: all readers, commands and units but the slowest two
	$(call tested_part,asan-ubsan,build-asan,test_formats test_unit test_cli,\
	    without tests/parts/slow.txt,,-R '^(test_formats|test_unit|test_cli):')

.PHONY: test-tsan-ci
test-tsan-ci: setup ## the parts of test-tsan that CI runs: whatever has more than one thread
	scripts/own_tbb.sh instrumented build-tsan/tbb
	$(call tested_part,tsan,build-tsan,test_unit test_cli test_agreement,\
	    only tests/parts/threads.txt,-DTBB_DIR=$(CURDIR)/build-tsan/tbb/lib/cmake/TBB)

# Counters of a former run would be added to, and those of lines that have moved are wrong. The two tests that ask the
# oracle for minutes take more than ten minutes here.
.PHONY: coverage
coverage: setup-coverage ## which lines of src the tests reach: build-coverage/coverage/index.html
	cmake --preset coverage
	cmake --build build-coverage --parallel $(jobs)
	find build-coverage -name '*.gcda' -delete
	scripts/test_part.sh without tests/parts/slow.txt build-coverage -j$(jobs)
	mkdir -p build-coverage/coverage
	gcovr --root . --filter src/ --object-directory build-coverage -j $(jobs) \
	    --html-details build-coverage/coverage/index.html --txt build-coverage/coverage/lines.txt \
	    --print-summary --fail-under-line 90

# $(call fuzzed,SECONDS): build the libFuzzer programs and run each for so long.
define fuzzed
	cmake --preset fuzz
	cmake --build build-fuzz --parallel $(jobs) --target fuzz
	scripts/fuzz.sh $(1)
endef

.PHONY: fuzz
ifeq ($(origin MINUTES),file)
fuzz: MINUTES = 10
endif
fuzz: setup setup-fuzz ## every fuzz target for MINUTES (default 10), with ASan and UBSan
	$(call fuzzed,$$(( $(MINUTES) * 60 )))

.PHONY: fuzz-ci
fuzz-ci: export FUZZ_SEED = 1
fuzz-ci: setup setup-fuzz ## the same for SECONDS each (default 60), from the seeds on
	$(call fuzzed,$(SECONDS))

playwright := tests/web/node_modules/playwright-core
$(playwright): tests/web/package.json
	npm install --prefix tests/web --no-package-lock --no-audit --no-fund
	@touch $@

.PHONY: test-web
test-web: build setup-web $(playwright) ## the tests of the pages, in Chromium; screenshots in build/web
	node tests/web/run.mjs

.PHONY: pictures
pictures: build setup-web $(playwright) ## the same; the screenshots that the docs show are taken anew
	TABKEEPER_PICTURES=$(CURDIR)/docs/images node tests/web/run.mjs

.PHONY: bench
bench: setup-bench setup-archive ## micro-benchmarks, fingerprint, comparison with peers on INSTANCES (default levels)
	cmake --preset release -DTABKEEPER_BENCHMARKS=ON
	cmake --build build --parallel $(jobs) --target tabkeeper_program micro_bench
	build/bench/micro_bench
	build/tabkeeper bench
	build/tabkeeper compare $(INSTANCES) --threads 1,2 --runs 3 --time-limit $(LIMIT)

.PHONY: compare
compare: build setup-peers ## beside SWI-Prolog and clingo on INSTANCES; the page is build/compare/index.html
	@mkdir -p build/compare
	build/tabkeeper compare $(INSTANCES) --runs 3 --time-limit $(LIMIT) --force \
	    --export-html build/compare/index.html --export-csv build/compare/rows.csv \
	    --export-json build/compare/all.json --export-markdown build/compare/all.md

.PHONY: confirm
confirm: setup-peers setup-archive ## have the oracle, clingo and SWI-Prolog confirm every row of tables/optimum.csv
	cmake --preset release
	cmake --build build --parallel $(jobs) --target test_agreement
	TABKEEPER_ORACLE_STATES=20000000 build/tests/test_agreement "the oracle confirms*"
	tables/confirm.sh
	tables/confirm_prolog.sh

.PHONY: soak
soak: setup-peers setup-archive ## random instances in all ways against oracle and peers, for MINUTES (default 60) from SEED on
	cmake --preset release
	cmake --build build --parallel $(jobs) --target soak tabkeeper_program
	build/tests/soak --minutes $(MINUTES) --seed $(SEED) --workers $(jobs) --peers-in 40 \
	    --killed-in 100

.PHONY: kills
kills: build ## twenty runs killed with KILL at random moments and resumed, and what that kept
	scripts/kills.sh

.PHONY: limits
limits: build ## table space against peak RSS from 64K to 4G: minutes, and 4 GiB of memory
	scripts/limit_table.sh

.PHONY: format
format: setup-format ## reformat the sources
	clang-format -i $(code)

.PHONY: format-check
format-check: setup-format ## fail if a source file is not formatted
	@clang-format --dry-run --Werror $(code)

.PHONY: lint
lint: setup-lint ## clang-tidy and cppcheck
	cmake --preset dev
	printf '%s\n' $(filter-out bench/%,$(cpp)) | xargs -P $(jobs) -n 1 clang-tidy --quiet -p build-dev
	cppcheck --quiet --std=c++20 --language=c++ --inline-suppr -I include \
	    --enable=warning,performance,portability --error-exitcode=1 -j $(jobs) src

.PHONY: setup
setup: ## install what the build needs and is missing
	@scripts/setup.sh

# For a program that starts faster. Where it cannot be had, a line says so and the program is linked without.
.PHONY: setup-archive
setup-archive: setup
	@scripts/own_tbb.sh archive build-tbb

setup-%:
	@scripts/setup.sh $*

.PHONY: clean
clean: ## remove the build directories
	rm -rf build build-*/

.PHONY: help
help: ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 14
