-- What people do with a change of cost: agree, dispute, propose, decide. `confirmed` never stood for long: who
-- agrees is debited at once.
alter table cost_changes
  drop constraint cost_changes_status_check,
  drop constraint cost_changes_check1,
  add column revision integer not null default 1,
  -- What it costs in the end; before it is settled, nobody knows.
  add column agreed_minor bigint,
  -- What the staff offers instead, while it is disputed.
  add column proposed_minor bigint,
  add column settled_by text,
  add column disputed_at timestamptz,
  -- When its merchant was told of it; several at once are told of in one.
  add column told_at timestamptz,
  -- When those who look after disputes were told that its answer is overdue.
  add column overdue_told_at timestamptz;

update cost_changes set told_at = now();
update cost_changes set status = 'awaiting' where status = 'confirmed';
update cost_changes set agreed_minor = after_minor, settled_by = case status when 'debited' then 'silence' else 'rule' end
  where status in ('debited', 'credited');
update cost_changes set agreed_minor = before_minor, settled_by = 'rule' where status = 'withdrawn';

alter table cost_changes
  add constraint cost_changes_status_check check (status in
    ('awaiting', 'disputed', 'proposed', 'debited', 'credited', 'absorbed', 'withdrawn')),
  add constraint cost_changes_settled_by_check check (settled_by in
    ('merchant', 'silence', 'proposal', 'decision', 'rule')),
  add constraint cost_changes_settled check (
    (settled_at is not null) = (status in ('debited', 'credited', 'absorbed', 'withdrawn'))
    and (settled_at is not null) = (agreed_minor is not null)
    and (settled_at is not null) = (settled_by is not null)),
  -- Nobody pays more than was announced, and nothing is offered beyond it.
  add constraint cost_changes_agreed check (agreed_minor between least(before_minor, after_minor)
    and greatest(before_minor, after_minor)),
  add constraint cost_changes_proposed check (proposed_minor between before_minor and after_minor),
  add constraint cost_changes_offer check (status <> 'proposed' or proposed_minor is not null),
  add constraint cost_changes_dispute check (status not in ('disputed', 'proposed') or disputed_at is not null);

drop index cost_changes_due;
create index cost_changes_due on cost_changes (tenant_id, due_at) where status in ('awaiting', 'proposed');
create index cost_changes_untold on cost_changes (tenant_id, merchant_id) where told_at is null and status = 'awaiting';
create index cost_changes_open on cost_changes (tenant_id, status, due_at, id)
  where status in ('awaiting', 'disputed', 'proposed');

-- The story of a change, as far as it is not in the talk about it.
create table cost_change_steps (
  tenant_id uuid not null,
  id uuid not null,
  change_id uuid not null,
  merchant_id uuid not null,
  step text not null,
  -- Nobody: it happened by itself.
  user_id uuid,
  amount_minor bigint,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, change_id) references cost_changes,
  foreign key (tenant_id, user_id) references users
);
create index cost_change_steps_change on cost_change_steps (tenant_id, change_id);
create index cost_change_steps_user on cost_change_steps (tenant_id, user_id);
call alpaca.protect_merchant_table('cost_change_steps');
grant select, insert on cost_change_steps to alpaca_app;

-- Differences that nobody is asked about: up to an amount, or up to a share of what was charged. The most
-- exact one counts: of merchant and product, of the merchant, of the product, of all.
create table cost_tolerances (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  product_id uuid,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor >= 0),
  share_percent numeric(5, 2) not null default 0 check (share_percent between 0 and 100),
  revision integer not null default 1,
  -- The dispute that it was made after.
  made_after uuid,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, merchant_id, product_id, currency),
  foreign key (tenant_id, product_id) references products,
  foreign key (tenant_id, made_after) references cost_changes,
  foreign key (tenant_id, created_by) references users
);
create index cost_tolerances_product on cost_tolerances (tenant_id, product_id);
create index cost_tolerances_change on cost_tolerances (tenant_id, made_after);
create index cost_tolerances_user on cost_tolerances (tenant_id, created_by);
call alpaca.protect_staff_table('cost_tolerances');
grant select, insert, update, delete on cost_tolerances to alpaca_app;

-- What is absorbed is earned and let go in one transfer: revenue has it, adjustments bear it, the merchant sees
-- both and pays nothing.
alter table transfers drop constraint transfers_op_check, add constraint transfers_op_check check (op in
  ('hold', 'capture', 'release', 'charge', 'refund', 'absorb', 'adjust', 'topUp', 'exchangeOut', 'exchangeIn'));

-- What is let go says of what, as what is given back does.
alter table ledger_entries drop constraint ledger_entries_check,
  add constraint ledger_entries_check check (of_kind is null or kind in ('refund', 'adjustment')) not valid;
alter table ledger_entries validate constraint ledger_entries_check;

create or replace function alpaca.to_wallet(c alpaca.ledger_command) returns bigint language sql immutable as $$
  select case
    when c.op = 'capture' then c.resolves - c.amount
    when c.op = 'release' then c.resolves
    when c.op in ('hold', 'charge', 'exchangeOut') then -c.amount
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
  select 2, case c.op when 'adjust' then 'adjustments' when 'topUp' then 'clearing' else 'position' end,
    -alpaca.to_wallet(c), case c.op when 'adjust' then 'adjustment' when 'topUp' then 'topUp' else 'exchange' end,
    null, c.funds + alpaca.to_wallet(c)
  where c.op in ('adjust', 'topUp', 'exchangeOut', 'exchangeIn')
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
    where n.merchant <> own or n.op in ('absorb', 'adjust', 'topUp', 'exchangeOut', 'exchangeIn')
  ) then
    raise exception 'not for a merchant to post' using errcode = 'insufficient_privilege';
  end if;
end $$;

create or replace function alpaca.guard_transfer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if alpaca.is_owner() then
    return new;
  end if;
  if new.op = 'topUp' and not exists (select from top_ups u
      where u.tenant_id = new.tenant_id and u.id = new.subject_id and new.key = 'topUp:' || u.id
        and u.audit_status = 'approved'
        and (u.merchant_id, u.currency, u.amount_minor) = (new.merchant_id, new.currency, new.amount_minor)) then
    raise exception 'no approved top-up' using errcode = 'integrity_constraint_violation';
  end if;
  if new.op = 'adjust' and not exists (select from approvals a
      where a.tenant_id = new.tenant_id and a.id = new.subject_id and new.key = 'adjustment:' || a.id
        and a.state = 'approved' and a.kind = 'adjustment' and a.merchant_id = new.merchant_id
        and (a.wanted->>'currency', (a.wanted->>'minor')::bigint) = (new.currency, new.amount_minor)) then
    raise exception 'no approved adjustment' using errcode = 'integrity_constraint_violation';
  end if;
  if new.op = 'absorb' and not exists (select from cost_changes h
      where h.tenant_id = new.tenant_id and h.id = new.subject_id and new.key = 'costChange:' || h.id
        and h.status = 'absorbed'
        and (h.merchant_id, h.currency, h.after_minor - h.before_minor)
          = (new.merchant_id, new.currency, new.amount_minor)) then
    raise exception 'no absorbed change of cost' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

drop trigger guard on transfers;
create trigger guard before insert on transfers for each row
  when (new.op in ('topUp', 'adjust', 'absorb')) execute function alpaca.guard_transfer();
