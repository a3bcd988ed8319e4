set local lock_timeout = '2s';

/*
 * An index of a number goes with the number, whoever takes it away; and a number that a release before this one writes
 * plain has none.
 */
create function alpaca.keep_contact_indexes() returns trigger language plpgsql as $$
begin
  if new.phone is null or (new.phone <> old.phone and new.phone not like 'e1.%') then new.phone_index := null; end if;
  if new.email is null or (new.email <> old.email and new.email not like 'e1.%') then new.email_index := null; end if;
  return new;
end $$;
create trigger users_contact_indexes before update of phone, email on users
  for each row execute function alpaca.keep_contact_indexes();

-- As it was, but that messages and codes are found by the indexes of whom they went to.
create or replace function alpaca.erase_some(erasure uuid, step text, most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := alpaca.require_tenant_scope();
  merchant constant uuid := alpaca.erased_merchant(tenant, erasure);
  many bigint;
  ids uuid[];
  who uuid[];
  file_column text;
begin
  if step = 'data_exports' then
    insert into gone_files select tenant, f from data_exports x, unnest(x.file_ids) f
      where x.tenant_id = tenant and x.merchant_id = merchant on conflict do nothing;
  end if;
  if step = any (alpaca.erased_tables()) then
    -- Of activations there are three files a row; they are the merchant's own and go with all the others.
    select a.attname into file_column from pg_attribute a
      where a.attrelid = step::regclass and a.attname = 'file_id' and not a.attisdropped;
    execute format('
      with old as materialized (
        select x.tableoid as t, x.ctid as c from %1$I x where x.tenant_id = $1 and x.merchant_id = $2 limit $3
      ), dropped as (
        delete from %1$I d using old where d.tableoid = old.t and d.ctid = old.c returning %2$s as file_id
      ), left_behind as (
        insert into gone_files select $1, file_id from dropped where file_id is not null on conflict do nothing
      )
      select count(*) from dropped', step, case when file_column is null then 'null::uuid' else 'd.file_id' end)
      using tenant, merchant, most into many;
    return many;
  end if;
  if step = any (alpaca.erased_of_users()) then
    execute format('
      with old as materialized (
        select x.ctid as c from %1$I x join users u on u.tenant_id = x.tenant_id and u.id = x.user_id
        where x.tenant_id = $1 and u.merchant_id = $2 limit $3
      )
      delete from %1$I d using old where d.ctid = old.c', step) using tenant, merchant, most;
    get diagnostics many = row_count;
    return many;
  end if;
  case step
  when 'notices' then
    -- Messages to its people, before it is forgotten whose they were.
    with old as (
      select n.id from notices n where n.tenant_id = tenant and n.category = 'message'
        and exists (select from notice_recipients r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
          where r.tenant_id = tenant and r.notice_id = n.id and u.merchant_id = merchant)
        and not exists (select from notice_recipients r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
          where r.tenant_id = tenant and r.notice_id = n.id and u.merchant_id is distinct from merchant)
      limit most
    )
    delete from notices n using old where n.tenant_id = tenant and n.id = old.id;
    get diagnostics many = row_count;
  when 'outgoing_messages' then
    with old as (
      select m.id from outgoing_messages m where m.tenant_id = tenant and m.recipient_index in (
        select u.phone_index from users u where u.tenant_id = tenant and u.merchant_id = merchant
        union select u.email_index from users u where u.tenant_id = tenant and u.merchant_id = merchant)
      limit most
    )
    delete from outgoing_messages m using old where m.tenant_id = tenant and m.id = old.id;
    get diagnostics many = row_count;
  when 'sent_codes' then
    delete from sent_codes s where s.tenant_id = tenant and s.account in (
      select u.phone_index from users u where u.tenant_id = tenant and u.merchant_id = merchant
      union select u.id::text from users u where u.tenant_id = tenant and u.merchant_id = merchant);
    get diagnostics many = row_count;
  when 'idempotency_keys' then
    delete from idempotency_keys k using users u
      where k.tenant_id = tenant and u.tenant_id = tenant and u.merchant_id = merchant
        and strpos(k.scope, u.id::text) > 0;
    get diagnostics many = row_count;
  when 'orders' then
    select coalesce(array_agg(id), '{}') into ids from (
      select o.id from orders o where o.tenant_id = tenant and o.merchant_id = merchant and o.redacted_at is null
      order by o.id limit most for update) o;
    -- What was never placed is void, so that counts stay exact.
    update orders o set status = 'voided', booking = 'none', hold_id = null
      where o.tenant_id = tenant and o.id = any (ids) and o.status in ('draft', 'failed');
    perform alpaca.redact_orders(tenant, ids);
    many := cardinality(ids);
  when 'track_states' then
    update track_states s set latest_place = '', latest_words = '' where s.ctid = any (array(
      select x.ctid from track_states x where x.tenant_id = tenant and x.merchant_id = merchant
        and (x.latest_place <> '' or x.latest_words <> '') limit most));
    get diagnostics many = row_count;
  when 'shipments' then
    update shipments s set shipper = null, shipper_name = '', remark = '' where s.tenant_id = tenant
      and s.merchant_id = merchant and (s.shipper is not null or s.shipper_name <> '' or s.remark <> '');
    get diagnostics many = row_count;
  when 'arrivals' then
    insert into gone_files select tenant, a.signature_file_id from arrivals a where a.tenant_id = tenant
      and a.merchant_id = merchant and a.signature_file_id is not null on conflict do nothing;
    update arrivals a set driver = '', plate = '', remark = '', signature_file_id = null where a.tenant_id = tenant
      and a.merchant_id = merchant
      and (a.signature_file_id is not null or a.driver <> '' or a.plate <> '' or a.remark <> '');
    get diagnostics many = row_count;
  when 'returns' then
    insert into gone_files select tenant, r.signature_file_id from returns r where r.tenant_id = tenant
      and r.merchant_id = merchant and r.signature_file_id is not null on conflict do nothing;
    update returns r set signature_file_id = null, note = '' where r.tenant_id = tenant and r.merchant_id = merchant
      and (r.signature_file_id is not null or r.note <> '');
    get diagnostics many = row_count;
  when 'top_ups' then
    update top_ups t set payer_name = '', payer_account = '', remark = '' where t.tenant_id = tenant
      and t.merchant_id = merchant and (t.payer_name <> '' or t.payer_account <> '' or t.remark <> '');
    get diagnostics many = row_count;
  when 'merchant_cards' then
    update merchant_cards c set contacts = '[]' where c.tenant_id = tenant and c.merchant_id = merchant
      and c.contacts <> '[]';
    get diagnostics many = row_count;
  when 'files' then
    with old as (
      select f.id from files f where f.tenant_id = tenant and f.merchant_id = merchant
        and not exists (select from gone_files g where g.tenant_id = tenant and g.file_id = f.id) limit most
    )
    insert into gone_files select tenant, id from old on conflict do nothing;
    get diagnostics many = row_count;
  when 'users' then
    -- Last of all: until here their names, numbers and addresses said what was theirs. A number for each stays, which
    -- the ledger and the log point at.
    update users u set username = 'erased-' || u.id, realname = '', nick_name = '', phone = null, email = null,
        phone_index = null, email_index = null, avatar_url = '', password_hash = '', disabled_at = coalesce(u.disabled_at, now()),
        left_at = coalesce(u.left_at, now()), revision = u.revision + 1
      where u.tenant_id = tenant and u.merchant_id = merchant and u.username <> 'erased-' || u.id;
    get diagnostics many = row_count;
  else
    raise exception 'no such step: %', step using errcode = 'invalid_parameter_value';
  end case;
  return many;
end $$;
