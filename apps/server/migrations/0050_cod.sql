-- Cash on delivery: what carriers collect for merchants, what they send us of it, and what merchants are credited.
-- An order that is to be paid on delivery has one row from the day it is booked.
create table cod_orders (
  tenant_id uuid not null,
  -- The order's own.
  id uuid not null,
  merchant_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  due_minor bigint not null check (due_minor > 0),
  -- As the parcel has it now.
  delivered_at timestamptz,
  -- Voided, refunded or come back.
  ended_at timestamptz,
  -- What carriers sent of it, less what they took back.
  remitted_minor bigint not null default 0,
  remitted_on date,
  -- When its merchant is to be credited, and what of it is our fee: as it was on the day the money came.
  credit_on date,
  fee_permille smallint check (fee_permille between 0 and 1000),
  -- What was sent when somebody settled it, or when it was credited: what comes or goes later differs again.
  settled_minor bigint,
  -- What its merchant gets before the fee. Null once settled: nothing.
  credit_minor bigint check (credit_minor > 0),
  decided_by uuid,
  decided_at timestamptz,
  note text not null default '',
  approved_by uuid,
  fee_minor bigint check (fee_minor between 0 and credit_minor),
  credited_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  state text not null generated always as (case
    when settled_minor is not null and remitted_minor <> settled_minor then 'differs'
    when credited_at is not null then 'credited'
    when settled_minor is not null and credit_minor is null then 'closed'
    when settled_minor is not null and credit_minor > settled_minor and approved_by is null then 'approving'
    when settled_minor is not null then 'remitted'
    when remitted_minor = 0 and ended_at is not null then 'closed'
    when remitted_minor = 0 and delivered_at is null then 'expected'
    when remitted_minor = 0 then 'collected'
    when remitted_minor = due_minor and delivered_at is not null then 'remitted'
    else 'differs' end) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references orders,
  foreign key (tenant_id, decided_by) references users,
  foreign key (tenant_id, approved_by) references users,
  constraint cod_orders_credited check ((credited_at is not null) = (fee_minor is not null)
    and (credited_at is null or (credit_minor is not null and settled_minor is not null))),
  -- Who gives away what never came does not do so alone.
  constraint cod_orders_two_people check (approved_by <> decided_by)
);
create index cod_orders_listed on cod_orders (tenant_id, state, created_at desc, id desc);
create index cod_orders_merchant on cod_orders (tenant_id, merchant_id, created_at desc, id desc);
create index cod_orders_to_credit on cod_orders (tenant_id, credit_on) where state = 'remitted';
create index cod_orders_credited on cod_orders (tenant_id, credited_at) where credited_at is not null;
create index cod_orders_decided_by on cod_orders (tenant_id, decided_by);
create index cod_orders_approved_by on cod_orders (tenant_id, approved_by);
call alpaca.protect_merchant_table('cod_orders');
grant select on cod_orders to alpaca_app;
grant update (remitted_minor, remitted_on, credit_on, fee_permille, settled_minor, credit_minor, decided_by, decided_at,
  note, approved_by, fee_minor, credited_at, revision) on cod_orders to alpaca_app;

-- What is to be collected is what the order says, from its booking on; the row follows its order.
create function alpaca.follow_cod() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  money constant text := new.form->>'codCurrency';
  due constant bigint := round(coalesce((new.form->>'codPrice')::numeric, 0) / alpaca.units(1, money));
begin
  if money is null or due <= 0 then
    return null;
  end if;
  if new.status in ('generated', 'inWarehouse', 'withheld', 'outWarehouse', 'delivered') then
    insert into cod_orders (tenant_id, id, merchant_id, currency, due_minor, delivered_at)
    values (new.tenant_id, new.id, new.merchant_id, money, due,
      case when new.status = 'delivered' then clock_timestamp() end)
    on conflict (tenant_id, id) do update set ended_at = null,
      delivered_at = case when new.status = 'delivered' then coalesce(cod_orders.delivered_at, clock_timestamp()) end;
  elsif new.status in ('voided', 'refunded', 'chargedBack') then
    update cod_orders set ended_at = coalesce(ended_at, clock_timestamp()), delivered_at = null
    where tenant_id = new.tenant_id and id = new.id;
  end if;
  return null;
end $$;
revoke all on function alpaca.follow_cod() from public;
-- What is not booked yet is not even looked into.
create trigger follow_cod_new after insert on orders for each row
  when (new.status not in ('draft', 'ordering', 'failed') and new.form ? 'codPrice') execute function alpaca.follow_cod();
create trigger follow_cod_moved after update of status on orders for each row
  when (new.status <> old.status and new.status not in ('draft', 'ordering', 'failed') and new.form ? 'codPrice')
  execute function alpaca.follow_cod();

insert into cod_orders (tenant_id, id, merchant_id, currency, due_minor, delivered_at)
select o.tenant_id, o.id, o.merchant_id, o.form->>'codCurrency',
  round((o.form->>'codPrice')::numeric / alpaca.units(1, o.form->>'codCurrency')),
  case when o.status = 'delivered' then o.updated_at end
from orders o
where o.form ? 'codPrice' and o.form ? 'codCurrency' and (o.form->>'codPrice')::numeric > 0
  and o.status in ('generated', 'inWarehouse', 'withheld', 'outWarehouse', 'delivered');

-- The staff says what becomes of it; what was credited stays so, and two people make good what never came.
create function alpaca.guard_cod() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if alpaca.is_owner() then
    return new;
  end if;
  if current_setting('alpaca.scope', true) <> 'tenant' and (new.remitted_minor, new.settled_minor, new.credit_minor,
      new.fee_minor, new.credited_at, new.approved_by) is distinct from (old.remitted_minor, old.settled_minor,
      old.credit_minor, old.fee_minor, old.credited_at, old.approved_by) then
    raise exception 'not for a merchant to settle' using errcode = 'insufficient_privilege';
  end if;
  if old.credited_at is not null and (new.credit_minor, new.fee_minor, new.credited_at)
      is distinct from (old.credit_minor, old.fee_minor, old.credited_at) then
    raise exception 'what was credited stays so' using errcode = 'integrity_constraint_violation';
  end if;
  -- What came in full is credited in full, and what was decided as it was decided.
  if old.credited_at is null and new.credited_at is not null and (old.state <> 'remitted'
      or (new.settled_minor, new.credit_minor) is distinct from
        (coalesce(old.settled_minor, old.due_minor), case when old.settled_minor is null then old.due_minor else old.credit_minor end)) then
    raise exception 'nothing to credit yet' using errcode = 'integrity_constraint_violation';
  end if;
  if new.approved_by is distinct from old.approved_by and new.approved_by is not null then
    if old.state <> 'approving' or (new.credit_minor, new.settled_minor, new.decided_by) is distinct from
        (old.credit_minor, old.settled_minor, old.decided_by) then
      raise exception 'what is approved is what was decided' using errcode = 'integrity_constraint_violation';
    end if;
    perform alpaca.require_staff(new.tenant_id, new.approved_by);
    perform alpaca.require_staff(new.tenant_id, new.decided_by);
  end if;
  return new;
end $$;
revoke all on function alpaca.guard_cod() from public;
create trigger guard before update on cod_orders for each row execute function alpaca.guard_cod();

-- What its sheets of collected money call our fields.
alter table payees add column cod_headings jsonb not null default '{}';

-- What a carrier sends at a time.
create table cod_remittances (
  tenant_id uuid not null,
  id uuid not null,
  payee_id uuid not null,
  remittance_no text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  remitted_on date not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'posted', 'discarded')),
  -- Known once it is booked.
  line_count integer not null default 0,
  total_minor bigint not null default 0,
  -- What the carrier kept of it.
  kept_minor bigint not null default 0,
  posted_by uuid,
  posted_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, payee_id) references payees,
  foreign key (tenant_id, posted_by) references users,
  foreign key (tenant_id, created_by) references users,
  check ((state = 'posted') = (posted_at is not null))
);
-- The same remittance comes in once.
create unique index cod_remittances_once on cod_remittances (tenant_id, payee_id, remittance_no) where state <> 'discarded';
create index cod_remittances_listed on cod_remittances (tenant_id, created_at desc, id desc);
create index cod_remittances_posted_by on cod_remittances (tenant_id, posted_by);
create index cod_remittances_created_by on cod_remittances (tenant_id, created_by);
call alpaca.protect_staff_table('cod_remittances');
grant select, insert, update on cod_remittances to alpaca_app;

create table cod_lines (
  tenant_id uuid not null,
  id uuid not null,
  remittance_id uuid not null,
  line_no text not null,
  seq bigint generated always as identity,
  number text not null,
  -- Below nought: taken back.
  amount_minor bigint not null check (amount_minor <> 0),
  kept_minor bigint not null default 0 check (kept_minor >= 0),
  words text not null default '',
  -- Whose it is; none where nobody has the number, nothing is to be collected, or in another currency.
  order_id uuid,
  state text not null check (state in ('matched', 'unknown', 'notCod', 'otherCurrency', 'aside')),
  aside_note text not null default '',
  revision integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, remittance_id, line_no),
  foreign key (tenant_id, remittance_id) references cod_remittances,
  foreign key (tenant_id, order_id) references cod_orders,
  check ((state = 'matched') = (order_id is not null))
);
create index cod_lines_seq on cod_lines (tenant_id, remittance_id, seq);
create index cod_lines_order on cod_lines (tenant_id, order_id);
create index cod_lines_to_match on cod_lines (tenant_id, seq) where state in ('unknown', 'notCod', 'otherCurrency');
call alpaca.protect_staff_table('cod_lines');
grant select, insert, update (order_id, state, aside_note, revision) on cod_lines to alpaca_app;

-- The ledger: what came in by a carrier stands against clearing, what we make good against adjustments, and the fee is
-- revenue. Each is for its order and posted once.
alter table transfers drop constraint transfers_op_check, add constraint transfers_op_check check (op in
  ('hold', 'capture', 'release', 'charge', 'refund', 'absorb', 'adjust', 'compensate', 'collect', 'makeGood', 'codFee',
  'topUp', 'exchangeOut', 'exchangeIn'));
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('freight', 'surcharge', 'duty', 'insurance', 'adjustment',
    'compensation', 'cod', 'codFee', 'refund', 'return', 'topUp', 'exchange')) not valid;
alter table ledger_entries validate constraint ledger_entries_kind_check;

create or replace function alpaca.to_wallet(c alpaca.ledger_command) returns bigint language sql immutable as $$
  select case
    when c.op = 'capture' then c.resolves - c.amount
    when c.op = 'release' then c.resolves
    when c.op in ('hold', 'charge', 'codFee', 'exchangeOut') then -c.amount
    when c.op = 'absorb' then 0
    else c.amount
  end
$$;

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
    case when c.op in ('adjust', 'compensate', 'makeGood') then 'adjustments' when c.op in ('topUp', 'collect') then 'clearing'
      when c.op = 'codFee' then 'revenue' else 'position' end,
    -alpaca.to_wallet(c),
    case c.op when 'adjust' then 'adjustment' when 'compensate' then 'compensation' when 'collect' then 'cod'
      when 'makeGood' then 'adjustment' when 'codFee' then 'codFee' when 'topUp' then 'topUp' else 'exchange' end,
    case c.op when 'makeGood' then 'cod' end, c.funds + alpaca.to_wallet(c)
  where c.op in ('adjust', 'compensate', 'collect', 'makeGood', 'codFee', 'topUp', 'exchangeOut', 'exchangeIn')
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
  if c.op in ('compensate', 'collect', 'makeGood', 'codFee') and c.subject is null then
    return true;
  end if;
  return c.op = 'hold'
    and (c.hold is null or exists (select from holds h where h.tenant_id = tenant and h.id = c.hold));
end $$;

create or replace function alpaca.check_poster(commands jsonb) returns void language plpgsql as $$
declare
  own constant uuid := case current_setting('alpaca.scope')
    when 'tenant' then null else current_setting('alpaca.merchant_id')::uuid end;
begin
  if own is not null and exists (
    select from alpaca.ledger_commands(commands) n
    where n.merchant <> own or n.op in ('absorb', 'adjust', 'collect', 'makeGood', 'codFee', 'topUp', 'exchangeOut', 'exchangeIn')
  ) then
    raise exception 'not for a merchant to post' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- What of a credit came from a carrier.
create function alpaca.collected_of(o cod_orders) returns bigint language sql immutable as $$
  select least(o.credit_minor, greatest(o.settled_minor, 0))
$$;

create function alpaca.guard_cod_posting() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if alpaca.is_owner() then
    return new;
  end if;
  if not exists (select from cod_orders o
      where o.tenant_id = new.tenant_id and o.id = new.subject_id and new.key = new.op || ':' || o.id
        and o.credited_at is not null and o.remitted_minor = o.settled_minor
        and (o.merchant_id, o.currency) = (new.merchant_id, new.currency)
        and new.amount_minor = case new.op when 'collect' then alpaca.collected_of(o)
          when 'makeGood' then o.credit_minor - alpaca.collected_of(o) else o.fee_minor end) then
    raise exception 'nothing that was collected' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function alpaca.guard_cod_posting() from public;
create trigger guard_cod before insert on transfers for each row
  when (new.op in ('collect', 'makeGood', 'codFee')) execute function alpaca.guard_cod_posting();

-- Must be empty, at any time.
create view cod_faults with (security_invoker = true) as
  select o.tenant_id, 'what was remitted is not what remittances say' as fault, o.id::text as what
  from cod_orders o
  where o.remitted_minor <> (select coalesce(sum(l.amount_minor), 0) from cod_lines l
    join cod_remittances r on r.tenant_id = l.tenant_id and r.id = l.remittance_id and r.state = 'posted'
    where l.tenant_id = o.tenant_id and l.order_id = o.id)
union all
  select r.tenant_id, 'a remittance is not the sum of its lines', r.id::text
  from cod_remittances r
  where r.state = 'posted' and (r.line_count, r.total_minor, r.kept_minor) <> (
    select count(*), coalesce(sum(l.amount_minor), 0), coalesce(sum(l.kept_minor), 0)
    from cod_lines l where l.tenant_id = r.tenant_id and l.remittance_id = r.id)
union all
  select o.tenant_id, 'what was credited is not in the ledger', o.id::text
  from cod_orders o
  cross join lateral (
    select coalesce(sum(t.amount_minor) filter (where t.op in ('collect', 'makeGood')), 0) as credited,
      coalesce(sum(t.amount_minor) filter (where t.op = 'codFee'), 0) as fee
    from transfers t where t.tenant_id = o.tenant_id
      and t.key in ('collect:' || o.id, 'makeGood:' || o.id, 'codFee:' || o.id)) t
  where (t.credited, t.fee) <> (
    case when o.credited_at is null then 0 else o.credit_minor end, coalesce(o.fee_minor, 0));
grant select on cod_faults to alpaca_app;
