-- What a new merchant has come through. It stays so, whatever becomes of what it was done with: a
-- balance is spent, a trial is forgotten after a day.
create table first_steps (
  tenant_id uuid not null,
  merchant_id uuid not null,
  key text not null check (key <> ''),
  reached_at timestamptz not null default now(),
  primary key (tenant_id, merchant_id, key),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('first_steps');
grant select, insert on first_steps to alpaca_app;
