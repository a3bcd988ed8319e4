-- A sandbox is a tenant of its own that is the twin of another: same lines, same prices, same ids of
-- both, and other orders and other money. Row security keeps it apart as it keeps tenants apart.
alter table tenants
  add twin_of uuid unique references tenants check (twin_of <> tenant_id),
  -- When the other's lines and prices were copied last.
  add twin_followed_at timestamptz check (twin_followed_at is null or twin_of is not null);

alter table channels drop constraint channels_adapter_check,
  add constraint channels_adapter_check
    check (adapter in ('own', 'simulator', 'manual', 'karrio', 'sandbox'));

-- Twins answer at no host, so that no directory tells of them; workers look after them all the same.
create function alpaca.twin_tenants() returns setof uuid language sql stable security definer
  set search_path = public, pg_temp as $$
  select t.tenant_id from tenants t where t.twin_of is not null
$$;
revoke all on function alpaca.twin_tenants() from public;
grant execute on function alpaca.twin_tenants() to alpaca_app;

create function alpaca.is_twin(tenant uuid) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select exists (select from tenants t where t.tenant_id = tenant and t.twin_of is not null)
$$;
revoke all on function alpaca.is_twin(uuid) from public;
grant execute on function alpaca.is_twin(uuid) to alpaca_app;

-- Rows of a tenant as its twin has them: all as it is but the tenant and what is said here. What is
-- there already stays, or follows the other where it is named by an id.
create function alpaca.copy_to_twin(
  rows_of regclass, live uuid, twin uuid, which text default 'true', said jsonb default '{}',
  follow boolean default false
) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  names text;
  taken text;
  followed text;
begin
  select string_agg(format('%I', a.attname), ', ' order by a.attnum),
    string_agg(case
      when a.attname = 'tenant_id' then format('%L::uuid', twin)
      when said ? a.attname then
        format('%L::%s', said->>a.attname, format_type(a.atttypid, a.atttypmod))
      else format('x.%I', a.attname) end, ', ' order by a.attnum),
    string_agg(format('%1$I = excluded.%1$I', a.attname), ', ') filter
      (where a.attname not in ('tenant_id', 'id'))
  into names, taken, followed
  from pg_attribute a
  where a.attrelid = rows_of and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('insert into %1$s (%2$s) select %3$s from %1$s x where x.tenant_id = $1 and (%4$s)
    on conflict %5$s', rows_of, names, taken, which,
    case when follow then '(tenant_id, id) do update set ' || followed else 'do nothing' end) using live;
end $$;
revoke all on function alpaca.copy_to_twin(regclass, uuid, uuid, text, jsonb, boolean) from public;

-- Published versions are never changed, so those that are there are whole. A sheet has one draft at a
-- time, so new ones come one by one and are published once their parts are there.
create function alpaca.copy_versions_to_twin(live uuid, twin uuid) returns void language plpgsql
  set search_path = public, pg_temp as $$
declare
  version record;
  part regclass;
begin
  for version in
    select v.* from price_versions v
    join price_sheets s on s.tenant_id = twin and s.id = v.sheet_id
    where v.tenant_id = live and v.status = 'published'
      and not exists (select from price_versions w where w.tenant_id = twin and w.id = v.id)
    order by v.version_no
  loop
    perform alpaca.copy_to_twin('price_versions', live, twin, format('x.id = %L', version.id),
      '{"status": "draft", "terms": null, "valid_from": null, "published_by": null, "published_at": null}');
    foreach part in array array['zone_places', 'price_rows', 'surcharges']::regclass[] loop
      perform alpaca.copy_to_twin(part, live, twin, format('x.version_id = %L', version.id));
    end loop;
    update price_versions set status = 'published', terms = version.terms, valid_from = version.valid_from,
      published_at = version.published_at
    where tenant_id = twin and id = version.id;
  end loop;
end $$;
revoke all on function alpaca.copy_versions_to_twin(uuid, uuid) from public;

-- The merchant there: active whether or not it is here, prepaid, without anybody's address to write to.
create function alpaca.add_twin_merchant(live uuid, twin uuid, merchant uuid) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform alpaca.copy_to_twin('merchants', live, twin, format('x.merchant_id = %L', merchant),
    '{"activation_status": 1, "terms": "prepaid", "credit_limit_minor": 0, "credit_days": 0, "label_design_id": null}');
  perform alpaca.copy_to_twin('users', live, twin, format('x.merchant_id = %L and x.is_owner', merchant),
    '{"password_hash": "!", "phone": null, "email": null, "avatar_url": ""}');
  perform alpaca.copy_to_twin('user_roles', live, twin, format('exists (select from users u
    where u.tenant_id = %L and u.id = x.user_id and u.merchant_id = %L)', twin, merchant));
  perform alpaca.copy_to_twin('tax_numbers', live, twin, format('x.merchant_id = %L', merchant));
end $$;
revoke all on function alpaca.add_twin_merchant(uuid, uuid, uuid) from public;

-- What is sold, at which price, and where parcels are received. Whatever is booked is booked with nobody.
create function alpaca.follow_to_twin(live uuid, twin uuid, merchant uuid) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  -- Who weighs in and sends off there: nobody signs in as them.
  insert into users (tenant_id, id, kind, username, password_hash, realname)
    values (twin, twin, 'operator', 'sandbox', '!', 'Sandbox') on conflict do nothing;
  perform alpaca.copy_to_twin('roles', live, twin);
  perform alpaca.copy_to_twin('role_permissions', live, twin);
  perform alpaca.copy_to_twin('dict_items', live, twin);
  perform alpaca.copy_to_twin('tenant_settings', live, twin, said => jsonb_build_object('changed_by', twin));
  perform alpaca.add_twin_merchant(live, twin, merchant);
  insert into number_ranges (tenant_id, code, prefix, digits, next, last)
    values (twin, 'SANDBOX', 'TEST', 10, 1, 9999999999) on conflict do nothing;
  perform alpaca.copy_to_twin('channels', live, twin,
    said => '{"adapter": "sandbox", "settings": {"range": "SANDBOX"}}', follow => true);
  perform alpaca.copy_to_twin('products', live, twin, follow => true);
  perform alpaca.copy_to_twin('remote_lists', live, twin, said => '{"created_by": null}');
  perform alpaca.copy_to_twin('remote_areas', live, twin,
    format('not exists (select from remote_areas y where y.tenant_id = %L and y.list_id = x.list_id)', twin));
  perform alpaca.copy_to_twin('price_sheets', live, twin, format('x.merchant_id is null
    or exists (select from merchants m where m.tenant_id = %L and m.merchant_id = x.merchant_id)', twin));
  perform alpaca.copy_versions_to_twin(live, twin);
  perform alpaca.copy_to_twin('exchange_rates', live, twin, said => '{"created_by": null}');
  perform alpaca.copy_to_twin('warehouses', live, twin, follow => true);
  perform alpaca.copy_to_twin('warehouse_days', live, twin);
  perform alpaca.copy_to_twin('warehouse_lines', live, twin);
  insert into warehouse_staff (tenant_id, warehouse_id, user_id)
    select twin, w.id, twin from warehouses w where w.tenant_id = twin on conflict do nothing;
  update tenants set twin_followed_at = now() where tenant_id = twin;
end $$;
revoke all on function alpaca.follow_to_twin(uuid, uuid, uuid) from public;

-- The sandbox of a merchant of this tenant: made when it is first asked for, and every ten minutes made
-- to follow what the tenant sells now.
create function alpaca.open_sandbox(merchant uuid, out twin uuid, out followed boolean) language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  live constant uuid := current_setting('alpaca.tenant_id')::uuid;
begin
  if alpaca.is_twin(live) then
    raise exception 'a sandbox has no sandbox' using errcode = 'integrity_constraint_violation';
  end if;
  insert into tenants (tenant_id, code, name_zh, name_en, zone, twin_of)
    select gen_random_uuid(), t.code || '~test', t.name_zh || '（测试）', t.name_en || ' (test)', t.zone, live
    from tenants t where t.tenant_id = live and not exists (select from tenants w where w.twin_of = live)
    on conflict do nothing;
  select t.tenant_id, t.twin_followed_at is null or t.twin_followed_at < now() - interval '10 minutes' or exists (
      select from users o where o.tenant_id = live and o.merchant_id = merchant and o.is_owner
        and not exists (select from users u where u.tenant_id = t.tenant_id and u.id = o.id))
    into twin, followed from tenants t where t.twin_of = live;
  if followed then
    -- One at a time; who waited does it once more and changes nothing.
    perform from tenants t where t.tenant_id = twin for update;
    perform alpaca.follow_to_twin(live, twin, merchant);
  end if;
end $$;
revoke all on function alpaca.open_sandbox(uuid) from public;
grant execute on function alpaca.open_sandbox(uuid) to alpaca_app;

-- Lets time go by for one merchant of a sandbox: all that it waits for is so much nearer.
create function alpaca.age_sandbox(merchant uuid, hours integer) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  step constant interval := make_interval(hours => hours);
begin
  if not alpaca.is_twin(tenant) then
    raise exception 'time moves in a sandbox only' using errcode = 'insufficient_privilege';
  end if;
  update orders o set submitted_at = o.submitted_at - step, unpaid_told_at = o.unpaid_told_at - step
    where o.tenant_id = tenant and o.merchant_id = merchant and o.booking = 'waitingPayment';
  update cost_changes c set due_at = c.due_at - step
    where c.tenant_id = tenant and c.merchant_id = merchant and c.settled_at is null and c.due_at is not null;
  update withholdings w set deadline = w.deadline - step
    where w.tenant_id = tenant and w.merchant_id = merchant and w.ended_at is null;
  update webhook_deliveries d set next_at = d.next_at - step
    where d.tenant_id = tenant and d.merchant_id = merchant and d.state = 'waiting';
  update webhook_endpoints e set due_at = e.due_at - step, paused_until = e.paused_until - step
    where e.tenant_id = tenant and e.merchant_id = merchant;
end $$;
revoke all on function alpaca.age_sandbox(uuid, integer) from public;
grant execute on function alpaca.age_sandbox(uuid, integer) to alpaca_app;

-- Money of a sandbox comes from nowhere.
create or replace function alpaca.guard_transfer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if alpaca.is_owner() or (new.op = 'topUp' and alpaca.is_twin(new.tenant_id)) then
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
