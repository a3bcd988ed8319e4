#!/usr/bin/env bash
# Installs what a cell of several machines runs on, from Debian: Patroni, etcd, HAProxy, pgBackRest.
# Their own services neither start now nor with the machine: `npm run ha` starts what it needs.
set -euo pipefail

units=(patroni etcd haproxy)

declare -A package_of=(
  [patroni]=patroni [etcd]=etcd-server [etcdctl]=etcd-client [haproxy]=haproxy
  [pgbackrest]=pgbackrest [openssl]=openssl
)
missing=()
for program in "${!package_of[@]}"; do
  command -v "$program" >/dev/null || missing+=("${package_of[$program]}")
done
# Patroni speaks to etcd through it and only suggests it.
/usr/bin/python3 -c 'import etcd' 2>/dev/null || missing+=(python3-etcd)
if [ ${#missing[@]} = 0 ]; then exit 0; fi
if [ "$(id -u)" != 0 ]; then
  echo "ha: only root may install ${missing[*]}" >&2
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
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"

if command -v systemctl >/dev/null; then systemctl mask "${units[@]}"; fi
