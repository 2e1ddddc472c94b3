#!/bin/sh
# Make .venv if there is none, and install what requirements/$1.txt pins ($1: play or test).
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "$*" >&2
    exit 1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# Install Debian packages where that is possible without asking anybody.
debian_install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    echo "Installing $* ..."
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update && apt-get -qq install --no-upgrade --no-install-recommends "$@" >/dev/null
}

make_venv() {
    if [ -z "${PYTHON:-}" ]; then
        for PYTHON in python3 python3.14 python3.13 python3.12 python3.11 python; do
            is_new_enough "$PYTHON" && break
        done
    fi
    is_new_enough "$PYTHON" || fail "Fathom needs Python 3.11 or newer, and '$PYTHON' is" \
        "$("$PYTHON" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || echo not there)." \
        "If there is one elsewhere: make PYTHON=/path/to/python"
    venv=$("$PYTHON" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || debian_install "$venv" ||
        fail "This Python cannot make virtual environments. On Debian or Ubuntu: apt install $venv"
    echo "Setting up .venv with $("$PYTHON" --version) ..."
    "$PYTHON" -m venv --clear .venv
    pwd -P >.venv/here
}

.venv/bin/python -m pip --version >/dev/null 2>&1 || make_venv

# The user's pip settings hold (mirrors, certificates), but for those that cannot work here.
export PIP_USER=0 PIP_REQUIRE_HASHES=0 PIP_DISABLE_PIP_VERSION_CHECK=1
echo "Installing what requirements/$1.txt names ..."
.venv/bin/python -m pip install --quiet --require-hashes -r "requirements/$1.txt"
FATHOM_COMPILE=0 .venv/bin/python -m pip install --quiet --no-deps --no-build-isolation -e .

can_compile() {
    .venv/bin/python -c 'import setup; raise SystemExit(setup.obstacle())' 2>/dev/null
}

has_postgresql() {
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

if [ "$1" = test ]; then
    can_compile || debian_install gcc libc6-dev || true
    can_compile || debian_install "lib$(basename "$(readlink -f .venv/bin/python)")-dev" || true
    has_postgresql || debian_install postgresql || true
    command -v redis-server >/dev/null || debian_install redis-server || true
    command -v chromium >/dev/null || debian_install chromium || true
    command -v ip >/dev/null || debian_install iproute2 || true
    ls /usr/lib/*/faketime >/dev/null 2>&1 || debian_install libfaketime || true
fi
