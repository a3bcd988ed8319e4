set local lock_timeout = '2s';

-- How long the oldest message to all nodes has waited to be told; an id tells when it was made.
create function alpaca.relay_lag() returns double precision
language sql stable security definer set search_path = public, pg_temp as $$
  select greatest(0, coalesce(extract(epoch from now()) - min(w.ms) / 1000.0, 0))::double precision
  from tenants t
  cross join lateral (
    select ('x' || left(replace(o.id::text, '-', ''), 12))::bit(48)::bigint as ms
    from outbox o where o.tenant_id = t.tenant_id order by o.id limit 1
  ) w
$$;
revoke execute on function alpaca.relay_lag from public;
grant execute on function alpaca.relay_lag to alpaca_app;

-- What the write-ahead log takes of the disk; null where the schema's owner may not look (ops/postgres/roles.sql).
create function alpaca.wal_bytes() returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not has_function_privilege('pg_ls_waldir()', 'execute') then return null; end if;
  return (select sum(size) from pg_ls_waldir());
end $$;
revoke execute on function alpaca.wal_bytes from public;
grant execute on function alpaca.wal_bytes to alpaca_app;
