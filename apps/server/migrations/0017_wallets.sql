-- A merchant's exchange between its own wallets: quoted, kept for a moment, taken once or never.
create table exchanges (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid not null,
  no text not null,
  from_currency text not null check (from_currency ~ '^[A-Z]{3}$'),
  to_currency text not null check (to_currency ~ '^[A-Z]{3}$'),
  sold_minor bigint not null check (sold_minor > 0),
  bought_minor bigint not null check (bought_minor > 0),
  -- The tenant's rate as a fraction, so that it can be compared to the last digit.
  rate text not null check (rate ~ '^[0-9]+/[0-9]+$'),
  quoted_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  taken_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, quoted_by) references users,
  check (from_currency <> to_currency),
  check (taken_at <= expires_at)
);
create index exchanges_merchant on exchanges (tenant_id, merchant_id, id desc);
create index exchanges_user on exchanges (tenant_id, quoted_by);
call alpaca.protect_merchant_table('exchanges');
-- Quotes that nobody took are removed; what was taken is money and stays.
create policy sweep on exchanges to alpaca_sweep using (taken_at is null) with check (false);
grant select, delete on exchanges to alpaca_sweep;
-- A quote is added and never changed; only the function below takes it.
grant select, insert (tenant_id, id, merchant_id, no, from_currency, to_currency, sold_minor, bought_minor,
  rate, quoted_by, expires_at) on exchanges to alpaca_app;

/*
 * Takes a quote of the session's own merchant: sold to the tenant's position in one currency, bought
 * from its position in the other, both or neither. A merchant posts neither by itself.
 */
create function alpaca.take_exchange(exchange uuid, out_id uuid, in_id uuid, by_user uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  scope constant text := current_setting('alpaca.scope');
  taken exchanges;
  refused text;
begin
  select * into strict taken from exchanges e
    where e.tenant_id = tenant and e.id = exchange for update;
  if taken.taken_at is not null then
    return;
  end if;
  if taken.expires_at < now() then
    raise exception 'the quote has expired' using errcode = 'AX002';
  end if;
  perform set_config('alpaca.scope', 'tenant', true);
  select p.reason into refused from alpaca.post_ledger(jsonb_build_array(
    jsonb_build_object('op', 'exchangeOut', 'id', out_id, 'key', 'exchange:' || exchange || ':out',
      'merchant', taken.merchant_id, 'currency', taken.from_currency, 'amount', taken.sold_minor,
      'subject', exchange, 'note', taken.no, 'by_user', by_user),
    jsonb_build_object('op', 'exchangeIn', 'id', in_id, 'key', 'exchange:' || exchange || ':in',
      'merchant', taken.merchant_id, 'currency', taken.to_currency, 'amount', taken.bought_minor,
      'subject', exchange, 'note', taken.no, 'by_user', by_user)
  )) p where p.outcome = 'refused' limit 1;
  perform set_config('alpaca.scope', scope, true);
  if refused is not null then
    raise exception 'the ledger refused: %', refused using errcode = 'AX001';
  end if;
  update exchanges e set taken_at = now() where e.tenant_id = tenant and e.id = exchange;
end $$;
revoke all on function alpaca.take_exchange from public;
grant execute on function alpaca.take_exchange to alpaca_app;

-- Who said that the money of a top-up is there, or is not, and when.
alter table top_ups
  add money_by uuid,
  add money_at timestamptz,
  add foreign key (tenant_id, money_by) references users;
create index top_ups_money_by on top_ups (tenant_id, money_by);
grant update (money_by, money_at) on top_ups to alpaca_app;
