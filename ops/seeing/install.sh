#!/usr/bin/env bash
# Installs what watches the machines, from Debian: Prometheus and Alertmanager. `npm run seeing` starts them.
set -euo pipefail

missing=()
command -v promtool >/dev/null || missing+=(prometheus)
command -v prometheus-alertmanager >/dev/null || missing+=(prometheus-alertmanager)
if [ ${#missing[@]} = 0 ]; then exit 0; fi
exec bash "$(dirname "$0")/../install.sh" prometheus prometheus-alertmanager -- "${missing[@]}"
