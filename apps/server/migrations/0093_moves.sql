-- A tenant moves to another cell: who may not be touched here meanwhile, and how far its mover is.
set local lock_timeout = '2s';

create schema moves;
grant usage on schema moves to alpaca_app, alpaca_relay, alpaca_sweep;

-- Tenants that nobody works in here: one that is on its way in, one that is just being handed over, and one that has
-- left and is followed from afar for as long as it may come back.
create table moves.closed (
  tenant_id uuid primary key,
  -- Of a sandbox its tenant: both go together.
  goes_with uuid not null,
  why text not null check (why in ('comes', 'handedOver', 'left')),
  -- All that opening needs is here.
  is_ready boolean not null default false,
  -- When its mover last said that it is at work; silent for too long, workers end the waiting without it.
  heard_at timestamptz not null default now()
);
grant select on moves.closed to alpaca_app, alpaca_relay, alpaca_sweep;

-- Said where the directory is written, before a tenant is handed over, and taken away by whoever decides first: the
-- mover that places it in its new cell, or a worker that has waited for the mover in vain.
create table moves.intended (
  tenant_id uuid primary key,
  to_cell text not null
);
grant select on moves.intended to alpaca_sweep;

-- Kept in the cell that a tenant comes from, from the first row copied to the last one deleted.
create table moves.journal (
  tenant_id uuid primary key,
  -- With its sandbox.
  tenants uuid[] not null,
  from_cell text not null,
  to_cell text not null,
  step text not null check (step in ('copying', 'moved', 'cameBack')),
  begun_at timestamptz not null default now(),
  moved_at timestamptz,
  facts jsonb not null default '{}'
);

-- A row that is replicated like all others: where it has arrived, all that was committed before it has.
create table moves.marks (
  tenant_id uuid primary key,
  mark uuid not null
);

-- Jobs of a tenant between two queues.
create table moves.jobs (
  tenant_id uuid not null,
  id uuid not null,
  job jsonb not null,
  primary key (tenant_id, id)
);

create function moves.refuse() returns void language plpgsql as $$
begin
  raise exception 'the tenant is on its way to another cell' using errcode = 'AX503';
end $$;

-- Every transaction in a tenant begins here. Whoever closes the tenant waits for those that are in it and lets no new
-- one in meanwhile; who comes is told to ask again, and not kept waiting on a connection that others need.
-- Written for speed: the lock is asked without a query, and a path to search would be set and put back each time.
create function moves.enter(tenant uuid) returns void language plpgsql as $$
begin
  if not pg_catalog.pg_try_advisory_xact_lock_shared(4115, pg_catalog.hashtext(tenant::pg_catalog.text)) then
    perform moves.refuse();
  end if;
  if exists (select from moves.closed c where c.tenant_id = tenant) then
    perform moves.refuse();
  end if;
end $$;

-- The same for who only reads, for however long: nobody waits for it to end.
create function moves.look(tenant uuid) returns void language plpgsql stable as $$
begin
  if exists (select from moves.closed c where c.tenant_id = tenant) then
    perform moves.refuse();
  end if;
end $$;
revoke execute on function moves.refuse, moves.enter, moves.look from public;
grant execute on function moves.refuse, moves.enter, moves.look to alpaca_app;

-- Who looks after all tenants at once, deleting, telling and adding up, passes by those that are closed.
create procedure moves.let_be(name regclass, role name) language plpgsql as $$
begin
  execute format(
    'create policy moving on %s as restrictive to %I
       using (tenant_id <> all (array(select c.tenant_id from moves.closed c)))', name, role);
end $$;

do $$
declare
  swept record;
begin
  for swept in
    select format('%I.%I', schemaname, tablename)::regclass as name from pg_policies
    where schemaname = 'public' and policyname = 'sweep'
  loop
    call moves.let_be(swept.name, 'alpaca_sweep');
  end loop;
end $$;
call moves.let_be('outbox', 'alpaca_relay');

create or replace procedure alpaca.let_sweep(name regclass) language plpgsql as $$
begin
  execute format('create policy sweep on %s to alpaca_sweep using (true) with check (false)', name);
  execute format('grant select, delete on %s to alpaca_sweep', name);
  call moves.let_be(name, 'alpaca_sweep');
end $$;

-- What adds up and deletes as the owner takes no row of theirs either.
do $$
declare
  of_others constant text := 'tenant_id <> all (array(select c.tenant_id from moves.closed c))';
  changed record;
  body text;
begin
  for changed in
    select * from (values
      ('alpaca.fold_deliveries(integer)'::regprocedure, 'from delivery_marks limit most', 'from delivery_marks where %s limit most'),
      ('alpaca.fold_failures(integer)', 'from failure_changes limit most', 'from failure_changes where %s limit most'),
      ('alpaca.fold_scans(integer)', 'from scan_changes limit most', 'from scan_changes where %s limit most'),
      ('alpaca.fold_order_counts(integer)', 'from order_count_changes limit most', 'from order_count_changes where %s limit most'),
      ('alpaca.fold_track_counts(integer)', 'from track_count_changes limit most', 'from track_count_changes where %s limit most'),
      ('alpaca.drop_sign_ins(integer)', 'where s.tenant_id = t.tenant_id', 'where s.%s and s.tenant_id = t.tenant_id'),
      ('alpaca.twin_tenants()', 'where t.twin_of is not null', 'where t.%s and t.twin_of is not null')
    ) f (name, had, has)
  loop
    body := replace(pg_get_functiondef(changed.name), changed.had, format(changed.has, of_others));
    if body = pg_get_functiondef(changed.name) then
      raise exception '% is written differently', changed.name;
    end if;
    execute body;
  end loop;
end $$;

create or replace function alpaca.tracking_waits() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id from tenants t
  where t.tenant_id <> all (array(select c.tenant_id from moves.closed c)) and (
    exists (select from track_steps s where s.tenant_id = t.tenant_id)
    or exists (select from track_anew a where a.tenant_id = t.tenant_id)
    or exists (select from track_states s where s.tenant_id = t.tenant_id and s.to_move)
    or exists (select from track_notices n where n.tenant_id = t.tenant_id and n.told_at is null))
$$;

create or replace function alpaca.webhooks_wait() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id from tenants t
  where t.tenant_id <> all (array(select c.tenant_id from moves.closed c)) and (
    exists (select from webhook_events v where v.tenant_id = t.tenant_id and v.body is null)
    or exists (select from webhook_endpoints e where e.tenant_id = t.tenant_id and e.is_on and e.due_at <= now()
      and (e.taken_until is null or e.taken_until < now())))
$$;

-- Takes the jobs of closed tenants out of the queue, those at work too: whoever runs one can write nothing any more,
-- and it is done again where the tenant goes.
create function moves.set_jobs_aside(tenants uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Whoever gives a job back deletes its row and writes another: one that is just being given back is waited for.
  lock table pgboss.job in share row exclusive mode;
  with taken as (
    delete from pgboss.job j
    where j.state < 'completed' and (j.data ->> 'tenantId')::uuid = any (tenants)
    returning j.*
  )
  insert into moves.jobs (tenant_id, id, job)
    select (t.data ->> 'tenantId')::uuid, t.id, to_jsonb(t) from taken t
    on conflict do nothing;
end $$;

-- Opens tenants here, with their jobs; their pages look again. Who has left is opened again only by a mover.
create function moves.open_here(tenants uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into pgboss.job
    select r.* from moves.jobs j,
      jsonb_populate_record(null::pgboss.job, j.job || case j.job ->> 'state'
        when 'active' then '{"state": "retry", "started_on": null, "heartbeat_on": null}'::jsonb else '{}' end) r
    where j.tenant_id = any (tenants)
    on conflict do nothing;
  delete from moves.jobs where tenant_id = any (tenants);
  delete from moves.closed where tenant_id = any (tenants);
  insert into public.outbox (tenant_id, id, message)
    select t, gen_random_uuid(), '{"cmd": "topic"}' from unnest(tenants) t;
end $$;

-- Who has been waiting for its mover for too long.
create function moves.forgotten() returns setof uuid
language sql stable set search_path = pg_catalog, pg_temp as $$
  select distinct c.goes_with from moves.closed c
  where c.heard_at < now() - interval '20 seconds' and (c.why = 'handedOver' or c.is_ready)
$$;

-- Where the directory is written: from here on nobody hands this tenant over unless it has been done. Tells where it
-- lives.
create function moves.give_up(tenant uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from moves.intended where tenant_id = tenant;
  return (select min(h.cell) from directory.tenant_hosts h where h.tenant_id = tenant);
end $$;

-- A worker's part, once it was told where the tenant lives.
create function moves.open_forgotten(tenant uuid, is_here boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  waiting uuid[];
begin
  select array_agg(c.tenant_id) into waiting from (
    select * from moves.closed where goes_with = tenant order by tenant_id for update
  ) c
  where c.heard_at < clock_timestamp() - interval '15 seconds' and (c.why = 'handedOver' or c.is_ready);
  if waiting is null then
    return;
  elsif is_here then
    perform moves.open_here(waiting);
  else
    update moves.closed set is_ready = false, why = case why when 'handedOver' then 'left' else why end
    where tenant_id = any (waiting);
  end if;
end $$;
revoke execute on function moves.set_jobs_aside, moves.open_here, moves.open_forgotten, moves.forgotten, moves.give_up from public;
grant execute on function moves.open_forgotten, moves.forgotten, moves.give_up to alpaca_sweep;
