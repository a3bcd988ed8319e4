#!/usr/bin/env bash
# Makes a small authority and a certificate for each name=addresses given, in a folder of its own:
#   certificates.sh <folder> pg1=127.0.0.11,127.0.0.1 … client=
# What is there already stays; who wants others empties the folder. The authority's key signs for as
# long as the folder lives: in production it belongs on a machine of its own.
set -euo pipefail
cd "$1"
shift
umask 077

days=825
new_key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }

if [ ! -e ca.crt ]; then
  new_key ca.key
  openssl req -x509 -new -key ca.key -sha256 -days 3650 -subj '/CN=Alpaca cluster' \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' \
    -addext 'keyUsage=critical,keyCertSign,cRLSign' -out ca.crt
  chmod 644 ca.crt
fi

for each in "$@"; do
  name=${each%%=*}
  if [ -e "$name.pem" ]; then continue; fi
  names="DNS:$name"
  IFS=, read -ra addresses <<<"${each#*=}"
  for address in "${addresses[@]}"; do names+=",IP:$address"; done
  new_key "$name.key"
  openssl req -new -key "$name.key" -subj "/CN=$name" -out "$name.csr"
  # Each of them is server and client: machines ask each other.
  openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -sha256 \
    -days "$days" -out "$name.crt" -extfile <(
      printf 'basicConstraints=CA:FALSE\nkeyUsage=digitalSignature\n'
      printf 'extendedKeyUsage=serverAuth,clientAuth\nsubjectAltName=%s\n' "$names"
    ) 2>/dev/null
  rm "$name.csr"
  # HAProxy wants both in one; written last, so that its being there says that all is.
  cat "$name.crt" "$name.key" >"$name.pem"
done
