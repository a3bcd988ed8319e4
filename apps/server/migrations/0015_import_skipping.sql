alter table imports
  -- Rows that somebody has left out; they are neither good nor bad.
  add column skipped integer not null default 0,
  -- The file's columns with a text in any row; null where it was read before this was kept.
  add column filled jsonb;

alter table import_rows drop constraint import_rows_outcome_check;
alter table import_rows add constraint import_rows_outcome_check
  check (outcome in ('waiting', 'open', 'committed', 'refused', 'skipped'));
create index import_rows_skipped on import_rows (tenant_id, import_id, row_no) where state = 'skipped';

create or replace function alpaca.count_import_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update imports i set
      total = i.total + c.total, valid = i.valid + c.valid, bad = i.bad + c.bad,
      repeated = i.repeated + c.repeated, committed = i.committed + c.committed
    from (select tenant_id, import_id, count(*) as total,
            count(*) filter (where state = 'valid') as valid,
            count(*) filter (where state in ('bad', 'refused')) as bad,
            count(*) filter (where repeated) as repeated,
            count(*) filter (where state = 'committed') as committed
          from new_rows group by tenant_id, import_id) c
    where i.tenant_id = c.tenant_id and i.id = c.import_id;
  else
    update imports i set
      valid = i.valid + c.valid, bad = i.bad + c.bad, skipped = i.skipped + c.skipped,
      repeated = i.repeated + c.repeated, committed = i.committed + c.committed
    from (select tenant_id, import_id,
            sum(sign) filter (where state = 'valid') as valid,
            sum(sign) filter (where state in ('bad', 'refused')) as bad,
            sum(sign) filter (where state = 'skipped') as skipped,
            sum(sign) filter (where repeated) as repeated,
            sum(sign) filter (where state = 'committed') as committed
          from (select tenant_id, import_id, state, repeated, 1 as sign from new_rows
                union all select tenant_id, import_id, state, repeated, -1 from old_rows) changed
          group by tenant_id, import_id) t
    cross join lateral (select coalesce(t.valid, 0) as valid, coalesce(t.bad, 0) as bad,
            coalesce(t.skipped, 0) as skipped, coalesce(t.repeated, 0) as repeated,
            coalesce(t.committed, 0) as committed) c
    where i.tenant_id = t.tenant_id and i.id = t.import_id
      and (c.valid, c.bad, c.skipped, c.repeated, c.committed) <> (0, 0, 0, 0, 0);
  end if;
  return null;
end $$;
