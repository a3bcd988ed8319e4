-- What the nightly look at the books found, of each tenant the last time. The worker that looks has
-- no page of measurements; an api node tells it with its own.
create table book_checks (
  tenant_id uuid primary key references tenants,
  checked_at timestamptz not null default now(),
  faults integer not null check (faults >= 0)
);
call alpaca.protect_tenant_table('book_checks');
grant select, insert on book_checks to alpaca_app;
grant update (checked_at, faults) on book_checks to alpaca_app;

-- Of every tenant of the cell, for whoever watches all of them: how many and when, and nothing else.
create function alpaca.told_book_checks() returns table (tenant text, faults integer, checked_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.code, c.faults, c.checked_at from book_checks c join tenants t using (tenant_id)
$$;
revoke execute on function alpaca.told_book_checks from public;
grant execute on function alpaca.told_book_checks to alpaca_app;
