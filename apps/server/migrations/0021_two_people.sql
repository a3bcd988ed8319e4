-- Where people make money appear or let it go, two of them act: top-ups above the tenant's amount,
-- and every change of terms, price group or wallet. What is written here holds for the application's
-- own role; the owner of the schema, who migrates and seeds, is held to none of it.

create function alpaca.is_owner() returns boolean language sql stable as $$
  select pg_has_role(session_user, 'alpaca_migrate', 'usage')
$$;

-- A "no" that people read: the refusal's key, and the values of its words.
create function alpaca.say_no(refusal text, vars jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception '%', refusal using errcode = 'AM001', detail = vars::text;
end $$;

-- Amounts that a tenant decides, in whole units of the main currency; defaults and limits are the contract's.
alter table tenant_settings add check (case code
  when 'twoPeopleTopUp' then value between 0 and 50000
  when 'mostTopUp' then value between 1 and 1000000000
  when 'mostCreditLimit' then value between 1 and 1000000000
  when 'mostAdjustment' then value between 1 and 10000000
  else true end);

create function alpaca.amount_setting(tenant uuid, setting text) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(
    (select s.value from tenant_settings s where s.tenant_id = tenant and s.code = setting),
    case setting when 'twoPeopleTopUp' then 5000 when 'mostTopUp' then 1000000
      when 'mostCreditLimit' then 1000000 when 'mostAdjustment' then 50000 end)
$$;

-- An amount in units of its currency.
create function alpaca.units(minor bigint, currency text) returns numeric language sql immutable as $$
  select abs(minor::numeric) / case when currency in ('JPY', 'KRW', 'VND') then 1 when currency = 'KWD' then 1000 else 100 end
$$;

/*
 * Whether an amount is above one of the settings. Other currencies count by the tenant's rate of now,
 * the higher where both ways are set; one without a rate always needs two people, and counts one for
 * one against what is the most.
 */
create function alpaca.exceeds(tenant uuid, minor bigint, currency text, setting text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select alpaca.amount_setting(tenant, setting) < alpaca.units(minor, currency) * case
    when currency = 'CNY' then 1
    else coalesce(
      greatest(
        (select r.rate from exchange_rates r where r.tenant_id = tenant and r.from_currency = currency
           and r.to_currency = 'CNY' and r.valid_from <= now() order by r.valid_from desc limit 1),
        (select 1 / r.rate from exchange_rates r where r.tenant_id = tenant and r.from_currency = 'CNY'
           and r.to_currency = currency and r.valid_from <= now() order by r.valid_from desc limit 1)),
      case setting when 'twoPeopleTopUp' then 'infinity'::numeric else 1 end)
    end
$$;

create function alpaca.require_within(tenant uuid, minor bigint, currency text, setting text, refusal text)
returns void language plpgsql as $$
begin
  if alpaca.exceeds(tenant, minor, currency, setting) then
    perform alpaca.say_no(refusal, jsonb_build_object('limit',
      to_char(alpaca.amount_setting(tenant, setting), 'FM9,999,999,990') || ' CNY'));
  end if;
end $$;

-- Who acts on money is one of the tenant's own people, and still there.
create function alpaca.require_staff(tenant uuid, person uuid) returns void language plpgsql as $$
begin
  if not exists (select from users u where u.tenant_id = tenant and u.id = person
      and u.kind in ('operator', 'administrator') and u.disabled_at is null) then
    raise exception 'not one of the tenant''s people' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- Top-ups ------------------------------------------------------------------------------------------

-- Approved though a proof of it stands in another top-up too.
alter table top_ups add is_reuse_accepted boolean not null default false;
grant update (is_reuse_accepted) on top_ups to alpaca_app;
-- An online payment is approved by its provider's word, which has a name.
alter table top_ups add check (audit_status <> 'approved' or pay_method <> 'online' or payment_ref is not null);

create index files_proofs on files (tenant_id, sha256) where purpose = 'paymentProof' and sha256 <> '';

-- Proofs of a top-up whose content stands in another one too. Row security narrows it to the caller's.
create function alpaca.reused_proofs(tenant uuid, top_up uuid) returns table (file_id uuid, other_id uuid)
language sql stable as $$
  select c.file_id, o.top_up_id
  from top_up_credentials c
  join files f on f.tenant_id = c.tenant_id and f.id = c.file_id
  join files g on g.tenant_id = f.tenant_id and g.sha256 = f.sha256 and g.purpose = 'paymentProof' and g.sha256 <> ''
  join top_up_credentials o on o.tenant_id = g.tenant_id and o.file_id = g.id
  where c.tenant_id = tenant and c.top_up_id = top_up and o.top_up_id <> top_up
$$;

create or replace function alpaca.guard_top_up() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if alpaca.is_owner() then
    return new;
  end if;
  if current_setting('alpaca.scope', true) = 'merchant'
    and (tg_op = 'UPDATE' or (new.audit_status, new.money_status) <> ('pending', 'toBeConfirmed')) then
    raise exception 'not for a merchant to decide' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if (new.audit_status, new.money_status) <> ('pending', 'toBeConfirmed') or new.is_reuse_accepted
      or coalesce(new.audited_by, new.money_by) is not null or new.payment_ref is not null then
      raise exception 'a top-up begins undecided' using errcode = 'integrity_constraint_violation';
    end if;
    perform alpaca.require_within(new.tenant_id, new.amount_minor, new.currency, 'mostTopUp', 'topUp.tooMuch');
    return new;
  end if;

  -- An online payment moves by its provider's word; what that has approved stays.
  if old.audit_status = 'approved' or (old.audit_status <> 'pending' and new.pay_method <> 'online') then
    raise exception 'what is decided stays' using errcode = 'integrity_constraint_violation';
  end if;
  if new.pay_method = 'online' then
    return new;
  end if;

  if new.money_status <> old.money_status then
    if new.audit_status <> old.audit_status then
      raise exception 'that money arrived is said before it is approved' using errcode = 'integrity_constraint_violation';
    end if;
    perform alpaca.require_staff(new.tenant_id, new.money_by);
  elsif new.money_by is distinct from old.money_by then
    raise exception 'who said that money arrived stays' using errcode = 'integrity_constraint_violation';
  end if;
  if new.audit_status <> old.audit_status then
    perform alpaca.require_staff(new.tenant_id, new.audited_by);
  elsif new.audited_by is distinct from old.audited_by then
    raise exception 'nobody has decided yet' using errcode = 'integrity_constraint_violation';
  end if;

  if ((new.money_status = 'arrived' and old.money_status <> 'arrived') or new.audit_status = 'approved')
    and not exists (select from top_up_credentials c where c.tenant_id = new.tenant_id and c.top_up_id = new.id) then
    perform alpaca.say_no('topUp.noProof');
  end if;
  if new.audit_status = 'approved' then
    perform alpaca.require_within(new.tenant_id, new.amount_minor, new.currency, 'mostTopUp', 'topUp.tooMuch');
    if (new.money_by is null or new.money_by = new.audited_by)
      and alpaca.exceeds(new.tenant_id, new.amount_minor, new.currency, 'twoPeopleTopUp') then
      perform alpaca.say_no('topUp.secondPerson', jsonb_build_object('limit',
        to_char(alpaca.amount_setting(new.tenant_id, 'twoPeopleTopUp'), 'FM9,999,999,990') || ' CNY'));
    end if;
    if not new.is_reuse_accepted and exists (select from alpaca.reused_proofs(new.tenant_id, new.id)) then
      perform alpaca.say_no('topUp.proofUsedBefore');
    end if;
  end if;
  return new;
end $$;

-- Approvals ----------------------------------------------------------------------------------------

-- A change of what a merchant pays or has: one of the tenant's people asks, another decides.
create table approvals (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid not null,
  kind text not null check (kind in ('terms', 'priceGroup', 'adjustment')),
  -- terms {terms, limitMinor, days}; priceGroup {group}; adjustment {} and {currency, minor}.
  was jsonb not null,
  wanted jsonb not null,
  reason text not null check (reason <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'takenBack')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  -- Or taken back.
  decided_at timestamptz,
  remark text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, asked_by) references users,
  foreign key (tenant_id, decided_by) references users,
  check (decided_by <> asked_by),
  check ((state in ('approved', 'rejected')) = (decided_by is not null)),
  check ((state = 'waiting') = (decided_at is null)),
  check (was <> wanted)
);
create unique index approvals_waiting on approvals (tenant_id, merchant_id, kind) where state = 'waiting';
create index approvals_listed on approvals (tenant_id, (state = 'waiting') desc, asked_at desc, id desc);
create index approvals_merchant on approvals (tenant_id, merchant_id);
create index approvals_asked on approvals (tenant_id, asked_by);
create index approvals_decided on approvals (tenant_id, decided_by);
call alpaca.protect_staff_table('approvals');
-- Asked once and never changed; only the functions below decide.
grant select, insert (tenant_id, id, merchant_id, kind, was, wanted, reason, asked_by) on approvals to alpaca_app;

-- How it is now with what an approval of this kind changes.
create function alpaca.approval_now(tenant uuid, merchant uuid, of_kind text) returns jsonb
language sql stable as $$
  select case of_kind
    when 'terms' then jsonb_build_object('terms', m.terms, 'limitMinor', m.credit_limit_minor, 'days', m.credit_days)
    when 'priceGroup' then jsonb_build_object('group', m.price_group)
    else '{}' end
  from merchants m where m.tenant_id = tenant and m.merchant_id = merchant
$$;

create function alpaca.guard_approval() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and not alpaca.is_owner() then
    perform alpaca.require_staff(new.tenant_id, new.asked_by);
  end if;
  -- What was asked, by whom and when, stays as it is, and so does what is decided.
  if tg_op = 'UPDATE' and (old.state <> 'waiting'
    or (new.tenant_id, new.id, new.merchant_id, new.kind, new.was, new.wanted, new.reason, new.asked_by, new.asked_at)
      is distinct from
      (old.tenant_id, old.id, old.merchant_id, old.kind, old.was, old.wanted, old.reason, old.asked_by, old.asked_at)) then
    raise exception 'what was asked for is never changed' using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'INSERT' or new.state = 'approved' then
    if new.kind = 'terms' then
      perform alpaca.require_within(new.tenant_id, (new.wanted->>'limitMinor')::bigint, 'CNY',
        'mostCreditLimit', 'approval.limitTooHigh');
    elsif new.kind = 'adjustment' then
      perform alpaca.require_within(new.tenant_id, (new.wanted->>'minor')::bigint, new.wanted->>'currency',
        'mostAdjustment', 'approval.adjustmentTooHigh');
    end if;
  end if;
  return new;
end $$;
create trigger guard before insert or update on approvals
  for each row execute function alpaca.guard_approval();

-- The approval, held, while it waits.
create function alpaca.waiting_approval(approval uuid) returns approvals language plpgsql as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  found_one approvals;
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'only the tenant''s people decide' using errcode = 'insufficient_privilege';
  end if;
  select * into found_one from approvals a where a.tenant_id = tenant and a.id = approval for update;
  if found_one.id is null then
    perform alpaca.say_no('approval.notFound');
  end if;
  if found_one.state <> 'waiting' then
    perform alpaca.say_no('approval.decided');
  end if;
  return found_one;
end $$;

/*
 * Decides what another asked for, and where it is approved does it, both or neither. An adjustment is
 * posted to the ledger in the same transaction by who called: the ledger takes it then and not before.
 */
create function alpaca.decide_approval(approval uuid, decision text, by_user uuid, said text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a approvals := alpaca.waiting_approval(approval);
begin
  if decision not in ('approved', 'rejected') then
    raise exception 'approved or rejected' using errcode = 'invalid_parameter_value';
  end if;
  if by_user = a.asked_by then
    perform alpaca.say_no('approval.own');
  end if;
  perform alpaca.require_staff(a.tenant_id, by_user);
  if decision = 'approved' then
    perform from merchants m where m.tenant_id = a.tenant_id and m.merchant_id = a.merchant_id for update;
    if alpaca.approval_now(a.tenant_id, a.merchant_id, a.kind) <> a.was then
      perform alpaca.say_no('approval.changedMeanwhile');
    end if;
  end if;
  update approvals set state = decision, decided_by = by_user, decided_at = now(), remark = said
    where tenant_id = a.tenant_id and id = a.id;
  if decision = 'approved' and a.kind = 'terms' then
    update merchants set terms = a.wanted->>'terms', credit_limit_minor = (a.wanted->>'limitMinor')::bigint,
        credit_days = (a.wanted->>'days')::integer
      where tenant_id = a.tenant_id and merchant_id = a.merchant_id;
    perform alpaca.set_wallet_floor(a.merchant_id, 'CNY', -(a.wanted->>'limitMinor')::bigint);
  elsif decision = 'approved' and a.kind = 'priceGroup' then
    update merchants set price_group = a.wanted->>'group'
      where tenant_id = a.tenant_id and merchant_id = a.merchant_id;
  end if;
end $$;

-- Who asked thinks better of it.
create function alpaca.take_back_approval(approval uuid, by_user uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  a approvals := alpaca.waiting_approval(approval);
begin
  if by_user is distinct from a.asked_by then
    perform alpaca.say_no('approval.notOwn');
  end if;
  update approvals set state = 'takenBack', decided_at = now() where tenant_id = a.tenant_id and id = a.id;
end $$;

revoke all on function alpaca.is_owner, alpaca.say_no, alpaca.amount_setting, alpaca.units, alpaca.exceeds,
  alpaca.require_within, alpaca.require_staff, alpaca.reused_proofs, alpaca.approval_now,
  alpaca.waiting_approval, alpaca.decide_approval, alpaca.take_back_approval from public;
grant execute on function alpaca.amount_setting, alpaca.units, alpaca.exceeds, alpaca.reused_proofs,
  alpaca.approval_now, alpaca.decide_approval, alpaca.take_back_approval to alpaca_app;

-- Who could change terms alone can now ask and, where another asked, decide.
insert into role_permissions (tenant_id, role_id, permission)
select r.tenant_id, r.role_id, added from role_permissions r,
  unnest('{ops:approvals,ops:approvalDecide,ops:adjust}'::text[]) added
where r.permission = 'ops:merchantTerms'
on conflict do nothing;

-- What a merchant pays changes by nothing else: neither its columns nor its wallet's floor.
revoke insert, update on merchants from alpaca_app;
grant insert (tenant_id, merchant_id, code, name_zh, name_en, activation_status),
  update (name_zh, name_en, activation_status, revision) on merchants to alpaca_app;
revoke execute on function alpaca.set_wallet_floor from alpaca_app;

-- The ledger takes money from nowhere only where people, or a payment's provider, have said yes to it.
create function alpaca.guard_transfer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
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
  return new;
end $$;
create trigger guard before insert on transfers
  for each row when (new.op in ('topUp', 'adjust')) execute function alpaca.guard_transfer();
