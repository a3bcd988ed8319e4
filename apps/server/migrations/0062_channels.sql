-- Channels and the ranges of their own numbers are set up by people.
alter table channels
  add status text not null default 'inUse' check (status in ('inUse', 'stopped')),
  -- When the carrier last answered a try of the settings that stand here.
  add answered_at timestamptz;

-- Settings that a carrier answered for when somebody tried them; only a hash of them is kept.
create table channel_tries (
  tenant_id uuid not null references tenants,
  settings_hash bytea not null,
  answered_at timestamptz not null default now(),
  primary key (tenant_id, settings_hash)
);
call alpaca.protect_staff_table('channel_tries');
grant select, insert, update on channel_tries to alpaca_app;

alter table number_ranges
  add id uuid not null default gen_random_uuid(),
  add revision integer not null default 1,
  add first bigint,
  -- People are told once fewer are left, and once only until the range changes.
  add warn_below bigint not null default 1000 check (warn_below >= 0),
  add warned_at timestamptz,
  add unique (tenant_id, id);
-- Where a range began was not kept; none began behind its next number.
update number_ranges set first = least(1, next);
alter table number_ranges
  alter first set not null,
  alter first set default 1,
  add check (first >= 0 and first <= next),
  add check (last < 10::numeric ^ digits);
