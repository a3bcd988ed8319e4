#!/usr/bin/env bash
# Installs what a cell of several machines runs on, from Debian: Patroni, etcd, HAProxy, pgBackRest.
# `npm run ha` starts what it needs.
set -euo pipefail

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
exec bash "$(dirname "$0")/../install.sh" patroni etcd haproxy -- "${missing[@]}"
