#!/bin/sh
# Installs what the real-WordPress tests need (tests/wordpress/server.ts) from Debian's own packages: WordPress, PHP and
# MariaDB, and nginx for the test of two servers (tests/support/nginx.ts): half a minute on a fresh machine, at once where they are there already.
# Needs Debian (or a relative with apt-get) and root; elsewhere it changes nothing, says why, and
# succeeds: the tests that want WordPress then report themselves as skipped.
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

# The packages bring Apache and a system MariaDB. Neither is wanted: the tests start their own server
# in a scratch folder. This is the file by which Debian lets one say so; it goes again at the end.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod 755 "$policy"
fi

log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
# $missing is a list of words on purpose.
# shellcheck disable=SC2086
if ! { apt-get update && apt-get install -y --no-install-recommends $missing; } </dev/null >"$log" 2>&1; then
  cat "$log" >&2
  rm -f "$log"
  echo "wordpress: installing$missing failed" >&2
  exit 1
fi
rm -f "$log"
