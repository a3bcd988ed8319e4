#!/usr/bin/env bash
# Installs the languages that examples of the Open API are run in at night; quick when they are there.
set -euo pipefail

missing=()
command -v php >/dev/null || missing+=(php-cli)
command -v javac >/dev/null || missing+=(default-jdk-headless)
if [ ${#missing[@]} = 0 ]; then exit 0; fi
if [ "$(id -u)" != 0 ]; then
  echo "languages: only root may install ${missing[*]}" >&2
  exit 1
fi
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
