#!/bin/sh
# Installs the packages of the tests in Firefox and WebKit. Needs Debian or a derivative, and root; elsewhere it prints
# a message and changes nothing, and the tests of a missing engine are skipped.
set -eu

missing=''
for package in firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-gtk-3.0 gir1.2-webkit2-4.1; do
  state=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
  [ "$state" = 'install ok installed' ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" -ne 0 ]; then
  echo "browsers: skipped what needs$missing: installing takes apt-get and root" >&2
  exit 0
fi

echo 'Installing Firefox and WebKit …'
log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
# $missing is a list.
# shellcheck disable=SC2086
if ! { apt-get update && apt-get install -y --no-install-recommends $missing; } </dev/null >"$log" 2>&1; then
  cat "$log" >&2
  rm -f "$log"
  echo "browsers: installing$missing failed" >&2
  exit 1
fi
rm -f "$log"
