#!/bin/sh
# Installs missing packages for tests: Chromium with its headless build for browser tests, Firefox and WebKit for the
# core journey, WordPress with PHP and MariaDB for tests of the content service. Needs Debian or a derivative, and
# root; elsewhere it changes nothing, and tests without their packages are skipped with a message.
set -eu
here=$(dirname "$0")

has_chromium() {
  [ -n "${CHROMIUM_PATH:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
    command -v google-chrome >/dev/null 2>&1
}

if [ "$(uname)" = Linux ] && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  if ! has_chromium; then
    echo 'Installing Chromium for the browser tests …'
    log=$(mktemp)
    if ! { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } </dev/null >"$log" 2>&1; then
      cat "$log" >&2
      exit 1
    fi
    rm -f "$log"
  fi
  if [ -z "${CHROMIUM_PATH:-}" ] && [ -x /usr/bin/chromium ] && ! [ -x /usr/bin/chromium-headless-shell ]; then
    # Only in Chromium's version: without the headless build, tests use Chromium and take longer.
    version=$(dpkg-query -W -f '${Version}' chromium 2>/dev/null || true)
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "chromium-headless-shell${version:+=$version}"; } </dev/null >/dev/null 2>&1 ||
      echo 'No chromium-headless-shell: the browser tests take longer.'
  fi
  sh "$here/../browsers/install.sh"
  echo 'Looking for the packages of the WordPress tests …'
  sh "$here/../wordpress/install.sh"
fi
