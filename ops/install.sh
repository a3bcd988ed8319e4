#!/usr/bin/env bash
# Installs Debian's packages for whoever starts their programs by hand: their own services neither start now nor
# with the machine. Told the services, then `--`, then the packages.
set -euo pipefail

units=()
while [ "$1" != -- ]; do
  units+=("$1")
  shift
done
shift
if [ "$(id -u)" != 0 ]; then
  echo "only root may install $*" >&2
  exit 1
fi

# Debian asks this file before a package may start its service; one that was there comes back.
policy=/usr/sbin/policy-rc.d
kept=
if [ -e "$policy" ]; then
  kept=$(mktemp)
  cp -p "$policy" "$kept"
fi
restore_policy() {
  if [ -n "$kept" ]; then mv "$kept" "$policy"; else rm -f "$policy"; fi
}
trap restore_policy EXIT
printf '#!/bin/sh\nexit 101\n' >"$policy"
chmod 755 "$policy"

apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"

if command -v systemctl >/dev/null; then systemctl mask "${units[@]}"; fi
