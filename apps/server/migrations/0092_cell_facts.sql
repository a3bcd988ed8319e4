set local lock_timeout = '2s';

-- What a cell says of itself to those who run all of them, over all its tenants: sums and no tenant's rows.
-- Orders of the last seven whole days are read from the counters; those of the last five minutes by their ids,
-- which tell when they were made.
create function alpaca.cell_facts() returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'bytes', pg_database_size(current_database()),
    'ordersADay', (
      select coalesce(sum(c.count), 0) / 7.0 from merchants m
      join order_day_counts c on c.tenant_id = m.tenant_id and c.merchant_id = m.merchant_id
        and c.day >= current_date - 7 and c.day < current_date),
    'ordersAMinute', (
      select coalesce(sum(n.orders), 0) / 5.0 from tenants t cross join lateral (
        select count(*) as orders from orders o where o.tenant_id = t.tenant_id and o.id >= (
          lpad(to_hex(((extract(epoch from now()) - 300) * 1000)::bigint), 12, '0')
            || '00000000000000000000')::uuid
      ) n),
    'transactions', (select xact_commit from pg_stat_database where datname = current_database()),
    'replicas', (select count(*) from pg_stat_replication where state = 'streaming'),
    'replicaLagBytes', (
      select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0) from pg_stat_replication
      where state = 'streaming'),
    'replicaLagSeconds', (
      select coalesce(extract(epoch from max(replay_lag)), 0) from pg_stat_replication
      where state = 'streaming'))
$$;
revoke execute on function alpaca.cell_facts from public;
grant execute on function alpaca.cell_facts to alpaca_app;
