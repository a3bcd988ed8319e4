-- Where merchants send money: the tenant's bank accounts and payment codes.
create table bank_infos (
  tenant_id uuid not null references tenants,
  id uuid not null,
  account_type text not null check (account_type in ('company', 'personal')),
  owner text not null,
  account_number text not null,
  bank text not null,
  swift text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sort integer not null default 0,
  is_shown boolean not null default true,
  primary key (tenant_id, id)
);
call alpaca.protect_tenant_table('bank_infos');
grant select on bank_infos to alpaca_app;

create table payment_codes (
  tenant_id uuid not null references tenants,
  id uuid not null,
  pay_method text not null check (pay_method in ('alipay', 'wechat')),
  owner text not null,
  image_url text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sort integer not null default 0,
  is_shown boolean not null default true,
  primary key (tenant_id, id)
);
call alpaca.protect_tenant_table('payment_codes');
grant select on payment_codes to alpaca_app;

-- Money that a merchant says it sent. People confirm it, two of them; online payments confirm
-- themselves.
create table top_ups (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid not null,
  no text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  pay_method text not null check (pay_method in ('alipay', 'wechat', 'bankTransfer', 'offline', 'online')),
  bank_info_id uuid,
  payer_name text not null default '',
  payer_account text not null default '',
  remit_at timestamptz,
  remark text not null default '',
  audit_status text not null default 'pending' check (audit_status in ('pending', 'approved', 'rejected')),
  money_status text not null default 'toBeConfirmed' check (money_status in ('toBeConfirmed', 'arrived', 'notArrived')),
  audit_remark text not null default '',
  submitted_by uuid not null,
  audited_by uuid,
  audited_at timestamptz,
  -- Of an online payment: the provider's name for it.
  payment_ref text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, no),
  unique (tenant_id, payment_ref),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, bank_info_id) references bank_infos,
  foreign key (tenant_id, submitted_by) references users,
  foreign key (tenant_id, audited_by) references users,
  check (pay_method <> 'bankTransfer' or bank_info_id is not null),
  check (payment_ref is null or pay_method = 'online'),
  check (audit_status <> 'approved' or money_status = 'arrived'),
  -- Nobody decides on what they submitted, and nobody decides on an online payment.
  check (audited_by <> submitted_by),
  check (audit_status = 'pending' or (audited_by is null) = (pay_method = 'online'))
);
create index top_ups_merchant on top_ups (tenant_id, merchant_id, created_at desc, id desc);
create index top_ups_created on top_ups (tenant_id, created_at desc, id desc);
create index top_ups_pending on top_ups (tenant_id, created_at desc, id desc) where audit_status = 'pending';
create index top_ups_bank_info on top_ups (tenant_id, bank_info_id);
create index top_ups_submitted on top_ups (tenant_id, submitted_by);
create index top_ups_audited on top_ups (tenant_id, audited_by);
call alpaca.protect_merchant_table('top_ups');
grant select, insert on top_ups to alpaca_app;
grant update (audit_status, money_status, audit_remark, audited_by, audited_at, payment_ref)
  on top_ups to alpaca_app;

-- A merchant's session states; only the tenant's decides.
create function alpaca.guard_top_up() returns trigger language plpgsql as $$
begin
  if current_setting('alpaca.scope', true) = 'merchant'
    and (tg_op = 'UPDATE' or (new.audit_status, new.money_status) <> ('pending', 'toBeConfirmed')) then
    raise exception 'not for a merchant to decide' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger guard before insert or update on top_ups
  for each row execute function alpaca.guard_top_up();

create table top_up_credentials (
  tenant_id uuid not null,
  top_up_id uuid not null,
  file_id uuid not null,
  merchant_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, top_up_id, file_id),
  foreign key (tenant_id, top_up_id) references top_ups,
  foreign key (tenant_id, file_id) references files,
  foreign key (tenant_id, merchant_id) references merchants
);
create index top_up_credentials_file on top_up_credentials (tenant_id, file_id);
create index top_up_credentials_merchant on top_up_credentials (tenant_id, merchant_id);
call alpaca.protect_merchant_table('top_up_credentials');
grant select, insert on top_up_credentials to alpaca_app;

-- Below which balance a merchant wants to hear of it; told once, and again after it was above.
create table balance_alerts (
  tenant_id uuid not null,
  merchant_id uuid not null,
  currency text not null,
  threshold_minor bigint not null,
  is_low boolean not null,
  primary key (tenant_id, merchant_id, currency),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('balance_alerts');
grant select, insert, update, delete on balance_alerts to alpaca_app;

-- A merchant's transactions of one day, currency and kind. Days are the tenant's. With the first and
-- last number of each, so that a filter by day is a range of the ledger's own order.
create table ledger_days (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  currency text not null,
  day date not null,
  kind text not null,
  in_minor bigint not null,
  out_minor bigint not null,
  in_count bigint not null,
  out_count bigint not null,
  first_seq bigint not null,
  last_seq bigint not null,
  primary key (tenant_id, merchant_id, currency, day, kind),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('ledger_days');
grant select on ledger_days to alpaca_app;

-- Writers of one wallet wait for each other already, so its row of today holds up nobody else.
create function alpaca.fold_entries() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_days as d
  select e.tenant_id, e.merchant_id, e.currency, (e.created_at at time zone t.zone)::date, e.kind,
    coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0),
    coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0),
    count(*) filter (where e.amount_minor < 0), count(*) filter (where e.amount_minor > 0),
    min(e.seq), max(e.seq)
  from added e join tenants t on t.tenant_id = e.tenant_id
  where e.kind is not null
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (tenant_id, merchant_id, currency, day, kind) do update set
    in_minor = d.in_minor + excluded.in_minor, out_minor = d.out_minor + excluded.out_minor,
    in_count = d.in_count + excluded.in_count, out_count = d.out_count + excluded.out_count,
    first_seq = least(d.first_seq, excluded.first_seq), last_seq = greatest(d.last_seq, excluded.last_seq);
  return null;
end $$;
create trigger fold after insert on ledger_entries
  referencing new table as added for each statement execute function alpaca.fold_entries();

-- The pages of one kind of transaction; without it a seldom kind is looked for among all others.
create index ledger_entries_kind on ledger_entries (tenant_id, merchant_id, kind, seq desc) where kind is not null;

-- What the days must say, counted anew: for checks, and for a tenant whose zone changes.
create view ledger_days_counted with (security_invoker = true) as
  select e.tenant_id, e.merchant_id, e.currency, (e.created_at at time zone t.zone)::date as day, e.kind,
    coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0)::bigint as in_minor,
    coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0)::bigint as out_minor,
    count(*) filter (where e.amount_minor < 0) as in_count, count(*) filter (where e.amount_minor > 0) as out_count,
    min(e.seq) as first_seq, max(e.seq) as last_seq
  from ledger_entries e join tenants t on t.tenant_id = e.tenant_id
  where e.kind is not null
  group by 1, 2, 3, 4, 5;
grant select on ledger_days_counted to alpaca_app;
