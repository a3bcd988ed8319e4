-- The ledger's function in named parts: what it does, refuses and answers is as before. Columns are
-- named wherever they are written, so that a table can get a new one.

-- A command as it is posted: what was sent, and what becomes known of it on the way.
create type alpaca.ledger_command as (
  at integer, op text, id uuid, key text, merchant uuid, currency text, amount bigint, hold uuid,
  subject uuid, lines jsonb, below boolean, note text, by_user uuid,
  -- What was posted under its key, whether that was the same, and how often the key came in this call.
  posted uuid, same boolean, nth bigint,
  -- Of a capture or a release: the hold that it resolves.
  resolves bigint, hold_state text,
  -- What the merchant had before it, in wallet and held together.
  funds bigint
);

-- What is in a merchant's wallet while commands are posted.
create type alpaca.wallet_funds as (merchant uuid, currency text, floor bigint, free bigint, held bigint);

-- The commands in the order of wallets, and within a wallet in their own.
create function alpaca.commands_in_order(tenant uuid, commands jsonb) returns setof alpaca.ledger_command
language sql stable as $$
  select n.*,
    t.id as posted,
    case when t.id is not null then
      (t.op, t.merchant_id, t.currency, t.amount_minor) is not distinct from (n.op, n.merchant, n.currency, n.amount)
    end as same,
    row_number() over (partition by n.key order by n.at) as nth,
    null::bigint as resolves, null::text as hold_state, null::bigint as funds
  from alpaca.ledger_commands(commands) n
  left join transfers t on t.tenant_id = tenant and t.key = n.key
  order by n.merchant, n.currency, n.at
$$;

-- A merchant posts for nobody else, and nothing that makes money.
create function alpaca.check_poster(commands jsonb) returns void language plpgsql as $$
declare
  own constant uuid := case current_setting('alpaca.scope')
    when 'tenant' then null else current_setting('alpaca.merchant_id')::uuid end;
begin
  if own is not null and exists (
    select from alpaca.ledger_commands(commands) n
    where n.merchant <> own or n.op in ('adjust', 'topUp', 'exchangeOut', 'exchangeIn')
  ) then
    raise exception 'not for a merchant to post' using errcode = 'insufficient_privilege';
  end if;
end $$;

create function alpaca.read_wallet(tenant uuid, merchant uuid, currency text) returns alpaca.wallet_funds
language plpgsql stable as $$
declare
  funds alpaca.wallet_funds;
begin
  select w.merchant_id, w.currency, w.floor_minor, w.balance_minor, h.balance_minor
    into strict funds.merchant, funds.currency, funds.floor, funds.free, funds.held
    from accounts w
    join accounts h on h.tenant_id = w.tenant_id and h.merchant_id = w.merchant_id and h.currency = w.currency
      and h.kind = 'held'
    where w.tenant_id = tenant and w.merchant_id = read_wallet.merchant
      and w.currency = read_wallet.currency and w.kind = 'wallet';
  return funds;
end $$;

-- What a command moves into the merchant's wallet, or out of it. Of a capture, what is left of the
-- hold goes back and what is missing is taken.
create function alpaca.to_wallet(c alpaca.ledger_command) returns bigint language sql immutable as $$
  select case
    when c.op = 'capture' then c.resolves - c.amount
    when c.op = 'release' then c.resolves
    when c.op in ('hold', 'charge', 'exchangeOut') then -c.amount
    else c.amount
  end
$$;

-- The same for what is held. A hold is resolved as a whole.
create function alpaca.to_held(c alpaca.ledger_command) returns bigint language sql immutable as $$
  select case when c.op = 'hold' then c.amount when c.op in ('capture', 'release') then -c.resolves else 0 end
$$;

-- Whether the key came earlier in this call with the same content; null if it did not come.
create function alpaca.same_as_done(c alpaca.ledger_command, done alpaca.ledger_command[]) returns boolean
language sql immutable as $$
  select (d.op, d.merchant, d.currency, d.amount) is not distinct from (c.op, c.merchant, c.currency, c.amount)
  from unnest(done) d where d.key = c.key
$$;

create function alpaca.is_malformed(tenant uuid, c alpaca.ledger_command) returns boolean
language plpgsql stable as $$
begin
  if c.key is null or c.id is null or c.amount is null or c.amount = 0 or (c.amount < 0 and c.op <> 'adjust') then
    return true;
  end if;
  if c.op in ('capture', 'charge', 'refund') and (c.subject is null or c.lines = '[]') then
    return true;
  end if;
  if c.lines <> '[]' and exists (select from jsonb_array_elements(c.lines) l where (l->>'amount')::bigint <= 0) then
    return true;
  end if;
  return c.op = 'hold'
    and (c.hold is null or exists (select from holds h where h.tenant_id = tenant and h.id = c.hold));
end $$;

create function alpaca.lock_hold(tenant uuid, inout c alpaca.ledger_command) language plpgsql as $$
begin
  select h.amount_minor, h.state into c.resolves, c.hold_state from holds h
    where h.tenant_id = tenant and h.id = c.hold and h.merchant_id = c.merchant and h.currency = c.currency
    for update;
end $$;

-- A subject is charged once per kind, and no more is given back than was charged.
create function alpaca.charge_refusal(tenant uuid, c alpaca.ledger_command) returns text
language plpgsql stable as $$
begin
  if c.op in ('capture', 'charge') then
    if exists (
      select from jsonb_to_recordset(c.lines) as l (kind text, amount bigint)
      join charges g on g.tenant_id = tenant and g.subject_id = c.subject and g.kind = l.kind
        and g.currency = c.currency and g.refunded_minor < g.charged_minor
    ) then
      return 'alreadyCharged';
    end if;
    if (select count(*) <> count(distinct l->>'kind') from jsonb_array_elements(c.lines) l) then
      return 'malformed';
    end if;
  elsif c.op = 'refund' and exists (
    select from jsonb_to_recordset(c.lines) as l (kind text, amount bigint)
    left join charges g on g.tenant_id = tenant and g.subject_id = c.subject and g.kind = l.kind
      and g.currency = c.currency and g.merchant_id = c.merchant
    group by l.kind, g.charged_minor, g.refunded_minor
    having coalesce(g.charged_minor - g.refunded_minor, 0) < sum(l.amount)
  ) then
    return 'overRefund';
  end if;
  return null;
end $$;

-- Why a command is not let through; null if it is.
create function alpaca.ledger_refusal(tenant uuid, c alpaca.ledger_command, wallet alpaca.wallet_funds) returns text
language plpgsql stable as $$
begin
  if not c.same then
    return 'otherContent';
  elsif alpaca.is_malformed(tenant, c) then
    return 'malformed';
  elsif c.op in ('capture', 'release') and c.hold_state is null then
    return 'noHold';
  elsif c.op in ('capture', 'release') and c.hold_state <> 'open' then
    return 'holdResolved';
  elsif c.op <> 'adjust' and not c.below
    and alpaca.to_wallet(c) < 0 and wallet.free + alpaca.to_wallet(c) < wallet.floor then
    return 'tooLow';
  end if;
  return alpaca.charge_refusal(tenant, c);
end $$;

-- Holds and charges are written command by command: the next one of the call asks for them.
create function alpaca.write_hold(tenant uuid, c alpaca.ledger_command) returns void language plpgsql as $$
begin
  if c.op = 'hold' then
    insert into holds (tenant_id, id, merchant_id, currency, amount_minor, subject_id)
      values (tenant, c.hold, c.merchant, c.currency, c.amount, c.subject);
  else
    update holds h set resolved_at = now(),
        state = case c.op when 'capture' then 'captured' else 'released' end,
        captured_minor = case c.op when 'capture' then least(c.amount, h.amount_minor) else 0 end
      where h.tenant_id = tenant and h.id = c.hold;
  end if;
end $$;

create function alpaca.write_charges(tenant uuid, c alpaca.ledger_command) returns void language plpgsql as $$
begin
  if c.op = 'refund' then
    update charges g set refunded_minor = g.refunded_minor + l.amount
      from (
        select kind, sum(amount) as amount from jsonb_to_recordset(c.lines) as x (kind text, amount bigint) group by kind
      ) l
      where g.tenant_id = tenant and g.subject_id = c.subject and g.kind = l.kind and g.currency = c.currency;
  else
    insert into charges (tenant_id, subject_id, kind, currency, merchant_id, charged_minor)
      select tenant, c.subject, l.kind, c.currency, c.merchant, l.amount
      from jsonb_to_recordset(c.lines) as l (kind text, amount bigint)
      on conflict (tenant_id, subject_id, kind, currency)
      do update set charged_minor = charges.charged_minor + excluded.charged_minor;
  end if;
end $$;

create function alpaca.write_transfers(tenant uuid, done alpaca.ledger_command[]) returns void language plpgsql as $$
begin
  insert into transfers (tenant_id, id, merchant_id, op, key, currency, amount_minor, hold_id, subject_id,
      note, created_by)
    select tenant, c.id, c.merchant, c.op, c.key, c.currency, c.amount,
      case when c.op in ('hold', 'capture', 'release') then c.hold end, c.subject, c.note, c.by_user
    from unnest(done) c;
end $$;

-- The merchant's own side of a command: what leaves one of its accounts, then what comes to the other.
create function alpaca.own_entries(c alpaca.ledger_command) returns table (line integer, account text, amount bigint)
language sql immutable as $$
  select s.line, s.account, s.amount from (values
    (case when c.op in ('capture', 'release') then 2 else 1 end, 'wallet', alpaca.to_wallet(c)),
    (case when c.op = 'hold' then 2 else 1 end, 'held', alpaca.to_held(c))
  ) s (line, account, amount) where s.amount <> 0
$$;

-- The tenant's side: the merchant's typed transactions, each with what the merchant has after it.
create function alpaca.typed_entries(c alpaca.ledger_command) returns table (
  line integer, account text, amount bigint, kind text, of_kind text, funds bigint
) language sql immutable as $$
  select (alpaca.to_wallet(c) <> 0)::integer + (alpaca.to_held(c) <> 0)::integer + l.nth::integer,
    'revenue', l.amount, case c.op when 'refund' then 'refund' else l.kind end,
    case c.op when 'refund' then l.kind end, (c.funds - sum(l.amount) over (order by l.nth))::bigint
  from (
    select x.kind, case c.op when 'refund' then -x.amount else x.amount end as amount, x.nth
    from rows from (jsonb_to_recordset(c.lines) as (kind text, amount bigint)) with ordinality x (kind, amount, nth)
  ) l
  where c.op in ('capture', 'charge', 'refund')
  union all
  select 2, case c.op when 'adjust' then 'adjustments' when 'topUp' then 'clearing' else 'position' end,
    -alpaca.to_wallet(c), case c.op when 'adjust' then 'adjustment' when 'topUp' then 'topUp' else 'exchange' end,
    null, c.funds + alpaca.to_wallet(c)
  where c.op in ('adjust', 'topUp', 'exchangeOut', 'exchangeIn')
$$;

-- One insert for all commands, in their order: balances and the sequence of transactions follow it.
create function alpaca.write_entries(tenant uuid, done alpaca.ledger_command[]) returns void language plpgsql as $$
begin
  insert into ledger_entries (tenant_id, transfer_id, line, account_id, merchant_id, currency, amount_minor,
      kind, of_kind, funds_minor, subject_id)
    select tenant, c.id, e.line, e.account_id, c.merchant, c.currency, e.amount, e.kind, e.of_kind, e.funds, c.subject
    from unnest(done) c
    cross join lateral (
      select o.line, a.id as account_id, o.amount, null as kind, null as of_kind, null::bigint as funds
      from alpaca.own_entries(c) o
      join accounts a on a.tenant_id = tenant and a.merchant_id = c.merchant and a.kind = o.account
        and a.currency = c.currency
      union all
      select t.line, a.id, t.amount, t.kind, t.of_kind, t.funds
      from alpaca.typed_entries(c) t
      join accounts a on a.tenant_id = tenant and a.merchant_id is null and a.kind = t.account
        and a.currency = c.currency
    ) e
    order by c.merchant, c.currency, c.at, e.line;
end $$;

-- As 0006 says it: many commands in one call, each wholly or not at all, in their order within a wallet.
-- Every statement finds its rows by keys, whatever the values: planning it anew each time would cost
-- more than doing it.
create or replace function alpaca.post_ledger(commands jsonb) returns setof alpaca.posted
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  c alpaca.ledger_command;
  wallet alpaca.wallet_funds;
  answer alpaca.posted;
  done alpaca.ledger_command[] := '{}';
begin
  perform alpaca.check_poster(commands);
  perform alpaca.lock_wallets(tenant, commands);

  for c in select * from alpaca.commands_in_order(tenant, commands) loop
    if wallet.merchant is distinct from c.merchant or wallet.currency is distinct from c.currency then
      wallet := alpaca.read_wallet(tenant, c.merchant, c.currency);
    end if;
    if c.posted is null and c.nth > 1 then
      c.same := alpaca.same_as_done(c, done);
    end if;
    if c.same is null and c.op in ('capture', 'release') then
      c := alpaca.lock_hold(tenant, c);
    end if;

    answer.at := c.at;
    answer.reason := null;
    if c.same then
      answer.outcome := 'replayed';
      answer.transfer_id := c.posted;
    else
      answer.reason := alpaca.ledger_refusal(tenant, c, wallet);
      answer.outcome := case when answer.reason is null then 'done' else 'refused' end;
      answer.transfer_id := case when answer.reason is null then c.id end;
    end if;

    if answer.outcome = 'done' then
      if c.op in ('hold', 'capture', 'release') then
        perform alpaca.write_hold(tenant, c);
      end if;
      if c.op in ('capture', 'charge', 'refund') then
        perform alpaca.write_charges(tenant, c);
      end if;
      c.funds := wallet.free + wallet.held;
      wallet.free := wallet.free + alpaca.to_wallet(c);
      wallet.held := wallet.held + alpaca.to_held(c);
      done := array_append(done, c);
    end if;
    answer.wallet_minor := wallet.free;
    answer.held_minor := wallet.held;
    return next answer;
  end loop;

  perform alpaca.write_transfers(tenant, done);
  perform alpaca.write_entries(tenant, done);
end $$;

revoke all on function alpaca.commands_in_order, alpaca.check_poster, alpaca.read_wallet, alpaca.to_wallet,
  alpaca.to_held, alpaca.same_as_done, alpaca.is_malformed, alpaca.lock_hold, alpaca.charge_refusal,
  alpaca.ledger_refusal, alpaca.write_hold, alpaca.write_charges, alpaca.write_transfers, alpaca.own_entries,
  alpaca.typed_entries, alpaca.write_entries from public;
