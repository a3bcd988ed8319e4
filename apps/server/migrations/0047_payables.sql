-- What the tenant owes: bills of carriers, airlines, brokers and truckers, what each parcel bears of them, and a
-- ledger of its own under the rules of the wallets': double entry, written once, never changed.
create table payees (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  due_days smallint not null check (due_days between 0 and 365),
  -- What its sheets call our fields, by their headings: remembered from the last one.
  headings jsonb not null default '{}',
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
call alpaca.protect_staff_table('payees');
grant select, insert, update on payees to alpaca_app;

create table payment_runs (
  tenant_id uuid not null,
  id uuid not null,
  run_no text not null,
  payee_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'asked' check (state in ('asked', 'approved', 'paid', 'rejected', 'takenBack')),
  note text not null default '',
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  remark text not null default '',
  paid_by uuid,
  paid_day date,
  reference text not null default '',
  revision integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, run_no),
  foreign key (tenant_id, payee_id) references payees,
  foreign key (tenant_id, asked_by) references users,
  foreign key (tenant_id, decided_by) references users,
  foreign key (tenant_id, paid_by) references users,
  -- Two people let money go, whatever the screen says.
  check (decided_by <> asked_by),
  check ((state in ('approved', 'paid', 'rejected')) = (decided_by is not null)),
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'paid') = (paid_by is not null and paid_day is not null and reference <> ''))
);
create index payment_runs_payee on payment_runs (tenant_id, payee_id);
create index payment_runs_asked on payment_runs (tenant_id, asked_by);
create index payment_runs_decided on payment_runs (tenant_id, decided_by);
create index payment_runs_paid on payment_runs (tenant_id, paid_by);
create index payment_runs_listed on payment_runs (tenant_id, (state in ('asked', 'approved')) desc, asked_at desc, id desc);
call alpaca.protect_staff_table('payment_runs');
grant select, insert (tenant_id, id, run_no, payee_id, currency, amount_minor, note, asked_by) on payment_runs to alpaca_app;
grant update (state, decided_by, decided_at, remark, paid_by, paid_day, reference, revision) on payment_runs to alpaca_app;

-- A corrected bill is a new version, never a change of the old one.
create table carrier_bills (
  tenant_id uuid not null,
  id uuid not null,
  payee_id uuid not null,
  bill_no text not null,
  version smallint not null check (version > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  bill_day date not null,
  due_day date not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'posted', 'paid', 'replaced', 'discarded')),
  -- Known once it is booked.
  line_count integer not null default 0,
  total_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  -- What its lines say, so that the same bill is not booked again as a correction.
  content text not null default '',
  run_id uuid,
  posted_by uuid,
  posted_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, payee_id, bill_no, version),
  foreign key (tenant_id, payee_id) references payees,
  foreign key (tenant_id, run_id) references payment_runs,
  foreign key (tenant_id, posted_by) references users,
  foreign key (tenant_id, created_by) references users,
  check (bill_day <= due_day),
  check (state in ('open', 'discarded') or posted_at is not null)
);
-- One version at a time is owed, and one at a time is worked on.
create unique index carrier_bills_owed on carrier_bills (tenant_id, payee_id, bill_no) where state in ('posted', 'paid');
create unique index carrier_bills_begun on carrier_bills (tenant_id, payee_id, bill_no) where state = 'open';
create index carrier_bills_listed on carrier_bills (tenant_id, state, created_at desc, id desc);
create index carrier_bills_run on carrier_bills (tenant_id, run_id) where run_id is not null;
create index carrier_bills_posted_by on carrier_bills (tenant_id, posted_by);
create index carrier_bills_created_by on carrier_bills (tenant_id, created_by);
call alpaca.protect_staff_table('carrier_bills');
grant select, insert, update on carrier_bills to alpaca_app;

create table bill_lines (
  tenant_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  -- Where it stands on the bill, as its payee numbers it.
  line_no text not null,
  -- In the order in which it came in.
  seq bigint generated always as identity,
  number text not null,
  fee text not null,
  amount_minor bigint not null,
  weight_g bigint check (weight_g > 0),
  share_by text not null check (share_by in ('weight', 'piece', 'value')),
  words text not null default '',
  state text not null check (state in ('matched', 'unknown', 'aside')),
  parcels integer not null default 0,
  -- The line that billed the same parcel for the same before.
  twice_of uuid,
  aside_note text not null default '',
  revision integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, bill_id, line_no),
  foreign key (tenant_id, bill_id) references carrier_bills,
  foreign key (tenant_id, twice_of) references bill_lines
);
create index bill_lines_seq on bill_lines (tenant_id, bill_id, seq);
create index bill_lines_unknown on bill_lines (tenant_id, seq) where state = 'unknown';
create index bill_lines_twice on bill_lines (tenant_id, twice_of) where twice_of is not null;
create index bill_lines_number on bill_lines (tenant_id, number);
call alpaca.protect_staff_table('bill_lines');
grant select, insert, update on bill_lines to alpaca_app;

-- What each parcel bears of a line: all of it, or its share.
create table bill_shares (
  tenant_id uuid not null,
  line_id uuid not null,
  order_id uuid not null,
  merchant_id uuid not null,
  fee text not null,
  amount_minor bigint not null,
  -- The change of cost by which it was passed on.
  change_id uuid,
  primary key (tenant_id, line_id, order_id),
  foreign key (tenant_id, line_id) references bill_lines,
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, change_id) references cost_changes
);
create index bill_shares_order on bill_shares (tenant_id, order_id, fee);
create index bill_shares_change on bill_shares (tenant_id, change_id) where change_id is not null;
call alpaca.protect_staff_table('bill_shares');
grant select, insert, delete on bill_shares to alpaca_app;
grant update (change_id) on bill_shares to alpaca_app;

create table payment_run_bills (
  tenant_id uuid not null,
  run_id uuid not null,
  bill_id uuid not null,
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (tenant_id, run_id, bill_id),
  foreign key (tenant_id, run_id) references payment_runs,
  foreign key (tenant_id, bill_id) references carrier_bills
);
create index payment_run_bills_bill on payment_run_bills (tenant_id, bill_id);
call alpaca.protect_staff_table('payment_run_bills');
grant select, insert on payment_run_bills to alpaca_app;

-- The ledger ---------------------------------------------------------------------------------------

create table payable_transfers (
  tenant_id uuid not null,
  id uuid not null,
  key text not null,
  op text not null check (op in ('bill', 'undo', 'pay')),
  payee_id uuid not null,
  currency text not null,
  -- By how much more is owed; below nought: less.
  amount_minor bigint not null check (amount_minor <> 0),
  bill_id uuid,
  run_id uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  foreign key (tenant_id, payee_id) references payees,
  foreign key (tenant_id, bill_id) references carrier_bills,
  foreign key (tenant_id, run_id) references payment_runs,
  check ((op = 'pay') = (run_id is not null)),
  check ((op = 'pay') = (bill_id is null))
);
create index payable_transfers_bill on payable_transfers (tenant_id, bill_id);
create index payable_transfers_run on payable_transfers (tenant_id, run_id);
call alpaca.protect_staff_table('payable_transfers');
grant select on payable_transfers to alpaca_app;

create table payable_entries (
  tenant_id uuid not null,
  seq bigint generated always as identity,
  transfer_id uuid not null,
  line smallint not null,
  account text not null check (account in ('payable', 'cost', 'bank')),
  -- Of cost: what for.
  fee text check ((fee is not null) = (account = 'cost')),
  payee_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  -- What is owed after it.
  balance_minor bigint check ((balance_minor is not null) = (account = 'payable')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, seq),
  unique (tenant_id, transfer_id, line),
  foreign key (tenant_id, transfer_id) references payable_transfers
);
create index payable_entries_payee on payable_entries (tenant_id, payee_id, seq desc) where account = 'payable';
call alpaca.protect_staff_table('payable_entries');
grant select on payable_entries to alpaca_app;

create table payable_balances (
  tenant_id uuid not null,
  payee_id uuid not null,
  currency text not null,
  balance_minor bigint not null,
  primary key (tenant_id, payee_id, currency),
  foreign key (tenant_id, payee_id) references payees
);
call alpaca.protect_staff_table('payable_balances');
grant select on payable_balances to alpaca_app;

create trigger immutable before update or delete or truncate on payable_transfers
  for each statement execute function alpaca.refuse_change();
create trigger immutable before update or delete or truncate on payable_entries
  for each statement execute function alpaca.refuse_change();

create function alpaca.settle_payables() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by tenant_id, transfer_id, currency having sum(amount_minor) <> 0
  ) then
    raise exception 'a transfer does not sum to nothing' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger settle after insert on payable_entries
  referencing new table as added for each statement execute function alpaca.settle_payables();

-- What stands behind each transfer: a bill that was booked, one that was replaced, a run that two people agreed to.
create function alpaca.guard_payable() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if new.op = 'bill' and not exists (select from carrier_bills b
      where b.tenant_id = new.tenant_id and b.id = new.bill_id and new.key = 'bill:' || b.id and b.state = 'posted'
        and (b.payee_id, b.currency, b.total_minor) = (new.payee_id, new.currency, new.amount_minor)) then
    raise exception 'no booked bill' using errcode = 'integrity_constraint_violation';
  end if;
  if new.op = 'undo' and not exists (select from carrier_bills b
      join payable_transfers t on t.tenant_id = b.tenant_id and t.bill_id = b.id and t.op = 'bill'
      where b.tenant_id = new.tenant_id and b.id = new.bill_id and new.key = 'undo:' || b.id and b.state = 'replaced'
        and (t.payee_id, t.currency, -t.amount_minor) = (new.payee_id, new.currency, new.amount_minor)) then
    raise exception 'no replaced bill' using errcode = 'integrity_constraint_violation';
  end if;
  if new.op = 'pay' and not exists (select from payment_runs r
      where r.tenant_id = new.tenant_id and r.id = new.run_id and new.key = 'pay:' || r.id and r.state = 'paid'
        and (r.payee_id, r.currency, -r.amount_minor) = (new.payee_id, new.currency, new.amount_minor)) then
    raise exception 'no paid run' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger guard before insert on payable_transfers for each row execute function alpaca.guard_payable();

/*
 * Posts one transfer: `bill` and `undo` by the fees of the bill's lines, `pay` against the bank. What was posted
 * under its key before is not again. The application's role only reads the tables, so that no other way leads here.
 */
create function alpaca.post_payable(act text, about uuid, by_user uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  transfer constant uuid := gen_random_uuid();
  sign constant integer := case act when 'bill' then 1 else -1 end;
  payee uuid;
  money text;
  amount bigint;
  owed bigint;
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'not for a merchant to post' using errcode = 'insufficient_privilege';
  end if;
  if act = 'pay' then
    select r.payee_id, r.currency, -r.amount_minor into strict payee, money, amount
      from payment_runs r where r.tenant_id = tenant and r.id = about;
  else
    select b.payee_id, b.currency, sign * b.total_minor into strict payee, money, amount
      from carrier_bills b where b.tenant_id = tenant and b.id = about;
  end if;
  -- A bill that comes to nothing owes nothing.
  if amount = 0 then
    return false;
  end if;
  insert into payable_balances values (tenant, payee, money, 0) on conflict do nothing;
  perform from payable_balances p
    where p.tenant_id = tenant and p.payee_id = payee and p.currency = money for update;
  if exists (select from payable_transfers t where t.tenant_id = tenant and t.key = act || ':' || about) then
    return false;
  end if;
  insert into payable_transfers (tenant_id, id, key, op, payee_id, currency, amount_minor, bill_id, run_id, created_by)
  values (tenant, transfer, act || ':' || about, act, payee, money, amount,
    case when act <> 'pay' then about end, case when act = 'pay' then about end, by_user);
  update payable_balances p set balance_minor = p.balance_minor + amount
    where p.tenant_id = tenant and p.payee_id = payee and p.currency = money
    returning p.balance_minor into owed;
  -- What is owed is a debt: it stands against what it was spent on, or against the bank that paid it.
  insert into payable_entries (tenant_id, transfer_id, line, account, fee, payee_id, currency, amount_minor, balance_minor)
  select tenant, transfer, 0, 'payable', null, payee, money, amount, owed
  union all
  select tenant, transfer, 1, 'bank', null, payee, money, -amount, null where act = 'pay'
  union all
  select tenant, transfer, row_number() over (order by f.fee), 'cost', f.fee, payee, money, -sign * f.minor, null
  from (select l.fee, sum(l.amount_minor)::bigint as minor from bill_lines l
    where act <> 'pay' and l.tenant_id = tenant and l.bill_id = about group by l.fee) f
  where f.minor <> 0;
  return true;
end $$;
revoke execute on function alpaca.post_payable from public;
grant execute on function alpaca.post_payable to alpaca_app;

-- Must be empty, at any time.
create view payable_faults with (security_invoker = true) as
  select e.tenant_id, 'a transfer does not sum to nothing' as fault, e.transfer_id::text as what
  from payable_entries e group by e.tenant_id, e.transfer_id having sum(e.amount_minor) <> 0
union all
  select b.tenant_id, 'what is owed is not the sum of its entries', concat_ws(' ', b.payee_id, b.currency)
  from payable_balances b
  where b.balance_minor <> (select coalesce(sum(e.amount_minor), 0) from payable_entries e
    where e.tenant_id = b.tenant_id and e.payee_id = b.payee_id and e.currency = b.currency and e.account = 'payable')
union all
  select b.tenant_id, 'a bill is owed otherwise than its lines say', b.id::text
  from carrier_bills b
  where b.state in ('posted', 'paid', 'replaced') and (b.total_minor, b.line_count) <> (
    select coalesce(sum(l.amount_minor), 0), count(*) from bill_lines l where l.tenant_id = b.tenant_id and l.bill_id = b.id)
union all
  select b.tenant_id, 'a bill is not in the ledger as it stands', b.id::text
  from carrier_bills b
  where coalesce((select sum(t.amount_minor) from payable_transfers t where t.tenant_id = b.tenant_id and t.bill_id = b.id), 0)
    <> case when b.state in ('posted', 'paid') then b.total_minor else 0 end
union all
  select l.tenant_id, 'what parcels bear is not what their line says', l.id::text
  from bill_lines l
  where l.parcels > 0 and l.amount_minor <> (
    select coalesce(sum(s.amount_minor), 0) from bill_shares s where s.tenant_id = l.tenant_id and s.line_id = l.id)
union all
  select r.tenant_id, 'a run is not the sum of its bills', r.id::text
  from payment_runs r
  where r.amount_minor <> (
    select coalesce(sum(p.amount_minor), 0) from payment_run_bills p where p.tenant_id = r.tenant_id and p.run_id = r.id)
union all
  select r.tenant_id, 'a run was paid and is not in the ledger', r.id::text
  from payment_runs r
  where (r.state = 'paid') <> exists (select from payable_transfers t where t.tenant_id = r.tenant_id and t.run_id = r.id);
grant select on payable_faults to alpaca_app;
