-- What a line wants of a claim and answers for: of one product, or of all that have no terms of their own.
create table claim_terms (
  tenant_id uuid not null references tenants,
  id uuid not null,
  product_id uuid,
  kind text not null check (kind in ('lost', 'damaged', 'late')),
  documents text[] not null default '{}'
    check (documents <@ array['invoice', 'photos', 'proofOfValue', 'statement']),
  -- Days after the parcel left us.
  from_day integer not null check (from_day between 0 and 365),
  until_day integer not null check (until_day between from_day and 365),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  parcel_minor bigint not null check (parcel_minor >= 0),
  kg_minor bigint not null check (kg_minor >= 0),
  freight_percent numeric(6, 2) not null check (freight_percent between 0 and 1000),
  revision integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, product_id, kind),
  foreign key (tenant_id, product_id) references products,
  foreign key (tenant_id, created_by) references users
);
create index claim_terms_user on claim_terms (tenant_id, created_by);
call alpaca.protect_staff_table('claim_terms');
grant select, insert, update, delete on claim_terms to alpaca_app;

create table claims (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  order_id uuid not null,
  -- The parcel that stood still, where it came of that.
  stall_id uuid,
  kind text not null check (kind in ('lost', 'damaged', 'late')),
  state text not null default 'filed' check (state in ('filed', 'asked', 'answered', 'withCarrier',
    'carrierAnswered', 'approving', 'offered', 'objected', 'paid', 'refused', 'withdrawn')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  wanted_minor bigint not null check (wanted_minor > 0),
  -- In the claim's currency, at the rate of the day it was filed.
  declared_minor bigint not null,
  insured_minor bigint,
  words text not null,
  wanted_documents text[] not null default '{}',
  -- Until when its line takes it.
  deadline_at timestamptz,
  -- When the next answer is due.
  due_at timestamptz,
  carrier_ref text not null default '',
  carrier_day date,
  carrier_outcome text check (carrier_outcome in ('accepted', 'refused')),
  carrier_minor bigint check (carrier_minor >= 0),
  offered_minor bigint check (offered_minor > 0),
  liability_minor bigint check (liability_minor >= 0),
  -- What one person alone may offer. Null: nothing, since the line has no terms.
  cap_minor bigint,
  offered_by uuid,
  approved_by uuid,
  -- When those who look after claims were told that the deadline is near.
  near_told_at timestamptz,
  revision integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, stall_id) references stalls,
  foreign key (tenant_id, offered_by) references users,
  foreign key (tenant_id, approved_by) references users,
  foreign key (tenant_id, created_by) references users,
  constraint claims_wanted check (wanted_minor <= declared_minor),
  constraint claims_ended check ((ended_at is not null) = (state in ('paid', 'refused', 'withdrawn'))),
  constraint claims_offered check (offered_minor <= wanted_minor),
  constraint claims_offer check (state not in ('approving', 'offered', 'paid')
    or (offered_minor is not null and offered_by is not null)),
  -- Nobody is insured against being late.
  constraint claims_cap check (cap_minor is not distinct from
    greatest(liability_minor, case when liability_minor is null or kind = 'late' then null else insured_minor end)),
  -- Above the cap two people of the staff act, and without one always.
  constraint claims_two_people check (state not in ('offered', 'paid')
    or (cap_minor is not null and offered_minor <= cap_minor)
    or (approved_by is not null and offered_by is not null and approved_by <> offered_by))
);
create unique index claims_one_open on claims (tenant_id, order_id, kind)
  where state not in ('paid', 'refused', 'withdrawn');
create index claims_order on claims (tenant_id, order_id);
create index claims_stall on claims (tenant_id, stall_id);
create index claims_offered_by on claims (tenant_id, offered_by);
create index claims_approved_by on claims (tenant_id, approved_by);
create index claims_created_by on claims (tenant_id, created_by);
create index claims_merchant on claims (tenant_id, merchant_id, created_at desc, id desc);
create index claims_open on claims (tenant_id, state, due_at, id) where ended_at is null;
call alpaca.protect_merchant_table('claims');
grant select, insert, update on claims to alpaca_app;

-- What its merchant claims stays as it was filed; what is offered is the staff's word, and only the merchant's
-- yes to it pays.
create function alpaca.guard_claim() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  is_merchant constant boolean := current_setting('alpaca.scope', true) = 'merchant';
begin
  if alpaca.is_owner() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'filed' or num_nonnulls(new.offered_minor, new.offered_by, new.approved_by, new.cap_minor) > 0 then
      raise exception 'a claim begins as filed' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if old.ended_at is not null or (new.merchant_id, new.order_id, new.kind, new.currency, new.wanted_minor,
      new.declared_minor, new.insured_minor) is distinct from (old.merchant_id, old.order_id, old.kind, old.currency,
      old.wanted_minor, old.declared_minor, old.insured_minor) then
    raise exception 'what was claimed is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  if (new.offered_minor, new.liability_minor, new.cap_minor, new.offered_by, new.approved_by) is distinct from
      (old.offered_minor, old.liability_minor, old.cap_minor, old.offered_by, old.approved_by) then
    if is_merchant or new.state = 'paid' then
      raise exception 'not for a merchant to offer' using errcode = 'insufficient_privilege';
    end if;
    if new.approved_by is not null and (old.state <> 'approving' or (new.offered_minor, new.cap_minor, new.offered_by)
        is distinct from (old.offered_minor, old.cap_minor, old.offered_by)) then
      raise exception 'what is approved is what was offered' using errcode = 'integrity_constraint_violation';
    end if;
    perform alpaca.require_staff(new.tenant_id, u) from unnest(array[new.offered_by, new.approved_by]) u
      where u is not null;
  end if;
  if new.state <> old.state and is_merchant <> (new.state in ('answered', 'paid', 'objected', 'withdrawn')) then
    raise exception 'not for this side to say' using errcode = 'insufficient_privilege';
  end if;
  -- Several claims for one parcel count together: who may offer so much alone may not offer it twice.
  if new.state = 'offered' and old.state <> 'offered' and new.approved_by is null then
    perform pg_advisory_xact_lock(hashtextextended(new.order_id::text, 48));
    if new.offered_minor + (select coalesce(sum(c.offered_minor), 0) from claims c
        where c.tenant_id = new.tenant_id and c.order_id = new.order_id and c.id <> new.id
          and c.state in ('offered', 'paid')) > new.cap_minor then
      raise exception 'a second person has to approve it' using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  if new.state = 'paid' and old.state <> 'offered' then
    raise exception 'only an offer is paid' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function alpaca.guard_claim() from public;
create trigger guard before insert or update on claims for each row execute function alpaca.guard_claim();

-- What shows it, by what it is.
create table claim_files (
  tenant_id uuid not null,
  claim_id uuid not null,
  file_id uuid not null,
  merchant_id uuid not null,
  document text not null check (document in ('invoice', 'photos', 'proofOfValue', 'statement')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, claim_id, file_id),
  foreign key (tenant_id, claim_id) references claims,
  foreign key (tenant_id, file_id) references files
);
create index claim_files_file on claim_files (tenant_id, file_id);
call alpaca.protect_merchant_table('claim_files');
grant select, insert on claim_files to alpaca_app;

-- The story of a claim, as far as it is not in the talk about it.
create table claim_steps (
  tenant_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  merchant_id uuid not null,
  step text not null,
  user_id uuid,
  amount_minor bigint,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, claim_id) references claims,
  foreign key (tenant_id, user_id) references users
);
create index claim_steps_claim on claim_steps (tenant_id, claim_id);
create index claim_steps_user on claim_steps (tenant_id, user_id);
call alpaca.protect_merchant_table('claim_steps');
grant select, insert on claim_steps to alpaca_app;

-- A compensation is a kind of its own: the wallet grows, adjustments bear it. What it is for is the order, so that
-- the order's story has it; its key is the claim's.
alter table transfers drop constraint transfers_op_check, add constraint transfers_op_check check (op in
  ('hold', 'capture', 'release', 'charge', 'refund', 'absorb', 'adjust', 'compensate', 'topUp', 'exchangeOut',
  'exchangeIn'));
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('freight', 'surcharge', 'duty', 'insurance', 'adjustment',
    'compensation', 'refund', 'return', 'topUp', 'exchange')) not valid;
alter table ledger_entries validate constraint ledger_entries_kind_check;

create or replace function alpaca.typed_entries(c alpaca.ledger_command)
  returns table(line integer, account text, amount bigint, kind text, of_kind text, funds bigint)
  language sql immutable as $$
  select (alpaca.to_wallet(c) <> 0)::integer + (alpaca.to_held(c) <> 0)::integer + l.nth::integer,
    'revenue', l.amount, case c.op when 'refund' then 'refund' else l.kind end,
    case c.op when 'refund' then l.kind end, (c.funds - sum(l.amount) over (order by l.nth))::bigint
  from (
    select x.kind, case c.op when 'refund' then -x.amount else x.amount end as amount, x.nth
    from rows from (jsonb_to_recordset(c.lines) as (kind text, amount bigint)) with ordinality x (kind, amount, nth)
  ) l
  where c.op in ('capture', 'charge', 'refund', 'absorb')
  union all
  select jsonb_array_length(c.lines) + x.nth::integer, 'adjustments', -x.amount, 'adjustment', x.kind,
    (c.funds - c.amount + sum(x.amount) over (order by x.nth))::bigint
  from rows from (jsonb_to_recordset(c.lines) as (kind text, amount bigint)) with ordinality x (kind, amount, nth)
  where c.op = 'absorb'
  union all
  select 2,
    case when c.op in ('adjust', 'compensate') then 'adjustments' when c.op = 'topUp' then 'clearing' else 'position' end,
    -alpaca.to_wallet(c),
    case c.op when 'adjust' then 'adjustment' when 'compensate' then 'compensation' when 'topUp' then 'topUp'
      else 'exchange' end,
    null, c.funds + alpaca.to_wallet(c)
  where c.op in ('adjust', 'compensate', 'topUp', 'exchangeOut', 'exchangeIn')
$$;

create or replace function alpaca.is_malformed(tenant uuid, c alpaca.ledger_command) returns boolean
  language plpgsql stable as $$
begin
  if c.key is null or c.id is null or c.amount is null or c.amount = 0 or (c.amount < 0 and c.op <> 'adjust') then
    return true;
  end if;
  if c.op in ('capture', 'charge', 'refund', 'absorb') and (c.subject is null or c.lines = '[]') then
    return true;
  end if;
  if c.lines <> '[]' and exists (select from jsonb_array_elements(c.lines) l where (l->>'amount')::bigint <= 0) then
    return true;
  end if;
  if c.op = 'compensate' and c.subject is null then
    return true;
  end if;
  return c.op = 'hold'
    and (c.hold is null or exists (select from holds h where h.tenant_id = tenant and h.id = c.hold));
end $$;

-- Its merchant's yes posts a compensation, in the merchant's own session: the guard knows what was offered.
create function alpaca.guard_compensation() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if alpaca.is_owner() then
    return new;
  end if;
  if not exists (select from claims c
      where c.tenant_id = new.tenant_id and c.order_id = new.subject_id and new.key = 'claim:' || c.id
        and c.state = 'paid'
        and (c.merchant_id, c.currency, c.offered_minor) = (new.merchant_id, new.currency, new.amount_minor)) then
    raise exception 'no claim that is paid' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function alpaca.guard_compensation() from public;
create trigger guard_compensation before insert on transfers for each row
  when (new.op = 'compensate') execute function alpaca.guard_compensation();
