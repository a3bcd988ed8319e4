set local lock_timeout = '2s';

-- Which version of the directory this database has. At home every change makes the next one; elsewhere it is the
-- one that was copied, and `at` when home was last seen to have no other. Null: nothing was copied yet.
create table directory.copied (
  only_one boolean primary key default true check (only_one),
  version bigint not null,
  at timestamptz
);
insert into directory.copied (version) values (1);

-- The cells that there are; whether new tenants may be placed there.
create table directory.cells (
  name text primary key check (name ~ '^[a-z0-9]{1,16}$'),
  open boolean not null default true
);

-- Who moved where. What is named by a cell that a tenant has left, such as a token, is looked for where it went.
create table directory.moves (
  tenant_id uuid not null,
  version bigint not null,
  from_cell text not null,
  to_cell text not null check (to_cell <> from_cell),
  at timestamptz not null default now(),
  primary key (tenant_id, version)
);
grant select on directory.copied, directory.cells, directory.moves to alpaca_app;

-- One row is the version: whoever changes the directory waits for whoever does at the moment, so versions are
-- seen in the order in which they were made. Told without the relay, because it is changed by deployment and not
-- by the minute, and by hands that belong to no tenant.
create function directory.changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update directory.copied set version = version + 1;
  perform pg_notify('alpaca', '[{"cmd":"directory"}]');
  return null;
end $$;
create trigger changed after insert or update or delete or truncate on directory.tenant_hosts
  for each statement execute function directory.changed();
create trigger changed after insert or update or delete or truncate on directory.cells
  for each statement execute function directory.changed();
create trigger changed after insert or update or delete or truncate on directory.moves
  for each statement execute function directory.changed();

-- From here on these tenants live there. Their hosts lead there, and it is noted from where they came; a tenant
-- without a host, such as a sandbox, is noted alone. Tells the version that says so.
create function directory.place(tenants uuid[], source text, target text) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  next bigint;
begin
  select version + 1 into next from directory.copied for update;
  if exists (select from directory.tenant_hosts where tenant_id = any (tenants) and cell <> source) then
    raise exception 'a tenant does not live in %', source;
  end if;
  insert into directory.moves (tenant_id, version, from_cell, to_cell)
    select distinct tenant, next, source, target from unnest(tenants) tenant;
  update directory.tenant_hosts set cell = target where tenant_id = any (tenants);
  return (select version from directory.copied);
end $$;
revoke execute on function directory.place from public;

-- All of it as of one moment. It is small: some bytes a host.
create function directory.whole() returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'version', (select version from directory.copied),
    'hosts', (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from directory.tenant_hosts h),
    'cells', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from directory.cells c),
    'moves', (select coalesce(jsonb_agg(to_jsonb(m) order by m.version), '[]') from directory.moves m))
$$;

-- Puts what home has in the place of what is here, deletions too. Two that come at once may leave the older one
-- until home is looked at again.
create function directory.take(given jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from directory.copied for update;
  delete from directory.tenant_hosts;
  delete from directory.cells;
  delete from directory.moves;
  insert into directory.tenant_hosts
    select * from jsonb_populate_recordset(null::directory.tenant_hosts, given -> 'hosts');
  insert into directory.cells
    select * from jsonb_populate_recordset(null::directory.cells, given -> 'cells');
  insert into directory.moves
    select * from jsonb_populate_recordset(null::directory.moves, given -> 'moves');
  update directory.copied set version = (given ->> 'version')::bigint, at = clock_timestamp();
end $$;

-- Home was looked at and has this version: false if there is another one here.
create function directory.still(home bigint) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with seen as (
    update directory.copied set at = clock_timestamp() where version = home and at is not null returning true
  )
  select exists (select from seen)
$$;
revoke execute on function directory.changed, directory.take, directory.still from public;
-- Workers bring a copy up to date by the role that looks after every tenant.
grant usage on schema directory to alpaca_sweep;
grant execute on function directory.take, directory.still to alpaca_sweep;
