-- Money in double entry. A merchant has a wallet and a held account per currency; a tenant has
-- revenue, clearing, adjustments and, for exchange, a position per currency.
create table accounts (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  kind text not null check (kind in ('wallet', 'held', 'revenue', 'clearing', 'adjustments', 'position')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Only merchants' balances are kept: a tenant's would be one row for which all writers wait.
  balance_minor bigint,
  -- How far a wallet may go by holds and charges: 0, or less by the credit limit.
  floor_minor bigint not null default 0 check (floor_minor <= 0),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, merchant_id, kind, currency),
  foreign key (tenant_id, merchant_id) references merchants,
  check ((merchant_id is not null) = (kind in ('wallet', 'held'))),
  check ((merchant_id is not null) = (balance_minor is not null)),
  check (kind <> 'held' or balance_minor >= 0)
);
call alpaca.protect_merchant_table('accounts');
grant select on accounts to alpaca_app;

-- What moved money, once per business key.
create table transfers (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  op text not null check (op in
    ('hold', 'capture', 'release', 'charge', 'refund', 'adjust', 'topUp', 'exchangeOut', 'exchangeIn')),
  key text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0 and (amount_minor > 0 or op = 'adjust')),
  hold_id uuid,
  -- What the money is for, such as an order or a cost change.
  subject_id uuid,
  note text not null default '',
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  foreign key (tenant_id, merchant_id) references merchants,
  check ((hold_id is not null) = (op in ('hold', 'capture', 'release')))
);
create index transfers_merchant on transfers (tenant_id, merchant_id);
call alpaca.protect_merchant_table('transfers');
grant select on transfers to alpaca_app;

-- The lines of a transfer. Those of a tenant's account are the merchant's typed transactions: they
-- have a kind, and what the merchant has in wallet and held together once they are done.
create table ledger_entries (
  tenant_id uuid not null,
  seq bigint generated always as identity,
  transfer_id uuid not null,
  line smallint not null,
  account_id uuid not null,
  merchant_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  kind text check (kind in ('freight', 'surcharge', 'duty', 'insurance', 'adjustment', 'refund',
    'return', 'topUp', 'exchange')),
  -- Of a refund: the kind of charge that is given back.
  of_kind text check (of_kind is null or kind = 'refund'),
  funds_minor bigint check ((funds_minor is not null) = (kind is not null)),
  subject_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, seq),
  unique (tenant_id, transfer_id, line),
  foreign key (tenant_id, transfer_id) references transfers,
  foreign key (tenant_id, account_id) references accounts
);
create index ledger_entries_account on ledger_entries (tenant_id, account_id);
create index ledger_entries_transactions on ledger_entries (tenant_id, merchant_id, seq desc) where kind is not null;
create index ledger_entries_subject on ledger_entries (tenant_id, subject_id) where subject_id is not null;
call alpaca.protect_merchant_table('ledger_entries');
grant select on ledger_entries to alpaca_app;

-- Money set aside; it resolves once.
create table holds (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  state text not null default 'open' check (state in ('open', 'captured', 'released')),
  subject_id uuid,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  check ((state = 'open') = (resolved_at is null)),
  check ((state = 'captured') = (captured_minor > 0))
);
create index holds_merchant on holds (tenant_id, merchant_id);
create index holds_open on holds (tenant_id, created_at) where state = 'open';
call alpaca.protect_merchant_table('holds');
grant select on holds to alpaca_app;

-- What was charged for a subject by kind: charged anew only once it is wholly given back.
create table charges (
  tenant_id uuid not null,
  subject_id uuid not null,
  kind text not null check (kind in ('freight', 'surcharge', 'duty', 'insurance', 'adjustment', 'return')),
  currency text not null,
  merchant_id uuid not null,
  charged_minor bigint not null check (charged_minor > 0),
  refunded_minor bigint not null default 0,
  primary key (tenant_id, subject_id, kind, currency),
  foreign key (tenant_id, merchant_id) references merchants,
  check (refunded_minor between 0 and charged_minor)
);
create index charges_merchant on charges (tenant_id, merchant_id);
call alpaca.protect_merchant_table('charges');
grant select on charges to alpaca_app;

-- Entries are written once and stay.
create function alpaca.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger immutable before update or delete or truncate on ledger_entries
  for each statement execute function alpaca.refuse_change();
create trigger immutable before update or delete or truncate on transfers
  for each statement execute function alpaca.refuse_change();

-- Whoever writes entries, they sum to nothing and the balances follow.
create function alpaca.settle_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by tenant_id, transfer_id, currency having sum(amount_minor) <> 0
  ) then
    raise exception 'a transfer does not sum to nothing' using errcode = 'integrity_constraint_violation';
  end if;
  update accounts a set balance_minor = a.balance_minor + s.amount
  from (select tenant_id, account_id, sum(amount_minor) as amount from added group by 1, 2) s
  where a.tenant_id = s.tenant_id and a.id = s.account_id and a.balance_minor is not null;
  return null;
end $$;
create trigger settle after insert on ledger_entries
  referencing new table as added for each statement execute function alpaca.settle_entries();

create type alpaca.posted as (
  at integer, outcome text, reason text, transfer_id uuid, wallet_minor bigint, held_minor bigint
);

create function alpaca.ledger_commands(commands jsonb) returns table (
  at integer, op text, id uuid, key text, merchant uuid, currency text, amount bigint, hold uuid,
  subject uuid, lines jsonb, below boolean, note text, by_user uuid
) language sql immutable as $$
  select ordinality::integer, op, id, key, merchant, currency,
    coalesce(amount, (select sum((l->>'amount')::bigint)::bigint from jsonb_array_elements(lines) l)),
    hold, subject, coalesce(lines, '[]'), coalesce(below, false), coalesce(note, ''), by_user
  from rows from (jsonb_to_recordset(commands) as (
    op text, id uuid, key text, merchant uuid, currency text, amount bigint, hold uuid,
    subject uuid, lines jsonb, below boolean, note text, by_user uuid
  )) with ordinality
$$;

-- A merchant's accounts of a currency, and the tenant's that stand against them.
create function alpaca.open_accounts(tenant uuid, merchant uuid, new_currency text) returns void language sql as $$
  insert into accounts (tenant_id, id, merchant_id, kind, currency, balance_minor)
  values (tenant, gen_random_uuid(), merchant, 'wallet', new_currency, 0),
         (tenant, gen_random_uuid(), merchant, 'held', new_currency, 0),
         (tenant, gen_random_uuid(), null, 'revenue', new_currency, null),
         (tenant, gen_random_uuid(), null, 'clearing', new_currency, null),
         (tenant, gen_random_uuid(), null, 'adjustments', new_currency, null),
         (tenant, gen_random_uuid(), null, 'position', new_currency, null)
  on conflict do nothing
$$;

-- The wallets that the commands touch exist and are locked, always in one order.
create function alpaca.lock_wallets(tenant uuid, commands jsonb) returns void language plpgsql as $$
declare
  missing record;
begin
  for missing in
    select distinct n.merchant, n.currency from alpaca.ledger_commands(commands) n
    where not exists (select from accounts a where a.tenant_id = tenant and a.merchant_id = n.merchant
      and a.kind = 'wallet' and a.currency = n.currency)
    order by 1, 2
  loop
    perform alpaca.open_accounts(tenant, missing.merchant, missing.currency);
  end loop;
  perform from accounts
    where tenant_id = tenant and kind = 'wallet'
      and (merchant_id, currency) in (select n.merchant, n.currency from alpaca.ledger_commands(commands) n)
    order by id for update;
end $$;

/*
 * Posts many commands in one call, each wholly or not at all, in their order within a wallet:
 *   hold      {id, key, merchant, currency, amount, hold, subject}
 *   capture   {…, hold, subject, lines: [{kind, amount}], below}   the whole hold is resolved
 *   release   {…, hold, amount}
 *   charge    {…, subject, lines, below}
 *   refund    {…, subject, lines}
 *   adjust, topUp, exchangeOut, exchangeIn {…, amount}
 * `below` lets a wallet go under its floor. The outcome is done, replayed (the key was posted
 * before) or refused with its reason. The application's role may only read the tables, so that
 * money moves by no other way.
 */
create function alpaca.post_ledger(commands jsonb) returns setof alpaca.posted
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  own constant uuid := case current_setting('alpaca.scope')
    when 'tenant' then null else current_setting('alpaca.merchant_id')::uuid end;
  c record;
  piece record;
  wallet accounts;
  held accounts;
  counters jsonb;
  hold holds;
  refused text;
  free bigint;
  kept bigint;
  funds bigint;
  at_line smallint;
  counter uuid;
  -- Keys of this call so far, and what was posted under each.
  done_keys text[] := '{}';
  done text[] := '{}';
  moves transfers[] := '{}';
  entries ledger_entries[] := '{}';
begin
  if own is not null and exists (
    select from alpaca.ledger_commands(commands) n
    where n.merchant <> own or n.op in ('adjust', 'topUp', 'exchangeOut', 'exchangeIn')
  ) then
    raise exception 'not for a merchant to post' using errcode = 'insufficient_privilege';
  end if;
  perform alpaca.lock_wallets(tenant, commands);

  for c in
    select n.*, row_number() over (partition by n.key order by n.at) as nth,
      t.id as old_id, (t.op, t.merchant_id, t.currency, t.amount_minor) = (n.op, n.merchant, n.currency, n.amount) as same,
      concat_ws(' ', n.key, n.op, n.merchant, n.currency, n.amount) as content
    from alpaca.ledger_commands(commands) n
    left join transfers t on t.tenant_id = tenant and t.key = n.key
    order by n.merchant, n.currency, n.at
  loop
    if wallet.merchant_id is distinct from c.merchant or wallet.currency is distinct from c.currency then
      select * into strict wallet from accounts a
        where a.tenant_id = tenant and a.merchant_id = c.merchant and a.kind = 'wallet' and a.currency = c.currency;
      select * into strict held from accounts a
        where a.tenant_id = tenant and a.merchant_id = c.merchant and a.kind = 'held' and a.currency = c.currency;
      select jsonb_object_agg(a.kind, a.id) into counters from accounts a
        where a.tenant_id = tenant and a.merchant_id is null and a.currency = c.currency;
      free := wallet.balance_minor;
      kept := held.balance_minor;
    end if;

    refused := null;
    if c.old_id is not null or (c.nth > 1 and c.key = any (done_keys)) then
      if c.same or c.content = any (done) then
        return next (c.at, 'replayed', null, c.old_id, free, kept)::alpaca.posted;
        continue;
      end if;
      refused := 'otherContent';
    elsif c.key is null or c.id is null or c.amount is null or c.amount = 0 or (c.amount < 0 and c.op <> 'adjust') then
      refused := 'malformed';
    elsif exists (select from jsonb_array_elements(c.lines) l where (l->>'amount')::bigint <= 0)
      or (c.op in ('capture', 'charge', 'refund') and (c.subject is null or c.lines = '[]')) then
      refused := 'malformed';
    elsif c.op = 'hold' and (c.hold is null or exists (select from holds h where h.tenant_id = tenant and h.id = c.hold)) then
      refused := 'malformed';
    end if;

    if refused is null and c.op in ('capture', 'release') then
      select * into hold from holds h
        where h.tenant_id = tenant and h.id = c.hold and h.merchant_id = c.merchant and h.currency = c.currency
        for update;
      refused := case when hold.id is null then 'noHold' when hold.state <> 'open' then 'holdResolved' end;
    end if;

    if refused is null and c.op in ('hold', 'charge', 'exchangeOut') and not c.below
      and free - c.amount < wallet.floor_minor then
      refused := 'tooLow';
    end if;
    if refused is null and c.op = 'capture' and not c.below and c.amount > hold.amount_minor
      and free - (c.amount - hold.amount_minor) < wallet.floor_minor then
      refused := 'tooLow';
    end if;

    if refused is null and c.op in ('capture', 'charge') and exists (
      select from jsonb_to_recordset(c.lines) as l (kind text, amount bigint)
      join charges g on g.tenant_id = tenant and g.subject_id = c.subject and g.kind = l.kind
        and g.currency = c.currency and g.refunded_minor < g.charged_minor
    ) then
      refused := 'alreadyCharged';
    end if;
    if refused is null and c.op = 'refund' and exists (
      select from jsonb_to_recordset(c.lines) as l (kind text, amount bigint)
      left join charges g on g.tenant_id = tenant and g.subject_id = c.subject and g.kind = l.kind
        and g.currency = c.currency and g.merchant_id = c.merchant
      group by l.kind, g.charged_minor, g.refunded_minor
      having coalesce(g.charged_minor - g.refunded_minor, 0) < sum(l.amount)
    ) then
      refused := 'overRefund';
    end if;
    if refused is null and c.op in ('capture', 'charge') and (
      select count(*) <> count(distinct l->>'kind') from jsonb_array_elements(c.lines) l
    ) then
      refused := 'malformed';
    end if;

    if refused is not null then
      return next (c.at, 'refused', refused, null, free, kept)::alpaca.posted;
      continue;
    end if;

    done_keys := array_append(done_keys, c.key);
    done := array_append(done, c.content);
    moves := array_append(moves, (tenant, c.id, c.merchant, c.op, c.key, c.currency, c.amount,
      case when c.op in ('hold', 'capture', 'release') then c.hold end, c.subject, c.note, c.by_user, now())::transfers);
    funds := free + kept;
    at_line := 1;

    -- The merchant's own side: wallet and held.
    if c.op = 'hold' then
      insert into holds (tenant_id, id, merchant_id, currency, amount_minor, subject_id)
        values (tenant, c.hold, c.merchant, c.currency, c.amount, c.subject);
      entries := entries || array[
        (tenant, null, c.id, 1, wallet.id, c.merchant, c.currency, -c.amount, null, null, null, c.subject, now())::ledger_entries,
        (tenant, null, c.id, 2, held.id, c.merchant, c.currency, c.amount, null, null, null, c.subject, now())::ledger_entries];
      free := free - c.amount;
      kept := kept + c.amount;
    elsif c.op in ('capture', 'release') then
      update holds h set resolved_at = now(),
          state = case c.op when 'capture' then 'captured' else 'released' end,
          captured_minor = case c.op when 'capture' then least(c.amount, h.amount_minor) else 0 end
        where h.tenant_id = tenant and h.id = c.hold;
      entries := array_append(entries,
        (tenant, null, c.id, 1, held.id, c.merchant, c.currency, -hold.amount_minor, null, null, null, c.subject, now())::ledger_entries);
      kept := kept - hold.amount_minor;
      at_line := 2;
      -- What is left of the hold goes back; what is missing is taken.
      if c.op = 'release' or hold.amount_minor <> c.amount then
        entries := array_append(entries,
          (tenant, null, c.id, 2, wallet.id, c.merchant, c.currency,
           case c.op when 'release' then hold.amount_minor else hold.amount_minor - c.amount end,
           null, null, null, c.subject, now())::ledger_entries);
        free := free + case c.op when 'release' then hold.amount_minor else hold.amount_minor - c.amount end;
        at_line := 3;
      end if;
    else
      entries := array_append(entries,
        (tenant, null, c.id, 1, wallet.id, c.merchant, c.currency,
         case when c.op in ('charge', 'exchangeOut') then -c.amount else c.amount end,
         null, null, null, c.subject, now())::ledger_entries);
      free := free + case when c.op in ('charge', 'exchangeOut') then -c.amount else c.amount end;
      at_line := 2;
    end if;

    -- The tenant's side: the typed transactions.
    if c.op in ('capture', 'charge', 'refund') then
      for piece in
        select l.kind, case c.op when 'refund' then -l.amount else l.amount end as amount, l.amount as size
        from jsonb_to_recordset(c.lines) as l (kind text, amount bigint)
      loop
        funds := funds - piece.amount;
        entries := array_append(entries,
          (tenant, null, c.id, at_line, (counters->>'revenue')::uuid, c.merchant, c.currency, piece.amount,
           case c.op when 'refund' then 'refund' else piece.kind end,
           case c.op when 'refund' then piece.kind end, funds, c.subject, now())::ledger_entries);
        at_line := at_line + 1::smallint;
        if c.op = 'refund' then
          update charges g set refunded_minor = g.refunded_minor + piece.size
            where g.tenant_id = tenant and g.subject_id = c.subject and g.kind = piece.kind and g.currency = c.currency;
        else
          insert into charges (tenant_id, subject_id, kind, currency, merchant_id, charged_minor)
            values (tenant, c.subject, piece.kind, c.currency, c.merchant, piece.size)
            on conflict (tenant_id, subject_id, kind, currency)
            do update set charged_minor = charges.charged_minor + excluded.charged_minor;
        end if;
      end loop;
    elsif c.op in ('adjust', 'topUp', 'exchangeOut', 'exchangeIn') then
      counter := counters->>case c.op when 'adjust' then 'adjustments' when 'topUp' then 'clearing' else 'position' end;
      entries := array_append(entries,
        (tenant, null, c.id, 2, counter, c.merchant, c.currency,
         case c.op when 'exchangeOut' then c.amount else -c.amount end,
         case c.op when 'adjust' then 'adjustment' when 'topUp' then 'topUp' else 'exchange' end,
         null, funds + case c.op when 'exchangeOut' then -c.amount else c.amount end, c.subject, now())::ledger_entries);
    end if;

    return next (c.at, 'done', null, c.id, free, kept)::alpaca.posted;
  end loop;

  insert into transfers select (unnest(moves)).*;
  insert into ledger_entries (tenant_id, transfer_id, line, account_id, merchant_id, currency,
      amount_minor, kind, of_kind, funds_minor, subject_id)
    select e.tenant_id, e.transfer_id, e.line, e.account_id, e.merchant_id, e.currency,
      e.amount_minor, e.kind, e.of_kind, e.funds_minor, e.subject_id
    from unnest(entries) with ordinality e order by e.ordinality;
end $$;
revoke all on function alpaca.post_ledger, alpaca.open_accounts, alpaca.lock_wallets,
  alpaca.ledger_commands from public;
grant execute on function alpaca.post_ledger to alpaca_app;

-- Sets how far a merchant's wallet may go; only the tenant's own people do.
create function alpaca.set_wallet_floor(merchant uuid, wallet_currency text, new_floor bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'only the tenant sets a floor' using errcode = 'insufficient_privilege';
  end if;
  perform alpaca.open_accounts(tenant, merchant, wallet_currency);
  update accounts set floor_minor = new_floor
  where tenant_id = tenant and merchant_id = set_wallet_floor.merchant and kind = 'wallet' and currency = wallet_currency;
end $$;
revoke all on function alpaca.set_wallet_floor from public;
grant execute on function alpaca.set_wallet_floor to alpaca_app;

-- What must never be found, as text; looked at after every fault test and by the nightly check.
create view ledger_faults with (security_invoker = true) as
  select tenant_id, 'transfer does not sum to nothing' as fault, transfer_id::text as what
  from ledger_entries group by tenant_id, transfer_id, currency having sum(amount_minor) <> 0
  union all
  select a.tenant_id, 'balance is not the sum of its entries', a.id::text
  from accounts a left join ledger_entries e on e.tenant_id = a.tenant_id and e.account_id = a.id
  where a.balance_minor is not null
  group by a.tenant_id, a.id, a.balance_minor having a.balance_minor <> coalesce(sum(e.amount_minor), 0)
  union all
  select a.tenant_id, 'held is not the sum of open holds', a.id::text
  from accounts a left join holds h on h.tenant_id = a.tenant_id and h.merchant_id = a.merchant_id
    and h.currency = a.currency and h.state = 'open'
  where a.kind = 'held'
  group by a.tenant_id, a.id, a.balance_minor having a.balance_minor <> coalesce(sum(h.amount_minor), 0)
  union all
  select g.tenant_id, 'charges are not what was posted', g.subject_id::text
  from charges g left join ledger_entries e on e.tenant_id = g.tenant_id and e.subject_id = g.subject_id
    and e.currency = g.currency and coalesce(e.of_kind, e.kind) = g.kind
  group by g.tenant_id, g.subject_id, g.kind, g.currency, g.charged_minor, g.refunded_minor
  having g.charged_minor - g.refunded_minor <> coalesce(sum(e.amount_minor), 0)
  union all
  select e.tenant_id, 'funds told are not what the merchant had', e.seq::text
  from (
    select e.tenant_id, e.seq, e.funds_minor,
      -sum(e.amount_minor) over (partition by e.tenant_id, e.merchant_id, e.currency order by e.seq) as had
    from ledger_entries e where e.kind is not null
  ) e where e.funds_minor <> e.had
  union all
  select h.tenant_id, 'hold has not one transfer to open and at most one to end it', h.id::text
  from holds h left join transfers t on t.tenant_id = h.tenant_id and t.hold_id = h.id
  group by h.tenant_id, h.id, h.state
  having count(*) filter (where t.op = 'hold') <> 1
    or count(*) filter (where t.op <> 'hold') <> (h.state <> 'open')::integer;
grant select on ledger_faults to alpaca_app;
