/*
 * Takes a quote of the session's own merchant and nobody else's, and tells whether it was this call
 * that took it: whoever asks at the same moment has nothing to tell of.
 */
drop function alpaca.take_exchange;
create function alpaca.take_exchange(exchange uuid, out_id uuid, in_id uuid, by_user uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  own constant uuid := current_setting('alpaca.merchant_id')::uuid;
  scope constant text := current_setting('alpaca.scope');
  taken exchanges;
  refused text;
begin
  select * into strict taken from exchanges e
    where e.tenant_id = tenant and e.merchant_id = own and e.id = exchange for update;
  if taken.taken_at is not null then
    return false;
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
  return true;
end $$;
revoke all on function alpaca.take_exchange from public;
grant execute on function alpaca.take_exchange to alpaca_app;

-- Those that wait stand first in the list of top-ups, and a page of it is read in that order.
create index top_ups_listed on top_ups (tenant_id, (audit_status = 'pending') desc, created_at desc, id desc);
