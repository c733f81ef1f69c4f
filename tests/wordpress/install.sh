#!/bin/sh
# Installs packages for tests with a real WordPress (tests/wordpress/server.ts) from Debian: WordPress, PHP and
# MariaDB, and nginx for the test of two servers (tests/support/nginx.ts). Needs Debian or a derivative, and root;
# elsewhere it prints a message and changes nothing, and the tests are skipped.
set -eu
trap 'exit 130' INT TERM

missing=''
for package in $(cat "$(dirname "$0")/packages.txt") nginx-light; do
  state=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
  [ "$state" = 'install ok installed' ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo 'wordpress: nothing installed, this is not Debian' >&2
  exit 0
fi
if [ "$(id -u)" -ne 0 ]; then
  echo 'wordpress: nothing installed, that takes root' >&2
  exit 0
fi

# The packages would start Apache and a system MariaDB, which the tests do not use. This file, removed at the end,
# prevents that.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod 755 "$policy"
fi

log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
# $missing is a list.
# shellcheck disable=SC2086
if ! { apt-get update && apt-get install -y --no-install-recommends $missing; } </dev/null >"$log" 2>&1; then
  cat "$log" >&2
  rm -f "$log"
  echo "wordpress: installing$missing failed" >&2
  exit 1
fi
rm -f "$log"
