#!/bin/bash
# Run once by the postgres image, as superuser, when its volume is empty.
set -euo pipefail

psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --file /alpaca/roles.sql

# Passwords go through psql variables, which quote them.
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set migrate="$ALPACA_MIGRATE_PASSWORD" --set app="$ALPACA_APP_PASSWORD" \
  --set worker="$ALPACA_WORKER_PASSWORD" \
  --set relay="$ALPACA_RELAY_PASSWORD" --set sweep="$ALPACA_SWEEP_PASSWORD" <<'SQL'
alter role alpaca_migrate password :'migrate';
alter role alpaca_app password :'app';
alter role alpaca_worker password :'worker';
alter role alpaca_relay password :'relay';
alter role alpaca_sweep password :'sweep';
create database alpaca owner alpaca_migrate template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
