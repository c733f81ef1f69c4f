#!/bin/sh
# Installs what the tests need and the machine lacks: Chromium for the browser tests (and its build without windows,
# which does the same at half the work), Firefox and WebKit for the core journey, WordPress with PHP and MariaDB for the tests against the real content service. Needs Debian (or a relative) and root; elsewhere it
# changes nothing, and the tests that lack something say so and are skipped.
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
    # Of the same version as Chromium, or not at all: without it the tests run in Chromium and take longer.
    version=$(dpkg-query -W -f '${Version}' chromium 2>/dev/null || true)
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "chromium-headless-shell${version:+=$version}"; } </dev/null >/dev/null 2>&1 ||
      echo 'No chromium-headless-shell: the browser tests take longer.'
  fi
  sh "$here/../browsers/install.sh"
  echo 'Looking for the packages of the WordPress tests …'
  sh "$here/../wordpress/install.sh"
fi
