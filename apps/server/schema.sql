CREATE SCHEMA alpaca;

CREATE SCHEMA directory;

CREATE SCHEMA moves;

CREATE SCHEMA track_days;

CREATE TYPE alpaca.ledger_command AS (
	at integer,
	op text,
	id uuid,
	key text,
	merchant uuid,
	currency text,
	amount bigint,
	hold uuid,
	subject uuid,
	lines jsonb,
	below boolean,
	note text,
	by_user uuid,
	posted uuid,
	same boolean,
	nth bigint,
	resolves bigint,
	hold_state text,
	funds bigint
);

CREATE TYPE alpaca.posted AS (
	at integer,
	outcome text,
	reason text,
	transfer_id uuid,
	wallet_minor bigint,
	held_minor bigint
);

CREATE TYPE alpaca.wallet_funds AS (
	merchant uuid,
	currency text,
	floor bigint,
	free bigint,
	held bigint
);

CREATE FUNCTION alpaca.add_failure(tenant uuid, merchant uuid, moment timestamp with time zone, kind text, reason text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  insert into failure_changes (tenant_id, merchant_id, day, kind, reason)
  select tenant_id, merchant, (moment at time zone zone)::date, kind, reason from tenants where tenant_id = tenant
$$;

CREATE FUNCTION alpaca.add_scans(tenant uuid, warehouse uuid, moment timestamp with time zone, kind text, station text, scans bigint) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  insert into scan_changes (tenant_id, warehouse_id, day, hour, kind, station, scans)
  select tenant_id, warehouse, (moment at time zone zone)::date, extract(hour from moment at time zone zone), kind,
    station, scans
  from tenants where tenant_id = tenant and scans <> 0
$$;

CREATE FUNCTION alpaca.add_twin_merchant(live uuid, twin uuid, merchant uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform alpaca.copy_to_twin('merchants', live, twin, format('x.merchant_id = %L', merchant),
    '{"activation_status": 1, "terms": "prepaid", "credit_limit_minor": 0, "credit_days": 0, "label_design_id": null}');
  perform alpaca.copy_to_twin('users', live, twin, format('x.merchant_id = %L and x.is_owner', merchant),
    '{"password_hash": "!", "phone": null, "email": null, "phone_index": null, "email_index": null, "avatar_url": ""}');
  perform alpaca.copy_to_twin('user_roles', live, twin, format('exists (select from users u
    where u.tenant_id = %L and u.id = x.user_id and u.merchant_id = %L)', twin, merchant));
  perform alpaca.copy_to_twin('tax_numbers', live, twin, format('x.merchant_id = %L', merchant));
end $$;

CREATE FUNCTION alpaca.age_sandbox(merchant uuid, hours integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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
  update webhook_endpoints e set due_at = e.due_at - step, paused_until = e.paused_until - step,
      failing_since = e.failing_since - step, former_until = e.former_until - step
    where e.tenant_id = tenant and e.merchant_id = merchant;
  update pgboss.job j set start_after = j.start_after - step
    where j.state in ('created', 'retry') and j.start_after > now() and j.data->>'tenantId' = tenant::text
      and exists (select from orders o where o.tenant_id = tenant and o.merchant_id = merchant
        and o.id::text = j.data->'ids'->>'orderId');
end $$;

CREATE FUNCTION alpaca.amount_setting(tenant uuid, setting text) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select coalesce(
    (select s.value from tenant_settings s where s.tenant_id = tenant and s.code = setting),
    case setting when 'twoPeopleTopUp' then 5000 when 'mostTopUp' then 1000000
      when 'mostCreditLimit' then 1000000 when 'mostAdjustment' then 50000 end)
$$;

CREATE FUNCTION alpaca.approval_now(tenant uuid, merchant uuid, of_kind text) RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  select case of_kind
    when 'terms' then jsonb_build_object('terms', m.terms, 'limitMinor', m.credit_limit_minor, 'days', m.credit_days)
    when 'priceGroup' then jsonb_build_object('group', m.price_group)
    when 'erasure' then jsonb_build_object('erased', m.erased_at is not null)
    else '{}' end
  from merchants m where m.tenant_id = tenant and m.merchant_id = merchant
$$;

CREATE FUNCTION alpaca.ask_erasure(erasure uuid, approval uuid, merchant uuid, by_user uuid, why text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  found_one merchants;
begin
  if current_setting('alpaca.scope') <> 'tenant' and merchant <> current_setting('alpaca.merchant_id')::uuid then
    raise exception 'only one''s own' using errcode = 'insufficient_privilege';
  end if;
  select * into found_one from merchants m where m.tenant_id = tenant and m.merchant_id = merchant for update;
  if found_one.merchant_id is null then
    perform alpaca.say_no('merchant.notFound');
  end if;
  if found_one.erased_at is not null then
    perform alpaca.say_no('erasure.done');
  end if;
  if exists (select from erasures e where e.tenant_id = tenant and e.merchant_id = merchant and e.ended_at is null) then
    perform alpaca.say_no('erasure.asked');
  end if;
  perform alpaca.require_nothing_open(tenant, merchant);
  insert into approvals (tenant_id, id, merchant_id, kind, was, wanted, reason, asked_by)
    values (tenant, approval, merchant, 'erasure', '{"erased": false}', '{"erased": true}', why, by_user);
  insert into erasures (tenant_id, id, merchant_id, approval_id, reason, asked_by)
    values (tenant, erasure, merchant, approval, why, by_user);
end $$;

CREATE FUNCTION alpaca.begin_erasure(erasure uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := alpaca.require_tenant_scope();
  e erasures;
begin
  select * into e from erasures x where x.tenant_id = tenant and x.id = erasure for update;
  if e.id is null or e.state <> 'waiting' or e.due_at > now() then
    return false;
  end if;
  -- What places an order or moves its money holds the merchant's wallet or reads this row; both come after.
  perform from merchants m where m.tenant_id = tenant and m.merchant_id = e.merchant_id for update;
  perform from accounts a where a.tenant_id = tenant and a.merchant_id = e.merchant_id order by a.id for update;
  if exists (select from alpaca.open_things(tenant, e.merchant_id)) then
    return false;
  end if;
  update erasures x set state = 'running', begun_at = now() where x.tenant_id = tenant and x.id = erasure;
  update users u set disabled_at = coalesce(u.disabled_at, now())
    where u.merchant_id = e.merchant_id and u.tenant_id in (select alpaca.tenant_and_twin(tenant));
  return true;
end $$;

CREATE FUNCTION alpaca.begin_menu_draft(tenant uuid) RETURNS void
    LANGUAGE sql
    SET search_path TO 'public', 'pg_temp'
    AS $$
  insert into menu_drafts (tenant_id, id) values (tenant, tenant) on conflict do nothing;
  insert into menu_draft_entries
    select m.*, 1 from menus m
    where m.tenant_id = tenant
      and not exists (select 1 from menu_draft_entries e where e.tenant_id = tenant);
  insert into menu_versions (tenant_id, version, entries)
    select tenant, 1, jsonb_agg(to_jsonb(m) - 'tenant_id' order by m.sort, m.id) from menus m
    where m.tenant_id = tenant having count(*) > 0
    on conflict do nothing;
$$;

CREATE FUNCTION alpaca.cell_facts() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select jsonb_build_object(
    'bytes', pg_database_size(current_database()),
    'ordersADay', (
      select coalesce(sum(c.count), 0) / 7.0 from merchants m
      join order_day_counts c on c.tenant_id = m.tenant_id and c.merchant_id = m.merchant_id
        and c.day >= current_date - 7 and c.day < current_date),
    'ordersAMinute', (
      select coalesce(sum(n.orders), 0) / 5.0 from tenants t cross join lateral (
        select count(*) as orders from orders o where o.tenant_id = t.tenant_id and o.id >= (
          lpad(to_hex(((extract(epoch from now()) - 300) * 1000)::bigint), 12, '0')
            || '00000000000000000000')::uuid
      ) n),
    'transactions', (select xact_commit from pg_stat_database where datname = current_database()),
    'replicas', (select count(*) from pg_stat_replication where state = 'streaming'),
    'replicaLagBytes', (
      select coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0) from pg_stat_replication
      where state = 'streaming'),
    'replicaLagSeconds', (
      select coalesce(extract(epoch from max(replay_lag)), 0) from pg_stat_replication
      where state = 'streaming'))
$$;

CREATE FUNCTION alpaca.charge_refusal(tenant uuid, c alpaca.ledger_command) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
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

CREATE FUNCTION alpaca.check_poster(commands jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.check_role_permission() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  its_kind text;
begin
  select r.kind into its_kind from roles r
    where r.tenant_id = new.tenant_id and r.id = new.role_id for share;
  if not alpaca.may_hold(its_kind, new.permission) then
    raise exception 'a role of kind % cannot hold %', its_kind, new.permission
      using errcode = 'check_violation', constraint = 'role_permissions_kind';
  end if;
  return new;
end $$;

CREATE FUNCTION alpaca.check_user_role() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if exists (
    select from users u join roles r on r.tenant_id = u.tenant_id
    where u.tenant_id = new.tenant_id and u.id = new.user_id and r.id = new.role_id
      and (u.kind = 'merchant') <> (r.kind = 'merchant')
  ) then
    raise exception 'a role is given on its own side of the counter only'
      using errcode = 'check_violation', constraint = 'user_roles_kind';
  end if;
  return new;
end $$;

CREATE TABLE public.cod_orders (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    currency text NOT NULL,
    due_minor bigint NOT NULL,
    delivered_at timestamp with time zone,
    ended_at timestamp with time zone,
    remitted_minor bigint DEFAULT 0 NOT NULL,
    remitted_on date,
    credit_on date,
    fee_permille smallint,
    settled_minor bigint,
    credit_minor bigint,
    decided_by uuid,
    decided_at timestamp with time zone,
    note text DEFAULT ''::text NOT NULL,
    approved_by uuid,
    fee_minor bigint,
    credited_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    state text GENERATED ALWAYS AS (
CASE
    WHEN ((settled_minor IS NOT NULL) AND (remitted_minor <> settled_minor)) THEN 'differs'::text
    WHEN (credited_at IS NOT NULL) THEN 'credited'::text
    WHEN ((settled_minor IS NOT NULL) AND (credit_minor IS NULL)) THEN 'closed'::text
    WHEN ((settled_minor IS NOT NULL) AND (credit_minor > settled_minor) AND (approved_by IS NULL)) THEN 'approving'::text
    WHEN (settled_minor IS NOT NULL) THEN 'remitted'::text
    WHEN ((remitted_minor = 0) AND (ended_at IS NOT NULL)) THEN 'closed'::text
    WHEN ((remitted_minor = 0) AND (delivered_at IS NULL)) THEN 'expected'::text
    WHEN (remitted_minor = 0) THEN 'collected'::text
    WHEN ((remitted_minor = due_minor) AND (delivered_at IS NOT NULL)) THEN 'remitted'::text
    ELSE 'differs'::text
END) STORED NOT NULL,
    CONSTRAINT cod_orders_check CHECK (((fee_minor >= 0) AND (fee_minor <= credit_minor))),
    CONSTRAINT cod_orders_credit_minor_check CHECK ((credit_minor > 0)),
    CONSTRAINT cod_orders_credited CHECK ((((credited_at IS NOT NULL) = (fee_minor IS NOT NULL)) AND ((credited_at IS NULL) OR ((credit_minor IS NOT NULL) AND (settled_minor IS NOT NULL))))),
    CONSTRAINT cod_orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT cod_orders_due_minor_check CHECK ((due_minor > 0)),
    CONSTRAINT cod_orders_fee_permille_check CHECK (((fee_permille >= 0) AND (fee_permille <= 1000))),
    CONSTRAINT cod_orders_two_people CHECK ((approved_by <> decided_by))
);

ALTER TABLE ONLY public.cod_orders FORCE ROW LEVEL SECURITY;

CREATE FUNCTION alpaca.collected_of(o public.cod_orders) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select least(o.credit_minor, greatest(o.settled_minor, 0))
$$;

CREATE FUNCTION alpaca.commands_in_order(tenant uuid, commands jsonb) RETURNS SETOF alpaca.ledger_command
    LANGUAGE sql STABLE
    AS $$
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

CREATE FUNCTION alpaca.copy_to_twin(rows_of regclass, live uuid, twin uuid, which text DEFAULT 'true'::text, said jsonb DEFAULT '{}'::jsonb, follow boolean DEFAULT false) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $_$
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
end $_$;

CREATE FUNCTION alpaca.copy_versions_to_twin(live uuid, twin uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.count_gone_tracks() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into track_count_changes (tenant_id, merchant_id, status, change)
  select tenant_id, merchant_id, status, -count(*) from gone group by 1, 2, 3;
  return null;
end $$;

CREATE FUNCTION alpaca.count_import_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    update imports i set
      total = i.total + c.total, valid = i.valid + c.valid, bad = i.bad + c.bad,
      repeated = i.repeated + c.repeated, committed = i.committed + c.committed
    from (select tenant_id, import_id, count(*) as total,
            count(*) filter (where state = 'valid') as valid,
            count(*) filter (where state in ('bad', 'refused')) as bad,
            count(*) filter (where repeated) as repeated,
            count(*) filter (where state = 'committed') as committed
          from new_rows group by tenant_id, import_id) c
    where i.tenant_id = c.tenant_id and i.id = c.import_id;
  else
    update imports i set
      valid = i.valid + c.valid, bad = i.bad + c.bad, skipped = i.skipped + c.skipped,
      repeated = i.repeated + c.repeated, committed = i.committed + c.committed
    from (select tenant_id, import_id,
            sum(sign) filter (where state = 'valid') as valid,
            sum(sign) filter (where state in ('bad', 'refused')) as bad,
            sum(sign) filter (where state = 'skipped') as skipped,
            sum(sign) filter (where repeated) as repeated,
            sum(sign) filter (where state = 'committed') as committed
          from (select tenant_id, import_id, state, repeated, 1 as sign from new_rows
                union all select tenant_id, import_id, state, repeated, -1 from old_rows) changed
          group by tenant_id, import_id) t
    cross join lateral (select coalesce(t.valid, 0) as valid, coalesce(t.bad, 0) as bad,
            coalesce(t.skipped, 0) as skipped, coalesce(t.repeated, 0) as repeated,
            coalesce(t.committed, 0) as committed) c
    where i.tenant_id = t.tenant_id and i.id = t.import_id
      and (c.valid, c.bad, c.skipped, c.repeated, c.committed) <> (0, 0, 0, 0, 0);
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.count_moved_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  -- What kept its status counts on both sides, and so not at all.
  insert into order_count_changes (tenant_id, merchant_id, day, status, change)
  select c.tenant_id, c.merchant_id, (c.created_at at time zone t.zone)::date, c.status, sum(c.change)
  from (
    select tenant_id, merchant_id, created_at, status, 1 as change from later
    union all
    select tenant_id, merchant_id, created_at, status, -1 from earlier
  ) c join tenants t on t.tenant_id = c.tenant_id
  group by 1, 2, 3, 4 having sum(c.change) <> 0;
  return null;
end $$;

CREATE FUNCTION alpaca.count_moved_tracks() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into track_count_changes (tenant_id, merchant_id, status, change)
  select tenant_id, merchant_id, status, sum(change) from (
    select tenant_id, merchant_id, status, 1 as change from later
    union all
    select tenant_id, merchant_id, status, -1 from earlier
  ) c group by 1, 2, 3 having sum(change) <> 0;
  return null;
end $$;

CREATE FUNCTION alpaca.count_new_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into order_count_changes (tenant_id, merchant_id, day, status, change)
  select o.tenant_id, o.merchant_id, (o.created_at at time zone t.zone)::date, o.status, count(*)
  from added o join tenants t on t.tenant_id = o.tenant_id
  group by 1, 2, 3, 4;
  return null;
end $$;

CREATE FUNCTION alpaca.count_new_tracks() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into track_count_changes (tenant_id, merchant_id, status, change)
  select tenant_id, merchant_id, status, count(*) from added group by 1, 2, 3;
  return null;
end $$;

CREATE FUNCTION alpaca.count_orders(merchant uuid, wanted text, since timestamp with time zone, until timestamp with time zone, first_id uuid, last_id uuid, most integer) RETURNS TABLE(status text, count bigint)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    SET max_parallel_workers_per_gather TO '0'
    AS $_$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  own constant uuid := case when current_setting('alpaca.scope') = 'tenant' then merchant
    else current_setting('alpaca.merchant_id')::uuid end;
begin
  return query execute
    'select o.status, count(*) from (
       select status from orders where tenant_id = $1'
    || case when own is null then '' else ' and merchant_id = $2' end
    || case when wanted is null then '' else ' and status = $3' end
    || case when since is null then '' else ' and created_at >= $4 and id >= $6' end
    || case when until is null then '' else ' and created_at < $5 and id < $7' end
    || ' and ' || alpaca.orders_left() || ' limit $8) o group by 1'
  using tenant, own, wanted, since, until, first_id, last_id, most;
end $_$;

CREATE FUNCTION alpaca.decide_approval(approval uuid, decision text, by_user uuid, said text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.delete_unused_staff(who uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'not for a merchant' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from last_sign_ins s where s.tenant_id = tenant and s.user_id = who)
    or exists (select from operation_logs l where l.tenant_id = tenant and l.user_id = who) then
    return false;
  end if;
  delete from users u where u.tenant_id = tenant and u.id = who and u.kind <> 'merchant';
  return found;
exception when foreign_key_violation then
  return false;
end $$;

CREATE FUNCTION alpaca.drop_papers(tenant uuid, ids uuid[]) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  dropped integer;
begin
  with papers as (
    delete from order_files f where f.tenant_id = tenant and f.order_id = any (ids) returning f.file_id
  ), all_of_them as (
    select file_id from papers
    union select o.label_file_id from orders o
      where o.tenant_id = tenant and o.id = any (ids) and o.label_file_id is not null
  )
  insert into gone_files select tenant, file_id from all_of_them on conflict do nothing;
  get diagnostics dropped = row_count;
  update orders o set label_file_id = null, papers_gone_at = coalesce(o.papers_gone_at, now())
    where o.tenant_id = tenant and o.id = any (ids);
  return dropped;
end $$;

CREATE FUNCTION alpaca.drop_sign_ins(usual integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  delete from sign_ins s using tenants t
    left join tenant_settings v on v.tenant_id = t.tenant_id and v.code = 'signInDays'
  where s.tenant_id <> all (array(select c.tenant_id from moves.closed c)) and s.tenant_id = t.tenant_id and s.at < now() - make_interval(days => coalesce(v.value, usual)::integer)
$$;

CREATE FUNCTION alpaca.drop_track_days(before date, most integer) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET lock_timeout TO '50ms'
    AS $$
declare
  day regclass;
  dropped integer := 0;
begin
  for day in
    select i.inhrelid::regclass from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'track_events'::regclass and c.relname < 'd' || to_char(before, 'YYYYMMDD')
    order by c.relname limit most
  loop
    execute format('alter table track_events detach partition %s', day);
    execute format('drop table %s', day);
    dropped := dropped + 1;
  end loop;
  return dropped;
exception when lock_not_available then
  return 0;
end $$;

CREATE FUNCTION alpaca.due_to_forget(kind text, days integer, most integer) RETURNS bigint
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := alpaca.require_tenant_scope();
  before constant timestamptz := now() - make_interval(days => days);
begin
  return case kind
  when 'label' then (select count(*) from (select from orders o where o.tenant_id = tenant
    and o.label_file_id is not null and alpaca.is_over(o.status) and o.updated_at < before limit most) x)
  when 'address' then (select count(*) from (select from orders o where o.tenant_id = tenant
    and o.redacted_at is null and alpaca.is_over(o.status) and o.updated_at < before limit most) x)
  when 'draft' then (select count(*) from (select from orders o where o.tenant_id = tenant
    and o.status in ('draft', 'failed') and o.updated_at < before limit most) x)
  when 'photo' then (select count(*) from (select from parcel_photos p where p.tenant_id = tenant
    and p.created_at < before limit most) x)
  when 'proof' then (select count(*) from (select from top_up_credentials c
    join top_ups t on t.tenant_id = c.tenant_id and t.id = c.top_up_id
    where c.tenant_id = tenant and t.audit_status <> 'pending' and coalesce(t.audited_at, t.created_at) < before
    limit most) x)
  when 'import' then (select count(*) from (select from imports i where i.tenant_id = tenant
    and i.created_at < before limit most) x)
  when 'notice' then (select count(*) from (select from notices n where n.tenant_id = tenant
    and n.category = 'message' and n.created_at < before limit most) x)
  when 'talkFile' then (select count(*) from (select from thread_files f
    join threads t on t.tenant_id = f.tenant_id and t.id = f.thread_id
    where f.tenant_id = tenant and coalesce(t.closed_at, t.last_at, t.created_at) < before limit most) x)
  when 'trackEvent' then (select count(*) from (select from track_events e where e.tenant_id = tenant
    and e.stated_at < before::timestamp limit most) x)
  when 'apiRequest' then (select count(*) from (select from api_requests r where r.tenant_id = tenant
    and r.at < before limit most) x)
  end;
end $$;

CREATE FUNCTION alpaca.end_erasure(erasure uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
declare
  tenant constant uuid := alpaca.require_tenant_scope();
  merchant constant uuid := alpaca.erased_merchant(tenant, erasure);
  one text;
  is_left boolean;
begin
  foreach one in array alpaca.erased_tables() || array['files'] loop
    execute format('select exists (select from %I x where x.tenant_id in (select alpaca.tenant_and_twin($1))
      and x.merchant_id = $2)', one) using tenant, merchant into is_left;
    if is_left then
      raise exception 'something is left in %', one using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  if exists (select from users u where u.tenant_id in (select alpaca.tenant_and_twin(tenant))
      and u.merchant_id = merchant and u.username <> 'erased-' || u.id)
    or exists (select from orders o where o.tenant_id in (select alpaca.tenant_and_twin(tenant))
      and o.merchant_id = merchant and o.redacted_at is null) then
    raise exception 'somebody is left' using errcode = 'integrity_constraint_violation';
  end if;
  update merchants m set erased_at = now() where m.tenant_id = tenant and m.merchant_id = merchant;
  update erasures e set state = 'done', ended_at = now() where e.tenant_id = tenant and e.id = erasure;
end $_$;

CREATE FUNCTION alpaca.erase_some(erasure uuid, step text, most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
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
end $_$;

CREATE FUNCTION alpaca.erased_merchant(tenant uuid, erasure uuid) RETURNS uuid
    LANGUAGE plpgsql STABLE
    AS $$
declare
  merchant uuid;
begin
  select e.merchant_id into merchant from erasures e
    where e.id = erasure and e.state = 'running'
      and e.tenant_id = coalesce((select t.twin_of from tenants t where t.tenant_id = tenant), tenant);
  if merchant is null then
    raise exception 'no erasure under way' using errcode = 'insufficient_privilege';
  end if;
  return merchant;
end $$;

CREATE FUNCTION alpaca.erased_of_users() RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
  select array['sessions', 'passkeys', 'passkey_challenges', 'totp_secrets', 'recovery_codes', 'preferences',
    'message_settings', 'notice_reads', 'notice_recipients', 'import_mappings', 'user_roles', 'first_passwords',
    'sign_in_steps', 'tickets', 'last_sign_ins']
$$;

CREATE FUNCTION alpaca.erased_tables() RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
  select array['api_request_originals', 'api_requests', 'api_keys', 'webhook_attempts', 'webhook_deliveries',
    'webhook_events', 'webhook_endpoints', 'webhook_numbers', 'balance_alerts', 'consignees', 'shippers',
    'delivery_addresses', 'skus', 'tax_numbers', 'deleted_records', 'data_exports', 'exports', 'import_rows', 'imports',
    'label_set_orders', 'label_sets', 'jobs', 'first_steps', 'trial_rows', 'trials', 'parcel_photos', 'order_files',
    'claim_files', 'thread_files', 'thread_orders', 'thread_reads', 'thread_messages', 'service_talks', 'threads',
    'top_up_credentials', 'activation_requests', 'track_events', 'track_quarantine', 'track_anew', 'track_steps',
    'track_notices', 'user_permissions', 'sign_ins', 'record_changes']
$$;

CREATE FUNCTION alpaca.erasure_days(tenant uuid) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
  select coalesce((select s.value from tenant_settings s where s.tenant_id = tenant and s.code = 'erasureDays'), 7)
$$;

CREATE FUNCTION alpaca.erasure_obstacles(merchant uuid) RETURNS TABLE(what text, many bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select o.what, o.many from alpaca.open_things(current_setting('alpaca.tenant_id')::uuid, merchant) o
  where current_setting('alpaca.scope') = 'tenant' or merchant = current_setting('alpaca.merchant_id')::uuid
$$;

CREATE FUNCTION alpaca.exceeds(tenant uuid, minor bigint, currency text, setting text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.find_addresses(book text, wanted integer[], words text[], country text, only_alike boolean, skip bigint, most bigint, after_default boolean DEFAULT NULL::boolean, after_id uuid DEFAULT NULL::uuid) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $_$
declare
  name constant text := case book when 'shipper' then 'shippers' when 'consignee' then 'consignees' end;
  conditions text := 'a.tenant_id = $1 and a.merchant_id = $2';
begin
  if wanted <> '{}' then
    conditions := conditions || ' and a.grams @> $3';
  end if;
  -- Pairs of characters may stand apart; the words themselves decide.
  if words <> '{}' then
    conditions := conditions
      || ' and (select bool_and(strpos(a.search, w) > 0) from unnest($4) as w)';
  end if;
  if country <> '' then
    conditions := conditions || ' and a.country_code = $5';
  end if;
  -- As an array it is found once; as a join it may be found again for every row.
  if only_alike then
    conditions := conditions || format(' and a.fingerprint = any (array(
      select d.fingerprint from %I d where d.tenant_id = $1 and d.merchant_id = $2
      group by d.fingerprint having count(*) > 1))', name);
  end if;
  -- Whoever walks the whole book goes on after the last row instead of counting from the first.
  if after_id is not null then
    conditions := conditions || ' and (a.is_default, a.id) < ($8, $9)';
  end if;
  return query execute format(
    'select a.id from %I a where %s order by a.is_default desc, a.id desc offset $6 limit $7',
    name, conditions)
  using current_setting('alpaca.tenant_id')::uuid, current_setting('alpaca.merchant_id')::uuid,
    wanted, words, country, skip, most, after_default, after_id;
end $_$;

CREATE FUNCTION alpaca.find_orders(typed text, merchant uuid, most integer) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $_$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  own constant uuid := case when current_setting('alpaca.scope') = 'tenant' then merchant
    else current_setting('alpaca.merchant_id')::uuid end;
  wanted constant text[] := regexp_split_to_array(alpaca.plain_words(trim(typed)), '\s+');
  free constant boolean := coalesce(current_setting('alpaca.rules', true) = 'none', false);
  rules constant jsonb := alpaca.rules_on('orders');
  one uuid;
begin
  for one in
    select m.merchant_id from merchants m where m.tenant_id = tenant and (own is null or m.merchant_id = own)
  loop
    return query execute
      'select w.order_id from order_words w
       where w.grams @> $1 and w.tenant_id = $2 and w.merchant_id = $3
         and (select bool_and(strpos(w.words, t) > 0) from unnest($4) t)
         and ($6 or alpaca.order_obeys($7, w.tenant_id, w.order_id) is not null)
       order by w.order_id desc limit $5'
    using alpaca.gram_numbers(one, array_to_string(wanted, ' '), true), tenant, one, wanted, most, free, rules;
  end loop;
end $_$;

CREATE FUNCTION alpaca.fold_deliveries(most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  begun constant timestamptz := clock_timestamp();
  folded bigint := 0;
  marked record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_deliveries', 0)) then
    return 0;
  end if;
  for marked in
    with taken as (
      delete from delivery_marks m using (select tenant_id, seq from delivery_marks where tenant_id <> all (array(select c.tenant_id from moves.closed c)) limit most) t
      where m.tenant_id = t.tenant_id and m.seq = t.seq returning m.tenant_id, m.day
    )
    select k.tenant_id, k.day, t.zone, count(*) as marks
    from taken k join tenants t on t.tenant_id = k.tenant_id group by 1, 2, 3
  loop
    folded := folded + marked.marks;
    with counted as materialized (
      select tenant_id, merchant_id, day, product_id, country_code, took_days, count(*) as parcels from deliveries
      where tenant_id = marked.tenant_id and delivered_at >= marked.day::timestamp at time zone marked.zone
        and delivered_at < (marked.day + 1)::timestamp at time zone marked.zone
      group by 1, 2, 3, 4, 5, 6
    ), gone as (
      delete from delivery_days d where d.tenant_id = marked.tenant_id and d.day = marked.day
        and not exists (select from counted c where (c.merchant_id, c.product_id, c.country_code, c.took_days)
          = (d.merchant_id, d.product_id, d.country_code, d.took_days))
    )
    insert into delivery_days as d select * from counted
    on conflict (tenant_id, merchant_id, day, product_id, country_code, took_days)
      do update set parcels = excluded.parcels where d.parcels <> excluded.parcels;
  end loop;
  update report_runs set summed_at = begun;
  return folded;
end $$;

CREATE FUNCTION alpaca.fold_entries() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into ledger_days as d
  select e.tenant_id, e.merchant_id, e.currency, (e.created_at at time zone t.zone)::date, e.kind,
    coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0),
    coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0),
    count(*) filter (where e.amount_minor < 0), count(*) filter (where e.amount_minor > 0),
    min(e.seq), max(e.seq)
  from added e join tenants t on t.tenant_id = e.tenant_id
  where e.kind is not null
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (tenant_id, merchant_id, currency, day, kind) do update set
    in_minor = d.in_minor + excluded.in_minor, out_minor = d.out_minor + excluded.out_minor,
    in_count = d.in_count + excluded.in_count, out_count = d.out_count + excluded.out_count,
    first_seq = least(d.first_seq, excluded.first_seq), last_seq = greatest(d.last_seq, excluded.last_seq);
  return null;
end $$;

CREATE FUNCTION alpaca.fold_failures(most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_failures', 0)) then
    return 0;
  end if;
  with taken as (
    delete from failure_changes c using (select tenant_id, merchant_id, seq from failure_changes where tenant_id <> all (array(select c.tenant_id from moves.closed c)) limit most) t
    where c.tenant_id = t.tenant_id and c.merchant_id = t.merchant_id and c.seq = t.seq
    returning c.*
  ), summed as (
    insert into failure_days as d (tenant_id, merchant_id, day, kind, reason, failures)
    select tenant_id, merchant_id, day, kind, reason, count(*) from taken group by 1, 2, 3, 4, 5
    on conflict (tenant_id, merchant_id, day, kind, reason) do update set failures = d.failures + excluded.failures
  )
  select count(*) into folded from taken;
  return folded;
end $$;

CREATE FUNCTION alpaca.fold_order_counts(most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_order_counts', 0)) then
    return 0;
  end if;
  with taken as (
    delete from order_count_changes c using (
      select tenant_id, merchant_id, seq from order_count_changes where tenant_id <> all (array(select c.tenant_id from moves.closed c)) limit most
    ) t
    where c.tenant_id = t.tenant_id and c.merchant_id = t.merchant_id and c.seq = t.seq
    returning c.*
  ), whole as (
    insert into order_counts as c (tenant_id, merchant_id, status, count)
    select tenant_id, merchant_id, status, sum(change) from taken group by 1, 2, 3
    on conflict (tenant_id, merchant_id, status) do update set count = c.count + excluded.count
  ), by_day as (
    insert into order_day_counts as c (tenant_id, merchant_id, day, status, count)
    select tenant_id, merchant_id, day, status, sum(change) from taken group by 1, 2, 3, 4
    on conflict (tenant_id, merchant_id, day, status) do update set count = c.count + excluded.count
  )
  select count(*) into folded from taken;
  return folded;
end $$;

CREATE FUNCTION alpaca.fold_scans(most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_scans', 0)) then
    return 0;
  end if;
  with taken as (
    delete from scan_changes c using (select tenant_id, warehouse_id, seq from scan_changes where tenant_id <> all (array(select c.tenant_id from moves.closed c)) limit most) t
    where c.tenant_id = t.tenant_id and c.warehouse_id = t.warehouse_id and c.seq = t.seq
    returning c.*
  ), summed as (
    insert into scan_hours as h (tenant_id, warehouse_id, day, hour, kind, station, scans)
    select tenant_id, warehouse_id, day, hour, kind, station, sum(scans) from taken group by 1, 2, 3, 4, 5, 6
    on conflict (tenant_id, warehouse_id, day, hour, kind, station) do update set scans = h.scans + excluded.scans
  )
  select count(*) into folded from taken;
  return folded;
end $$;

CREATE FUNCTION alpaca.fold_track_counts(most integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_track_counts', 0)) then
    return 0;
  end if;
  with taken as (
    delete from track_count_changes c using (
      select tenant_id, merchant_id, seq from track_count_changes where tenant_id <> all (array(select c.tenant_id from moves.closed c)) limit most
    ) t
    where c.tenant_id = t.tenant_id and c.merchant_id = t.merchant_id and c.seq = t.seq
    returning c.*
  ), whole as (
    insert into track_counts as c (tenant_id, merchant_id, status, count)
    select tenant_id, merchant_id, status, sum(change) from taken group by 1, 2, 3
    on conflict (tenant_id, merchant_id, status) do update set count = c.count + excluded.count
  )
  select count(*) into folded from taken;
  return folded;
end $$;

CREATE FUNCTION alpaca.follow_approval() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if new.state = 'approved' then
    perform alpaca.require_nothing_open(new.tenant_id, new.merchant_id);
    update erasures e set state = 'waiting', decided_at = now(),
        due_at = now() + make_interval(days => alpaca.erasure_days(new.tenant_id))
      where e.tenant_id = new.tenant_id and e.approval_id = new.id and e.state = 'asked';
  else
    update erasures e set state = new.state, decided_at = now(), ended_at = now()
      where e.tenant_id = new.tenant_id and e.approval_id = new.id and e.state = 'asked';
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.follow_cod() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.follow_to_twin(live uuid, twin uuid, merchant uuid) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.forget(kind text, days integer, most integer, OUT gone bigint, OUT files bigint) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := alpaca.require_tenant_scope();
  before constant timestamptz := now() - make_interval(days => days);
  ids uuid[];
begin
  if alpaca.kept_at_least(kind) is null or days < alpaca.kept_at_least(kind) then
    raise exception 'not forgotten so soon: % after % days', kind, days using errcode = 'invalid_parameter_value';
  end if;
  files := 0;
  case kind
  when 'label' then
    ids := alpaca.orders_with_papers(tenant, before, most);
    files := alpaca.drop_papers(tenant, ids);
    gone := cardinality(ids);
  when 'address' then
    ids := alpaca.orders_to_redact(tenant, before, most);
    files := alpaca.redact_orders(tenant, ids);
    gone := cardinality(ids);
  when 'draft' then
    -- Their service made them void; here they lose what was filled in.
    select coalesce(array_agg(id), '{}') into ids from (
      select o.id from orders o where o.tenant_id = tenant and o.redacted_at is null and o.status = 'voided'
        and o.submitted_at is null and o.created_at < before
      order by o.created_at limit most for update skip locked) o;
    files := alpaca.redact_orders(tenant, ids);
    gone := cardinality(ids);
  when 'photo' then
    with old as (
      select p.id from parcel_photos p
      left join orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
      where p.tenant_id = tenant and p.created_at < before
        and (p.order_id is null or (alpaca.is_over(o.status) and alpaca.is_settled(tenant, o.id, o.hold_id)))
        and not exists (select from strays s where s.tenant_id = tenant and s.id = p.stray_id and s.ended_at is null)
        and not exists (select from returns r where r.tenant_id = tenant and r.id = p.return_id and r.ended_at is null)
      order by p.created_at limit most
    ), dropped as (
      delete from parcel_photos p using old where p.tenant_id = tenant and p.id = old.id returning p.file_id
    ), signed as (
      update arrivals a set signature_file_id = null from (
        select b.id, b.signature_file_id as file_id from arrivals b
        where b.tenant_id = tenant and b.signature_file_id is not null and b.created_at < before limit most) s
      where a.tenant_id = tenant and a.id = s.id returning s.file_id
    ), handed as (
      update returns r set signature_file_id = null from (
        select b.id, b.signature_file_id as file_id from returns b
        where b.tenant_id = tenant and b.signature_file_id is not null and b.ended_at < before limit most) s
      where r.tenant_id = tenant and r.id = s.id returning s.file_id
    )
    insert into gone_files select tenant, file_id from dropped union select tenant, file_id from signed
      union select tenant, file_id from handed on conflict do nothing;
    get diagnostics gone = row_count;
    files := gone;
  when 'proof' then
    with old as (
      select c.top_up_id, c.file_id from top_up_credentials c
      join top_ups t on t.tenant_id = c.tenant_id and t.id = c.top_up_id
      where c.tenant_id = tenant and t.audit_status <> 'pending' and coalesce(t.audited_at, t.created_at) < before
      limit most
    ), dropped as (
      delete from top_up_credentials c using old
      where c.tenant_id = tenant and c.top_up_id = old.top_up_id and c.file_id = old.file_id returning c.file_id
    )
    insert into gone_files select tenant, file_id from dropped on conflict do nothing;
    get diagnostics gone = row_count;
    files := gone;
  when 'import' then
    with old as (
      select i.id from imports i where i.tenant_id = tenant and i.created_at < before
      order by i.created_at limit most
    ), dropped as (
      delete from imports i using old where i.tenant_id = tenant and i.id = old.id returning i.id, i.file_id
    ), sheets as (
      insert into gone_files select tenant, file_id from dropped on conflict do nothing returning 1
    )
    select count(*), (select count(*) from sheets) into gone, files from dropped;
  when 'notice' then
    with old as (
      select n.id from notices n where n.tenant_id = tenant and n.category = 'message' and n.created_at < before
      order by n.created_at limit most
    )
    delete from notices n using old where n.tenant_id = tenant and n.id = old.id;
    get diagnostics gone = row_count;
  when 'talkFile' then
    with talks as (
      select f.thread_id, f.file_id from thread_files f
      join thread_messages m on m.tenant_id = f.tenant_id and m.thread_id = f.thread_id and m.id = f.message_id
      join threads t on t.tenant_id = f.tenant_id and t.id = f.thread_id
      where f.tenant_id = tenant and m.created_at < before and coalesce(t.closed_at, t.last_at, t.created_at) < before
      limit most
    ), said as (
      delete from thread_files f using talks t
      where f.tenant_id = tenant and f.thread_id = t.thread_id and f.file_id = t.file_id returning f.file_id
    ), claimed as (
      select f.claim_id, f.file_id from claim_files f
      join claims c on c.tenant_id = f.tenant_id and c.id = f.claim_id
      where f.tenant_id = tenant and c.ended_at < before limit most
    ), documents as (
      delete from claim_files f using claimed c
      where f.tenant_id = tenant and f.claim_id = c.claim_id and f.file_id = c.file_id returning f.file_id
    )
    insert into gone_files select tenant, file_id from said union select tenant, file_id from documents
      on conflict do nothing;
    get diagnostics gone = row_count;
    files := gone;
  when 'trackEvent' then
    with old as (
      select e.order_id, e.stated_at, e.digest from track_events e
      join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
      where e.tenant_id = tenant and e.stated_at < before::timestamp and alpaca.is_over(o.status)
        and o.updated_at < before
      limit most
    )
    delete from track_events e using old
    where e.tenant_id = tenant and e.order_id = old.order_id and e.stated_at = old.stated_at and e.digest = old.digest;
    get diagnostics gone = row_count;
  when 'apiRequest' then
    with old as (
      select r.id from api_requests r where r.tenant_id = tenant and r.at < before order by r.at limit most
    )
    delete from api_requests r using old where r.tenant_id = tenant and r.id = old.id;
    get diagnostics gone = row_count;
  end case;
end $$;

CREATE FUNCTION alpaca.forget_changes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  delete from record_changes c using gone g
  where c.tenant_id = g.tenant_id and c.kind = tg_argv[0] and c.record_id = g.id;
  return null;
end $$;

CREATE FUNCTION alpaca.give_up_files(most integer) RETURNS SETOF uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := alpaca.require_tenant_scope();
  one uuid;
begin
  for one in select g.file_id from gone_files g where g.tenant_id = tenant order by g.file_id limit most
  loop
    begin
      delete from files f where f.tenant_id = tenant and f.id = one;
      return next one;
    exception when foreign_key_violation then
      delete from gone_files g where g.tenant_id = tenant and g.file_id = one;
    end;
  end loop;
end $$;

CREATE FUNCTION alpaca.gram_numbers(merchant uuid, words text, typed boolean) RETURNS integer[]
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
declare
  own constant bigint := hashtextextended(merchant::text, 0);
  runs text[] := string_to_array(words, ' ');
  run text;
  long integer;
  grams text[] := '{}';
begin
  -- Between a letter and a Chinese character a word ends.
  if octet_length(words) <> length(words) then
    runs := array(
      select part[1] from unnest(runs) word,
        regexp_matches(word, case when octet_length(word) = length(word) then '.+' else '[!-~]+|[^ -~]+' end, 'g') part
    );
  end if;
  foreach run in array runs loop
    long := length(run);
    if octet_length(run) <> long then
      for at in 1 .. greatest(long - 1, 1) loop
        grams := array_append(grams, substr(run, at, 2));
      end loop;
      for at in 1 .. case when typed then 0 else long end loop
        grams := array_append(grams, substr(run, at, 1));
      end loop;
    else
      for at in 1 .. long - 3 loop
        grams := array_append(grams, substr(run, at, 4));
      end loop;
      -- How it begins; a short one is nothing else.
      for at in 1 .. least(long, 3) loop
        if not typed or at = long then
          grams := array_append(grams, '^' || left(run, at));
        end if;
      end loop;
    end if;
  end loop;
  return array(select (hashtextextended(gram, own) & 2147483647)::integer from unnest(grams) gram);
end $$;

CREATE FUNCTION alpaca.guard_api_key() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if old.revoked_at is not null or (old.replaced_by is not null
      and (new.replaced_by, new.grace_until) is distinct from (old.replaced_by, old.grace_until)) then
    raise exception 'an API key that ended never begins again' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

CREATE FUNCTION alpaca.guard_approval() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if tg_op = 'INSERT' and not alpaca.is_owner() then
    if not (new.kind = 'erasure' and exists (select from users u where u.tenant_id = new.tenant_id
        and u.id = new.asked_by and u.merchant_id = new.merchant_id and u.is_owner and u.disabled_at is null)) then
      perform alpaca.require_staff(new.tenant_id, new.asked_by);
    end if;
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

CREATE FUNCTION alpaca.guard_claim() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.guard_cod() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.guard_cod_posting() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.guard_compensation() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE PROCEDURE alpaca.guard_parts(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create trigger guard_added after insert on %s referencing new table as changed
    for each statement execute function alpaca.guard_price_parts()', name);
  execute format('create trigger guard_removed after delete on %s referencing old table as changed
    for each statement execute function alpaca.guard_price_parts()', name);
  execute format('create trigger immutable before update or truncate on %s
    for each statement execute function alpaca.refuse_price_change()', name);
end $$;

CREATE FUNCTION alpaca.guard_payable() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if new.op = 'bill' and not exists (select from carrier_bills b
      where b.tenant_id = new.tenant_id and b.id = new.bill_id and new.key = 'bill:' || b.id and b.state = 'posted'
        and (b.payee_id, b.currency, b.total_minor) = (new.payee_id, new.currency, new.amount_minor)) then
    raise exception 'no booked bill' using errcode = 'integrity_constraint_violation';
  end if;
  if new.op = 'undo' and not exists (select from carrier_bills b
      join payable_transfers t on t.tenant_id = b.tenant_id and t.bill_id = b.id and t.op = 'bill'
      where b.tenant_id = new.tenant_id and b.id = new.bill_id and new.key = 'undo:' || b.id and b.state = 'replaced'
        and (t.payee_id, t.currency, -t.amount_minor) = (new.payee_id, new.currency, new.amount_minor)) then
    raise exception 'no replaced bill' using errcode = 'integrity_constraint_violation';
  end if;
  if new.op = 'pay' and not exists (select from payment_runs r
      where r.tenant_id = new.tenant_id and r.id = new.run_id and new.key = 'pay:' || r.id and r.state = 'paid'
        and (r.payee_id, r.currency, -r.amount_minor) = (new.payee_id, new.currency, new.amount_minor)) then
    raise exception 'no paid run' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

CREATE FUNCTION alpaca.guard_price_parts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  version record;
begin
  for version in
    select v.status from price_versions v
    where (v.tenant_id, v.id) in (select c.tenant_id, c.version_id from changed c)
    for share
  loop
    if version.status <> 'draft' then
      raise exception 'a published version is never changed'
        using errcode = 'integrity_constraint_violation';
    end if;
  end loop;
  return null;
end $$;

CREATE FUNCTION alpaca.guard_price_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.status = 'published' then
    raise exception 'a published version is never changed'
      using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

CREATE FUNCTION alpaca.guard_redacted_top_up() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if not alpaca.is_owner() and ((new.payer_name, new.payer_account, new.remark) <> ('', '', '')
      or (to_jsonb(new) - array['payer_name', 'payer_account', 'remark'])
        <> (to_jsonb(old) - array['payer_name', 'payer_account', 'remark'])) then
    raise exception 'what is decided stays' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

CREATE FUNCTION alpaca.guard_remote_areas() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from added a join remote_lists l on l.tenant_id = a.tenant_id and l.id = a.list_id
             where a.line > l.areas) then
    raise exception 'the list is whole' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.guard_top_up() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.guard_transfer() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.hears_webhook(of_tenant uuid, of_merchant uuid, of_type text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (select from webhook_endpoints e
    where e.tenant_id = of_tenant and e.merchant_id = of_merchant and of_type = any(e.types))
$$;

CREATE FUNCTION alpaca.is_malformed(tenant uuid, c alpaca.ledger_command) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
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

CREATE FUNCTION alpaca.is_over(status text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select status in ('voided', 'refunded', 'outWarehouse', 'delivered', 'chargedBack')
$$;

CREATE FUNCTION alpaca.is_owner() RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select pg_has_role(session_user, 'alpaca_migrate', 'usage')
$$;

CREATE FUNCTION alpaca.is_settled(tenant uuid, of_order uuid, hold uuid) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select not exists (select from cost_changes c where c.tenant_id = tenant and c.order_id = of_order and c.settled_at is null)
    and not exists (select from claims c where c.tenant_id = tenant and c.order_id = of_order and c.ended_at is null)
    and not exists (select from withholdings w where w.tenant_id = tenant and w.order_id = of_order and w.ended_at is null)
    and not exists (select from returns r where r.tenant_id = tenant and r.order_id = of_order and r.ended_at is null)
    and not exists (select from cod_orders c where c.tenant_id = tenant and c.id = of_order
      and c.credited_at is null and c.ended_at is null)
    and not exists (select from holds h where h.tenant_id = tenant and h.id = hold and h.state = 'held')
$$;

CREATE FUNCTION alpaca.is_twin(tenant uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select exists (select from tenants t where t.tenant_id = tenant and t.twin_of is not null)
$$;

CREATE FUNCTION alpaca.keep_administrator() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := old.tenant_id;
begin
  if tg_table_name in ('role_permissions', 'user_roles') then
    if exists (select from roles r where r.tenant_id = tenant and r.id = old.role_id and r.kind = 'merchant') then
      return null;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators/' || tenant, 0));
  if not exists (
    select from users u
    where u.tenant_id = tenant and u.kind = 'administrator' and u.disabled_at is null
      and array['system:users', 'system:staffEdit', 'system:roleEdit'] <@ array(
        select p.permission from user_roles g
        join role_permissions p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
        where g.tenant_id = u.tenant_id and g.user_id = u.id and g.expires_at is null)
  ) then
    perform alpaca.say_no('staff.lastAdministrator');
  end if;
  -- Who owns the schema seeds and migrates before there is a menu.
  if session_user <> 'alpaca_migrate' and alpaca.pages_locked_out(tenant) is not null then
    perform alpaca.say_no('staff.lastAdministrator');
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.keep_contact_indexes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.phone is null or (new.phone <> old.phone and new.phone not like 'e1.%') then new.phone_index := null; end if;
  if new.email is null or (new.email <> old.email and new.email not like 'e1.%') then new.email_index := null; end if;
  return new;
end $$;

CREATE FUNCTION alpaca.keep_menu_open() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := coalesce(new.tenant_id, old.tenant_id);
begin
  if session_user = 'alpaca_migrate' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators/' || tenant, 0));
  if alpaca.pages_locked_out(tenant) is not null then
    raise exception 'no administrator could open %', alpaca.pages_locked_out(tenant)
      using errcode = 'check_violation', constraint = 'menus_keep_administrators';
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.keep_side() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (old.kind = 'merchant') <> (new.kind = 'merchant') then
    raise exception 'the side of the counter never changes'
      using errcode = 'check_violation', constraint = tg_argv[0];
  end if;
  return new;
end $$;

CREATE FUNCTION alpaca.kept_at_least(kind text) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
  select case kind when 'label' then 90 when 'address' then 180 when 'photo' then 90 when 'proof' then 365
    when 'draft' then 30 when 'import' then 7 when 'notice' then 30 when 'talkFile' then 90
    when 'trackEvent' then 180 when 'apiRequest' then 1 end
$$;

CREATE FUNCTION alpaca.ledger_commands(commands jsonb) RETURNS TABLE(at integer, op text, id uuid, key text, merchant uuid, currency text, amount bigint, hold uuid, subject uuid, lines jsonb, below boolean, note text, by_user uuid)
    LANGUAGE sql IMMUTABLE
    AS $$
  select ordinality::integer, op, id, key, merchant, currency,
    coalesce(amount, (select sum((l->>'amount')::bigint)::bigint from jsonb_array_elements(lines) l)),
    hold, subject, coalesce(lines, '[]'), coalesce(below, false), coalesce(note, ''), by_user
  from rows from (jsonb_to_recordset(commands) as (
    op text, id uuid, key text, merchant uuid, currency text, amount bigint, hold uuid,
    subject uuid, lines jsonb, below boolean, note text, by_user uuid
  )) with ordinality
$$;

CREATE FUNCTION alpaca.ledger_refusal(tenant uuid, c alpaca.ledger_command, wallet alpaca.wallet_funds) RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
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

CREATE PROCEDURE alpaca.let_owner(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy owner on %s to alpaca_migrate using (true) with check (true)', name);
end $$;

CREATE PROCEDURE alpaca.let_sweep(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create policy sweep on %s to alpaca_sweep using (true) with check (false)', name);
  execute format('grant select, delete on %s to alpaca_sweep', name);
  call moves.let_be(name, 'alpaca_sweep');
end $$;

CREATE FUNCTION alpaca.lock_hold(tenant uuid, INOUT c alpaca.ledger_command) RETURNS alpaca.ledger_command
    LANGUAGE plpgsql
    AS $$
begin
  select h.amount_minor, h.state into c.resolves, c.hold_state from holds h
    where h.tenant_id = tenant and h.id = c.hold and h.merchant_id = c.merchant and h.currency = c.currency
    for update;
end $$;

CREATE FUNCTION alpaca.lock_wallets(tenant uuid, commands jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.logs_about(wanted text, most integer) RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select id from (
    (select l.id, l.created_at from operation_logs l
      where l.tenant_id = current_setting('alpaca.tenant_id')::uuid
        and current_setting('alpaca.scope') = 'tenant' and l.about @> array[wanted]
      order by l.created_at desc, l.id desc limit most)
    union
    (select l.id, l.created_at from merchants m
      join operation_logs l on l.tenant_id = m.tenant_id and l.merchant_id = m.merchant_id
      where m.tenant_id = current_setting('alpaca.tenant_id')::uuid
        and current_setting('alpaca.scope') = 'tenant' and m.code = upper(wanted)
      order by l.created_at desc, l.id desc limit most)
  ) l
  order by created_at desc, id desc limit most
$$;

CREATE FUNCTION alpaca.make_track_days(first date, beyond date) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET lock_timeout TO '100ms'
    AS $$
declare
  day date;
  made integer := 0;
begin
  for day in select generate_series(first, beyond - 1, interval '1 day')::date loop
    if to_regclass('track_days.d' || to_char(day, 'YYYYMMDD')) is null then
      execute format('create table track_days.%I partition of track_events for values from (%L) to (%L)',
        'd' || to_char(day, 'YYYYMMDD'), day, day + 1);
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;

CREATE FUNCTION alpaca.mark_delivery() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into delivery_marks (tenant_id, day)
  select distinct t.tenant_id, (m.moment at time zone t.zone)::date
  from tenants t, unnest(array[case when tg_op = 'UPDATE' then old.delivered_at end, new.delivered_at]) m (moment)
  where t.tenant_id = new.tenant_id and m.moment is not null;
  return null;
end $$;

CREATE FUNCTION alpaca.mark_received() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into delivery_marks (tenant_id, day)
  select t.tenant_id, (s.delivered_at at time zone t.zone)::date
  from track_states s join tenants t on t.tenant_id = s.tenant_id
  where s.tenant_id = new.tenant_id and s.order_id = new.id and s.delivered_at is not null;
  return null;
end $$;

CREATE FUNCTION alpaca.may_hold(kind text, permission text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case
    when permission in ('dashboard:analysis', 'basic:information', 'order:list', 'order:detail',
      'order:print', 'order:track', 'order:costChanges', 'shipment:inventory', 'shipment:detail',
      'financial:topUpCheck', 'system:userAnnouncements', 'system:jobs') then true
    when permission in ('system:team', 'system:teamAdd', 'system:teamEdit', 'system:api')
      then kind = 'merchant'
    when permission ~ '^(ops|system):' or permission = 'financial:topUpAudit'
      then kind <> 'merchant'
    else kind = 'merchant'
  end
$$;

CREATE PROCEDURE alpaca.narrow_by_merchant(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format(
    'create policy merchant_rules on %s as restrictive to alpaca_app
       using ((select current_setting(''alpaca.rules'', true)) = ''none'' or merchant_id is null
         or alpaca.obeys((select alpaca.rules_on(''merchants'')), merchant_id, null, null, null, null) is not null)
       with check (true)', name);
end $$;

CREATE PROCEDURE alpaca.narrow_by_order(IN name regclass, IN order_column name DEFAULT 'order_id'::name)
    LANGUAGE plpgsql
    AS $$
begin
  execute format(
    'create policy order_rules on %s as restrictive to alpaca_app
       using ((select current_setting(''alpaca.rules'', true)) = ''none'' or %I is null
         or alpaca.order_obeys((select alpaca.rules_on(''orders'')), tenant_id, %I) is not null)
       with check (true)', name, order_column, order_column);
end $$;

CREATE FUNCTION alpaca.note_balance() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if alpaca.hears_webhook(new.tenant_id, new.merchant_id, 'balance.changed') then
    -- One that waits is held until this change is there to be seen, so that it tells of it too.
    insert into webhook_events (tenant_id, merchant_id, type, currency)
    values (new.tenant_id, new.merchant_id, 'balance.changed', new.currency)
    on conflict (tenant_id, merchant_id, currency) where body is null and type = 'balance.changed'
      do update set currency = excluded.currency;
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.note_cost_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if alpaca.hears_webhook(new.tenant_id, new.merchant_id, 'cost.changed') then
    insert into webhook_events (tenant_id, merchant_id, type, order_id, currency, facts)
    values (new.tenant_id, new.merchant_id, 'cost.changed', new.order_id, new.currency,
      jsonb_build_object('changeId', new.id, 'status', new.status, 'reason', new.reason,
        'before', new.before_minor::text, 'after', coalesce(new.agreed_minor, new.after_minor)::text));
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.note_created_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into webhook_events (tenant_id, merchant_id, type, order_id)
  select a.tenant_id, a.merchant_id, 'order.created', a.id from added a
  where exists (select from webhook_endpoints e
    where e.tenant_id = a.tenant_id and e.merchant_id = a.merchant_id and 'order.created' = any(e.types));
  return null;
end $$;

CREATE FUNCTION alpaca.note_erased(erasure uuid, done_step text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  update erasures e set step = done_step
    where e.tenant_id = alpaca.require_tenant_scope() and e.id = erasure and e.state = 'running'
$$;

CREATE FUNCTION alpaca.note_left() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  warehouse constant uuid := (select warehouse_id from dispatch_batches where tenant_id = new.tenant_id and id = new.batch_id);
  undone batch_events;
begin
  if new.what = 'closed' then
    perform alpaca.add_scans(new.tenant_id, warehouse, new.created_at, 'dispatched', '', (new.detail->>'boxes')::bigint);
    return null;
  end if;
  select * into undone from batch_events e
  where e.tenant_id = new.tenant_id and e.batch_id = new.batch_id and e.what = 'closed' and e.id < new.id
    and not exists (select from batch_events r where r.tenant_id = e.tenant_id and r.batch_id = e.batch_id
      and r.what = 'reopened' and r.id > e.id and r.id < new.id);
  if found then
    perform alpaca.add_scans(new.tenant_id, warehouse, undone.created_at, 'dispatched', '', -(undone.detail->>'boxes')::bigint);
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.note_moved_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into webhook_events (tenant_id, merchant_id, type, order_id, facts)
  select a.tenant_id, a.merchant_id, 'order.moved', a.order_id,
    jsonb_build_object('move', jsonb_build_object('step', a.step, 'status', a.status))
  from added a
  -- Drafts that are written down anew have not moved.
  where a.step not in ('save', 'changeProduct') and exists (select from webhook_endpoints e
    where e.tenant_id = a.tenant_id and e.merchant_id = a.merchant_id and 'order.moved' = any(e.types))
  order by a.id;
  return null;
end $$;

CREATE FUNCTION alpaca.note_other_numbers() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  -- Of several boxes the first tells it; the rest stands where the snapshot leads.
  insert into webhook_events (tenant_id, merchant_id, type, order_id, facts)
  select a.tenant_id, a.merchant_id, 'tracking.number', a.order_id, jsonb_build_object('number',
    jsonb_build_object('trackingNumber', a.number, 'provisional', a.is_provisional, 'former', f.number))
  from (select distinct on (tenant_id, order_id) * from added order by tenant_id, order_id, line, given) a
  cross join lateral (
    select b.number from box_numbers b
    where b.tenant_id = a.tenant_id and b.order_id = a.order_id and b.line = a.line and b.given < a.given
    order by b.given desc limit 1) f
  where exists (select from webhook_endpoints e
    where e.tenant_id = a.tenant_id and e.merchant_id = a.merchant_id and 'tracking.number' = any(e.types))
  order by a.given;
  return null;
end $$;

CREATE FUNCTION alpaca.note_ready_label() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  if alpaca.hears_webhook(new.tenant_id, new.merchant_id, 'label.ready') then
    insert into webhook_events (tenant_id, merchant_id, type, order_id)
    values (new.tenant_id, new.merchant_id, 'label.ready', new.id);
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.note_refused() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform alpaca.add_failure(new.tenant_id, new.merchant_id, new.created_at, 'refused',
    coalesce(new.detail->'reason'->>'key', new.detail->'reason'->>'kind', 'refused'));
  return null;
end $$;

CREATE FUNCTION alpaca.note_scan() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform alpaca.add_scans(new.tenant_id, new.warehouse_id, new.scanned_at,
    case new.kind when 'bag' then 'packed' else 'received' end, new.station, 1);
  return null;
end $$;

CREATE FUNCTION alpaca.note_track_changes() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into webhook_events (tenant_id, merchant_id, type, order_id, facts)
  select a.tenant_id, a.merchant_id, 'tracking.stage', a.order_id,
    jsonb_build_object('track', jsonb_build_object('stage', a.stage, 'reason', a.reason,
      'occurredAt', to_char(a.occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
  from added a
  where exists (select from webhook_endpoints e
    where e.tenant_id = a.tenant_id and e.merchant_id = a.merchant_id and 'tracking.stage' = any(e.types))
  order by a.change;
  return null;
end $$;

CREATE FUNCTION alpaca.note_trouble() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform alpaca.add_failure(new.tenant_id, new.merchant_id, new.occurred_at, 'onTheWay', new.reason);
  return null;
end $$;

CREATE FUNCTION alpaca.note_withheld() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  perform alpaca.add_failure(new.tenant_id, new.merchant_id, new.created_at, 'withheld', new.reason);
  return null;
end $$;

CREATE FUNCTION alpaca.obeys(rules jsonb, merchant uuid, product uuid, warehouse uuid, country text, creator uuid) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE COST 1 PARALLEL SAFE
    AS $$
begin
  return case when (
    (case when rules ? 'm*' then coalesce(rules -> ('m' || merchant), rules -> 'm*')::bigint else -1 end
      & case when rules ? 'p*' then coalesce(rules -> ('p' || product), rules -> 'p*')::bigint else -1 end
      & case when rules ? 'w*' then coalesce(rules -> ('w' || warehouse), rules -> 'w*')::bigint else -1 end
      & case when rules ? 'n*' then coalesce(rules -> ('n' || country), rules -> 'n*')::bigint else -1 end
      & case when rules ? 'u*' then coalesce(rules -> ('u' || creator), rules -> 'u*')::bigint else -1 end
      & (rules -> 'a')::bigint)
    + (rules -> 'c')::bigint) & (rules -> 'g')::bigint = (rules -> 'g')::bigint then true end;
end $$;

CREATE FUNCTION alpaca.only_sealed_anew() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  was constant text := old.changes #>> '{}';
  now constant text := new.changes #>> '{}';
begin
  if jsonb_typeof(new.changes) <> 'string' or now not like 'e1.%'
    or (jsonb_typeof(old.changes) = 'string' and was like 'e1.%'
      and split_part(now, '.', 2) collate "C" <= split_part(was, '.', 2) collate "C") then
    raise exception 'what was changed stays as it was written' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

CREATE FUNCTION alpaca.open_accounts(tenant uuid, merchant uuid, new_currency text) RETURNS void
    LANGUAGE sql
    AS $$
  insert into accounts (tenant_id, id, merchant_id, kind, currency, balance_minor)
  values (tenant, gen_random_uuid(), merchant, 'wallet', new_currency, 0),
         (tenant, gen_random_uuid(), merchant, 'held', new_currency, 0),
         (tenant, gen_random_uuid(), null, 'revenue', new_currency, null),
         (tenant, gen_random_uuid(), null, 'clearing', new_currency, null),
         (tenant, gen_random_uuid(), null, 'adjustments', new_currency, null),
         (tenant, gen_random_uuid(), null, 'position', new_currency, null)
  on conflict do nothing
$$;

CREATE FUNCTION alpaca.open_sandbox(merchant uuid, OUT twin uuid, OUT followed boolean) RETURNS record
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.open_things(tenant uuid, merchant uuid) RETURNS TABLE(what text, many bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select x.what, x.many from (
    select 'balance', count(*) from accounts a where a.tenant_id = tenant and a.merchant_id = merchant
      and a.kind = 'wallet' and a.balance_minor <> 0
    union all select 'held', count(*) from holds h where h.tenant_id = tenant and h.merchant_id = merchant
      and h.state = 'held'
    union all select 'orders', count(*) from orders o where o.tenant_id = tenant and o.merchant_id = merchant
      and o.status in ('ordering', 'generated', 'inWarehouse', 'withheld', 'outWarehouse')
    union all select 'costs', count(*) from cost_changes c where c.tenant_id = tenant and c.merchant_id = merchant
      and c.settled_at is null
    union all select 'claims', count(*) from claims c where c.tenant_id = tenant and c.merchant_id = merchant
      and c.ended_at is null
    union all select 'returns', count(*) from returns r where r.tenant_id = tenant and r.merchant_id = merchant
      and r.ended_at is null
    union all select 'cod', count(*) from cod_orders c where c.tenant_id = tenant and c.merchant_id = merchant
      and c.credited_at is null and c.ended_at is null
    union all select 'statements', count(*) from statements s where s.tenant_id = tenant and s.merchant_id = merchant
      and s.settled_at is null
    union all select 'topUps', count(*) from top_ups t where t.tenant_id = tenant and t.merchant_id = merchant
      and t.audit_status = 'pending'
  ) x (what, many) where x.many > 0
$$;

CREATE FUNCTION alpaca.order_obeys(rules jsonb, tenant uuid, order_id uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER COST 1 PARALLEL SAFE
    SET search_path TO 'pg_catalog', 'public'
    AS $$
begin
  return (
    select alpaca.obeys(rules, o.merchant_id, o.product_id, o.warehouse_id, o.country_code, o.created_by)
    from orders o where o.tenant_id = tenant and o.id = order_obeys.order_id);
end $$;

CREATE FUNCTION alpaca.orders_left() RETURNS text
    LANGUAGE plpgsql STABLE
    AS $_$
declare
  rules constant jsonb := alpaca.rules_on('orders');
  masks text := '-1';
  named text := '';
  all_ways constant bigint := (rules ->> 'a')::bigint;
  carry constant bigint := (rules ->> 'c')::bigint;
  guards constant bigint := (rules ->> 'g')::bigint;
  other bigint;
  whens text;
  passing text;
  is_all boolean;
  ruled record;
begin
  if current_setting('alpaca.rules', true) = 'none' then return 'true'; end if;
  if rules is null then return 'false'; end if;
  for ruled in
    select letter, name from (values ('m', 'merchant_id'), ('p', 'product_id'), ('w', 'warehouse_id'),
      ('n', 'country_code'), ('u', 'created_by')) c (letter, name) where rules ? (letter || '*')
  loop
    other := (rules ->> (ruled.letter || '*'))::bigint;
    select string_agg(format(' when %L then %s', substr(key, 2), value::bigint), ''),
      string_agg(quote_literal(substr(key, 2)), ', ') filter (where obeys),
      bool_and(value::bigint & all_ways = all_ways) filter (where obeys)
    into whens, passing, is_all
    from (
      select key, value, ((value::bigint & all_ways) + carry) & guards = guards as obeys
      from jsonb_each_text(rules) where left(key, 1) = ruled.letter and key <> ruled.letter || '*'
    ) v;
    -- Where only named values pass, an index finds them; often nothing else is to be said of the column.
    if ((other & all_ways) + carry) & guards <> guards then
      if passing is null then return 'false'; end if;
      named := named || format(' and %I in (%s)', ruled.name, passing);
      continue when is_all;
    end if;
    masks := masks || case when whens is null then format(' & %s', other)
      else format(' & case %I%s else %s end', ruled.name, whens, other) end;
  end loop;
  -- The planner takes `is not null` for true of nearly all rows, and `named` for what it is.
  return format('case when ((%s & %s) + %s) & %4$s = %4$s then true end is not null', masks, all_ways, carry, guards)
    || named;
end $_$;

CREATE FUNCTION alpaca.orders_to_redact(tenant uuid, before timestamp with time zone, most integer) RETURNS uuid[]
    LANGUAGE sql
    AS $$
  select coalesce(array_agg(id), '{}') from (
    select o.id from orders o
    where o.tenant_id = tenant and o.redacted_at is null and alpaca.is_over(o.status) and o.updated_at < before
      and alpaca.is_settled(tenant, o.id, o.hold_id)
    order by o.updated_at limit most for update skip locked) o
$$;

CREATE FUNCTION alpaca.orders_with_papers(tenant uuid, before timestamp with time zone, most integer) RETURNS uuid[]
    LANGUAGE sql
    AS $$
  select coalesce(array_agg(id), '{}') from (
    select o.id from orders o
    where o.tenant_id = tenant and o.label_file_id is not null and alpaca.is_over(o.status) and o.updated_at < before
      and alpaca.is_settled(tenant, o.id, o.hold_id)
    order by o.updated_at limit most for update skip locked) o
$$;

CREATE FUNCTION alpaca.own_entries(c alpaca.ledger_command) RETURNS TABLE(line integer, account text, amount bigint)
    LANGUAGE sql IMMUTABLE
    AS $$
  select s.line, s.account, s.amount from (values
    (case when c.op in ('capture', 'release') then 2 else 1 end, 'wallet', alpaca.to_wallet(c)),
    (case when c.op = 'hold' then 2 else 1 end, 'held', alpaca.to_held(c))
  ) s (line, account, amount) where s.amount <> 0
$$;

CREATE FUNCTION alpaca.own_minor(minor bigint, money text, worth numeric) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select round(sign(minor::numeric) * alpaca.units(minor, money) * worth * 100)::bigint
$$;

CREATE FUNCTION alpaca.own_rate(tenant uuid, money text, moment timestamp with time zone) RETURNS numeric
    LANGUAGE sql STABLE
    AS $$
  select case when money = 'CNY' then 1 else coalesce(
    (select r.rate from exchange_rates r where r.tenant_id = tenant and r.from_currency = money
       and r.to_currency = 'CNY' and r.valid_from <= moment order by r.valid_from desc limit 1),
    (select 1 / r.rate from exchange_rates r where r.tenant_id = tenant and r.from_currency = 'CNY'
       and r.to_currency = money and r.valid_from <= moment order by r.valid_from desc limit 1)) end
$$;

CREATE FUNCTION alpaca.packed_boxes(batch uuid, bag uuid) RETURNS integer
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select count(*)::int from bags g
  join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
  where g.tenant_id = current_setting('alpaca.tenant_id')::uuid and g.batch_id = batch
    and (bag is null or g.id = bag)
$$;

CREATE FUNCTION alpaca.pages_locked_out(tenant uuid) RETURNS text[]
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  with recursive way as (
    select m.id as page, m.component, m.permission, m.parent_id, m.kinds, m.hidden, m.it_only, true as is_page
    from menus m
    where m.tenant_id = tenant and m.component in ('system/Menus', 'system/Users')
      and m.type = 'page' and m.is_route and not m.is_external
    union all
    select w.page, w.component, w.permission, p.parent_id, p.kinds, p.hidden, p.it_only, false
    from way w join menus p on p.tenant_id = tenant and p.id = w.parent_id
  ), shown as (
    select page, component, permission, bool_or(it_only) as it_only
    from way group by page, component, permission
    having bool_and('administrator' = any (kinds) and not hidden)
  )
  select array_agg(wanted order by wanted)
  from unnest(array['system/Menus', 'system/Users']) wanted
  where not exists (
    select 1 from shown s
    join users u on u.tenant_id = tenant and u.kind = 'administrator' and u.disabled_at is null
      and (u.is_it or not s.it_only)
    join user_roles g on g.tenant_id = tenant and g.user_id = u.id and g.expires_at is null
    join role_permissions r on r.tenant_id = tenant and r.role_id = g.role_id
      and r.permission = s.permission
    where s.component = wanted)
$$;

CREATE FUNCTION alpaca.plain_fields() RETURNS TABLE(place text, rows bigint)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select place, sum(remaining)::bigint from sealing_passes group by place
$$;

CREATE FUNCTION alpaca.plain_words(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN lower(NORMALIZE($1, NFKC));

CREATE FUNCTION alpaca.post_ledger(commands jsonb) RETURNS SETOF alpaca.posted
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
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

CREATE FUNCTION alpaca.post_payable(act text, about uuid, by_user uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  transfer constant uuid := gen_random_uuid();
  sign constant integer := case act when 'bill' then 1 else -1 end;
  payee uuid;
  money text;
  amount bigint;
  owed bigint;
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'not for a merchant to post' using errcode = 'insufficient_privilege';
  end if;
  if act = 'pay' then
    select r.payee_id, r.currency, -r.amount_minor into strict payee, money, amount
      from payment_runs r where r.tenant_id = tenant and r.id = about;
  else
    select b.payee_id, b.currency, sign * b.total_minor into strict payee, money, amount
      from carrier_bills b where b.tenant_id = tenant and b.id = about;
  end if;
  -- A bill that comes to nothing owes nothing.
  if amount = 0 then
    return false;
  end if;
  insert into payable_balances values (tenant, payee, money, 0) on conflict do nothing;
  perform from payable_balances p
    where p.tenant_id = tenant and p.payee_id = payee and p.currency = money for update;
  if exists (select from payable_transfers t where t.tenant_id = tenant and t.key = act || ':' || about) then
    return false;
  end if;
  insert into payable_transfers (tenant_id, id, key, op, payee_id, currency, amount_minor, bill_id, run_id, created_by)
  values (tenant, transfer, act || ':' || about, act, payee, money, amount,
    case when act <> 'pay' then about end, case when act = 'pay' then about end, by_user);
  update payable_balances p set balance_minor = p.balance_minor + amount
    where p.tenant_id = tenant and p.payee_id = payee and p.currency = money
    returning p.balance_minor into owed;
  -- What is owed is a debt: it stands against what it was spent on, or against the bank that paid it.
  insert into payable_entries (tenant_id, transfer_id, line, account, fee, payee_id, currency, amount_minor, balance_minor)
  select tenant, transfer, 0, 'payable', null, payee, money, amount, owed
  union all
  select tenant, transfer, 1, 'bank', null, payee, money, -amount, null where act = 'pay'
  union all
  select tenant, transfer, row_number() over (order by f.fee), 'cost', f.fee, payee, money, -sign * f.minor, null
  from (select l.fee, sum(l.amount_minor)::bigint as minor from bill_lines l
    where act <> 'pay' and l.tenant_id = tenant and l.bill_id = about group by l.fee) f
  where f.minor <> 0;
  return true;
end $$;

CREATE FUNCTION alpaca.post_region(post_code text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select left(split_part(split_part(upper(trim(coalesce(post_code, ''))), ' ', 1), '-', 1), 3)
$$;

CREATE PROCEDURE alpaca.protect_merchant_table(IN name regclass)
    LANGUAGE plpgsql
    AS $$
declare
  rule constant text := 'tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid)
    and ((select current_setting(''alpaca.scope'')) = ''tenant''
         or merchant_id = (select current_setting(''alpaca.merchant_id'')::uuid))';
begin
  call alpaca.let_owner(name);
  execute format('create policy merchant_rows on %s to alpaca_app using (%s) with check (%s)',
    name, rule, rule);
  call alpaca.narrow_by_merchant(name);
end $$;

CREATE PROCEDURE alpaca.protect_shared_table(IN name regclass)
    LANGUAGE plpgsql
    AS $$
declare
  tenant constant text := 'tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid)';
  mine constant text := '(select current_setting(''alpaca.scope'')) = ''tenant''
    or merchant_id = (select current_setting(''alpaca.merchant_id'')::uuid)';
begin
  call alpaca.let_owner(name);
  execute format(
    'create policy shared_rows on %s to alpaca_app
       using (%s and (%s or merchant_id is null)) with check (%s and (%s))',
    name, tenant, mine, tenant, mine);
end $$;

CREATE PROCEDURE alpaca.protect_staff_table(IN name regclass)
    LANGUAGE plpgsql
    AS $$
declare
  rule constant text := 'tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid)
    and (select current_setting(''alpaca.scope'')) = ''tenant''';
begin
  call alpaca.let_owner(name);
  execute format('create policy staff_rows on %s to alpaca_app using (%s) with check (%s)',
    name, rule, rule);
end $$;

CREATE PROCEDURE alpaca.protect_tenant_table(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  call alpaca.let_owner(name);
  execute format(
    'create policy tenant_rows on %s to alpaca_app
       using (tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid))
       with check (tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid))', name);
end $$;

CREATE FUNCTION alpaca.read_wallet(tenant uuid, merchant uuid, currency text) RETURNS alpaca.wallet_funds
    LANGUAGE plpgsql STABLE
    AS $$
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

CREATE FUNCTION alpaca.redact_orders(tenant uuid, ids uuid[]) RETURNS integer
    LANGUAGE plpgsql
    AS $$
declare
  dropped integer := alpaca.drop_papers(tenant, ids);
  photos integer;
begin
  with gone as (
    delete from parcel_photos p where p.tenant_id = tenant and p.order_id = any (ids) returning p.file_id
  )
  insert into gone_files select tenant, file_id from gone on conflict do nothing;
  get diagnostics photos = row_count;
  update order_events e set detail = e.detail - 'note' - 'reason'
    where e.tenant_id = tenant and e.order_id = any (ids) and (e.detail ? 'note' or e.detail ? 'reason');
  update record_changes c set changes = '[]', more = 0, reason = null
    where c.tenant_id = tenant and c.kind = 'order' and c.record_id = any (ids);
  update scans s set answer = '{}' where s.tenant_id = tenant and s.order_id = any (ids) and s.answer <> '{}';
  update orders o set form = alpaca.redacted_form(o.form), consignee_name = '', fail_reason = null,
      examine_remark = '', examine_reason = null, intercept_note = '', redacted_at = now()
    where o.tenant_id = tenant and o.id = any (ids);
  return dropped + photos;
end $$;

CREATE FUNCTION alpaca.redacted_form(form jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  select (form - 'remark')
    || jsonb_build_object('shipper', alpaca.redacted_side(coalesce(form->'shipper', '{}')),
      'consignee', alpaca.redacted_side(coalesce(form->'consignee', '{}')))
$$;

CREATE FUNCTION alpaca.redacted_side(side jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    AS $$
  select jsonb_strip_nulls(jsonb_build_object('countryCode', side->'countryCode',
    'postCode', nullif(alpaca.post_region(side->>'postCode'), '')))
$$;

CREATE FUNCTION alpaca.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the ledger is never changed' using errcode = 'integrity_constraint_violation';
end $$;

CREATE FUNCTION alpaca.refuse_price_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'prices are added, never changed' using errcode = 'integrity_constraint_violation';
end $$;

CREATE FUNCTION alpaca.relay_lag() RETURNS double precision
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select greatest(0, coalesce(extract(epoch from now()) - min(w.ms) / 1000.0, 0))::double precision
  from tenants t
  cross join lateral (
    select ('x' || left(replace(o.id::text, '-', ''), 12))::bit(48)::bigint as ms
    from outbox o where o.tenant_id = t.tenant_id order by o.id limit 1
  ) w
$$;

CREATE FUNCTION alpaca.require_nothing_open(tenant uuid, merchant uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  first text := (select o.what from alpaca.open_things(tenant, merchant) o limit 1);
begin
  if first is not null then
    perform alpaca.say_no('erasure.open', jsonb_build_object('what', first));
  end if;
end $$;

CREATE FUNCTION alpaca.require_staff(tenant uuid, person uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from users u where u.tenant_id = tenant and u.id = person
      and u.kind in ('operator', 'administrator') and u.disabled_at is null) then
    raise exception 'not one of the tenant''s people' using errcode = 'insufficient_privilege';
  end if;
end $$;

CREATE FUNCTION alpaca.require_tenant_scope() RETURNS uuid
    LANGUAGE plpgsql STABLE
    AS $$
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'only the tenant forgets' using errcode = 'insufficient_privilege';
  end if;
  return current_setting('alpaca.tenant_id')::uuid;
end $$;

CREATE FUNCTION alpaca.require_within(tenant uuid, minor bigint, currency text, setting text, refusal text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if alpaca.exceeds(tenant, minor, currency, setting) then
    perform alpaca.say_no(refusal, jsonb_build_object('limit',
      to_char(alpaca.amount_setting(tenant, setting), 'FM9,999,999,990') || ' CNY'));
  end if;
end $$;

CREATE FUNCTION alpaca.reused_proofs(tenant uuid, top_up uuid) RETURNS TABLE(file_id uuid, other_id uuid)
    LANGUAGE sql STABLE
    AS $$
  select c.file_id, o.top_up_id
  from top_up_credentials c
  join files f on f.tenant_id = c.tenant_id and f.id = c.file_id
  join files g on g.tenant_id = f.tenant_id and g.sha256 = f.sha256 and g.purpose = 'paymentProof' and g.sha256 <> ''
  join top_up_credentials o on o.tenant_id = g.tenant_id and o.file_id = g.id
  where c.tenant_id = tenant and c.top_up_id = top_up and o.top_up_id <> top_up
$$;

CREATE FUNCTION alpaca.rules_on(subject text) RETURNS jsonb
    LANGUAGE sql STABLE PARALLEL SAFE
    RETURN ((NULLIF(NULLIF(current_setting('alpaca.rules'::text, true), ''::text), 'none'::text))::jsonb -> subject);

CREATE FUNCTION alpaca.same_as_done(c alpaca.ledger_command, done alpaca.ledger_command[]) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
  select (d.op, d.merchant, d.currency, d.amount) is not distinct from (c.op, c.merchant, c.currency, c.amount)
  from unnest(done) d where d.key = c.key
$$;

CREATE FUNCTION alpaca.say_no(refusal text, vars jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '%', refusal using errcode = 'AM001', detail = vars::text;
end $$;

CREATE FUNCTION alpaca.search_addresses(book text, wanted integer[], words text[], numbers jsonb, country text, only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $_$
declare
  name constant text := case book when 'shipper' then 'shippers' when 'consignee' then 'consignees' end;
  conditions text := 'a.tenant_id = $1 and a.merchant_id = $2';
  number record;
begin
  if wanted <> '{}' then
    conditions := conditions || ' and a.grams @> $3';
  end if;
  -- Pairs of characters may stand apart; the words themselves decide.
  if words <> '{}' then
    conditions := conditions
      || ' and (select bool_and(strpos(a.search, w) > 0) from unnest($4) as w)';
  end if;
  for number in
    select * from jsonb_to_recordset(numbers) as n (index text, gram integer, words text[], grams integer[])
  loop
    conditions := conditions || format(
      ' and (a.grams @> array[%L::integer] and a.phone_index = %L or a.grams @> %L::integer[]
        and (select bool_and(strpos(a.search, w) > 0) from unnest(%L::text[]) as w))',
      number.gram, number.index, number.grams, number.words);
  end loop;
  if country <> '' then
    conditions := conditions || ' and a.country_code = $5';
  end if;
  -- As an array it is found once; as a join it may be found again for every row.
  if only_alike then
    conditions := conditions || format(' and a.fingerprint = any (array(
      select d.fingerprint from %I d where d.tenant_id = $1 and d.merchant_id = $2
      group by d.fingerprint having count(*) > 1))', name);
  end if;
  -- Whoever walks the whole book goes on after the last row instead of counting from the first.
  if after_id is not null then
    conditions := conditions || ' and (a.is_default, a.id) < ($8, $9)';
  end if;
  return query execute format(
    'select a.id from %I a where %s order by a.is_default desc, a.id desc offset $6 limit $7',
    name, conditions)
  using current_setting('alpaca.tenant_id')::uuid, current_setting('alpaca.merchant_id')::uuid,
    wanted, words, country, skip, most, after_default, after_id;
end $_$;

CREATE FUNCTION alpaca.set_wallet_floor(merchant uuid, wallet_currency text, new_floor bigint) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.settle_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.settle_payables() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select from added group by tenant_id, transfer_id, currency having sum(amount_minor) <> 0
  ) then
    raise exception 'a transfer does not sum to nothing' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

CREATE FUNCTION alpaca.sum_costs() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $_$
declare
  parts constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, m.* from later m'
    when 'DELETE' then 'select -1 as sign, m.* from earlier m'
    else 'select 1 as sign, m.* from later m union all select -1, m.* from earlier m' end;
begin
  execute format($sums$
    insert into cost_days as d
    select * from (
      select tenant_id, merchant_id, day, coalesce(product_id, '00000000-0000-0000-0000-000000000000') as product_id,
        country_code,
        coalesce(sum(sign) filter (where charged_minor > 0 and not is_refunded and not is_unpriced), 0) as parcels,
        coalesce(sum(sign * charged_minor) filter (where not is_unpriced), 0) as charged_minor,
        coalesce(sum(sign * charged_g) filter (where charged_minor > 0 and not is_refunded and not is_unpriced), 0)
          as weight_g,
        coalesce(sum(sign) filter (where is_unpriced), 0) as unpriced
      from (%s) m group by 1, 2, 3, 4, 5
    ) c
    where (parcels, charged_minor, weight_g, unpriced) <> (0, 0, 0, 0)
    order by 1, 2, 3, 4, 5
    on conflict (tenant_id, merchant_id, day, product_id, country_code) do update set
      parcels = d.parcels + excluded.parcels, charged_minor = d.charged_minor + excluded.charged_minor,
      weight_g = d.weight_g + excluded.weight_g, unpriced = d.unpriced + excluded.unpriced$sums$, parts);
  return null;
end $_$;

CREATE FUNCTION alpaca.take_back_approval(approval uuid, by_user uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  a approvals := alpaca.waiting_approval(approval);
begin
  if by_user is distinct from a.asked_by then
    perform alpaca.say_no('approval.notOwn');
  end if;
  update approvals set state = 'takenBack', decided_at = now() where tenant_id = a.tenant_id and id = a.id;
end $$;

CREATE FUNCTION alpaca.take_back_erasure(erasure uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  e erasures;
begin
  select * into e from erasures x where x.tenant_id = tenant and x.id = erasure
    and (current_setting('alpaca.scope') = 'tenant' or x.merchant_id = current_setting('alpaca.merchant_id')::uuid)
    for update;
  if e.id is null then
    perform alpaca.say_no('erasure.notFound');
  end if;
  if e.state not in ('asked', 'waiting') then
    perform alpaca.say_no('erasure.tooLate');
  end if;
  if e.state = 'asked' then
    update approvals a set state = 'takenBack', decided_at = now()
      where a.tenant_id = tenant and a.id = e.approval_id and a.state = 'waiting';
  end if;
  update erasures x set state = 'takenBack', ended_at = now()
    where x.tenant_id = tenant and x.id = erasure and x.ended_at is null;
end $$;

CREATE FUNCTION alpaca.take_exchange(exchange uuid, out_id uuid, in_id uuid, by_user uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
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

CREATE FUNCTION alpaca.tenant_and_twin(tenant uuid) RETURNS SETOF uuid
    LANGUAGE sql STABLE
    AS $$
  select t.tenant_id from tenants t where t.tenant_id = tenant or t.twin_of = tenant
$$;

CREATE FUNCTION alpaca.tenant_of_api_key(hash bytea) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select k.tenant_id from api_keys k where k.key_hash = hash
$$;

CREATE FUNCTION alpaca.to_held(c alpaca.ledger_command) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when c.op = 'hold' then c.amount when c.op in ('capture', 'release') then -c.resolves else 0 end
$$;

CREATE FUNCTION alpaca.to_wallet(c alpaca.ledger_command) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case
    when c.op = 'capture' then c.resolves - c.amount
    when c.op = 'release' then c.resolves
    when c.op in ('hold', 'charge', 'codFee', 'exchangeOut') then -c.amount
    when c.op = 'absorb' then 0
    else c.amount
  end
$$;

CREATE FUNCTION alpaca.told_book_checks() RETURNS TABLE(tenant text, faults integer, checked_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select t.code, c.faults, c.checked_at from book_checks c join tenants t using (tenant_id)
$$;

CREATE FUNCTION alpaca.told_log_checks() RETURNS TABLE(tenant text, faults integer, checked_at timestamp with time zone, sealed_until timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select t.code, c.faults, c.checked_at, c.sealed_until from log_checks c join tenants t using (tenant_id)
$$;

CREATE FUNCTION alpaca.track_own_steps() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into track_steps (tenant_id, order_id, merchant_id, step, status, detail, happened_at)
  select tenant_id, order_id, merchant_id, step, status, detail, created_at from added
  where status not in ('draft', 'ordering', 'failed')
  order by id;
  return null;
end $$;

CREATE FUNCTION alpaca.tracking_lag() RETURNS TABLE(tenant text, waiting text, seconds double precision)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select t.code, w.waiting, greatest(0, coalesce(extract(epoch from now() - w.since), 0))::double precision
  from tenants t
  cross join lateral (
    select 'steps' as waiting,
      (select s.happened_at from track_steps s where s.tenant_id = t.tenant_id order by s.seq limit 1) as since
    union all
    select 'anew', (select min(a.since) from track_anew a where a.tenant_id = t.tenant_id)
    union all
    select 'orders', (select min(s.updated_at) from track_states s where s.tenant_id = t.tenant_id and s.to_move)
  ) w
$$;

CREATE FUNCTION alpaca.tracking_waits() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select t.tenant_id from tenants t
  where t.tenant_id <> all (array(select c.tenant_id from moves.closed c)) and (
    exists (select from track_steps s where s.tenant_id = t.tenant_id)
    or exists (select from track_anew a where a.tenant_id = t.tenant_id)
    or exists (select from track_states s where s.tenant_id = t.tenant_id and s.to_move)
    or exists (select from track_notices n where n.tenant_id = t.tenant_id and n.told_at is null))
$$;

CREATE FUNCTION alpaca.twin_tenants() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select t.tenant_id from tenants t where t.tenant_id <> all (array(select c.tenant_id from moves.closed c)) and t.twin_of is not null
$$;

CREATE FUNCTION alpaca.typed_entries(c alpaca.ledger_command) RETURNS TABLE(line integer, account text, amount bigint, kind text, of_kind text, funds bigint)
    LANGUAGE sql IMMUTABLE
    AS $$
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

CREATE FUNCTION alpaca.units(minor bigint, currency text) RETURNS numeric
    LANGUAGE sql IMMUTABLE
    AS $$
  select abs(minor::numeric) / case when currency in ('JPY', 'KRW', 'VND') then 1 when currency = 'KWD' then 1000 else 100 end
$$;

CREATE TABLE public.approvals (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    kind text NOT NULL,
    was jsonb NOT NULL,
    wanted jsonb NOT NULL,
    reason text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    remark text DEFAULT ''::text NOT NULL,
    CONSTRAINT approvals_check CHECK ((decided_by <> asked_by)),
    CONSTRAINT approvals_check1 CHECK (((state = ANY (ARRAY['approved'::text, 'rejected'::text])) = (decided_by IS NOT NULL))),
    CONSTRAINT approvals_check2 CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
    CONSTRAINT approvals_check3 CHECK ((was <> wanted)),
    CONSTRAINT approvals_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'priceGroup'::text, 'adjustment'::text, 'erasure'::text]))),
    CONSTRAINT approvals_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT approvals_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text, 'takenBack'::text])))
);

ALTER TABLE ONLY public.approvals FORCE ROW LEVEL SECURITY;

CREATE FUNCTION alpaca.waiting_approval(approval uuid) RETURNS public.approvals
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.wal_bytes() RETURNS bigint
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  if not has_function_privilege('pg_ls_waldir()', 'execute') then return null; end if;
  return (select sum(size) from pg_ls_waldir());
end $$;

CREATE FUNCTION alpaca.webhooks_wait() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  select t.tenant_id from tenants t
  where t.tenant_id <> all (array(select c.tenant_id from moves.closed c)) and (
    exists (select from webhook_events v where v.tenant_id = t.tenant_id and v.body is null)
    or exists (select from webhook_endpoints e where e.tenant_id = t.tenant_id and e.is_on and e.due_at <= now()
      and (e.taken_until is null or e.taken_until < now())))
$$;

CREATE FUNCTION alpaca.word_moved_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  update order_words f set words = n.w, grams = alpaca.gram_numbers(f.merchant_id, n.w, false)
  from (
    select c.tenant_id, c.id, alpaca.words_of_order(c.order_no, c.customer_no, c.tracking_number, c.consignee_name) as w
    from (
      select tenant_id, id, order_no, customer_no, tracking_number, consignee_name from later
      except
      select tenant_id, id, order_no, customer_no, tracking_number, consignee_name from earlier
    ) c
  ) n
  where f.tenant_id = n.tenant_id and f.order_id = n.id;
  return null;
end $$;

CREATE FUNCTION alpaca.word_new_orders() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
begin
  insert into order_words (tenant_id, order_id, merchant_id, words, grams)
  select o.tenant_id, o.id, o.merchant_id, w, alpaca.gram_numbers(o.merchant_id, w, false)
  from added o, alpaca.words_of_order(o.order_no, o.customer_no, o.tracking_number, o.consignee_name) w;
  return null;
end $$;

CREATE FUNCTION alpaca.words_of_order(order_no text, customer_no text, tracking_number text, consignee_name text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN alpaca.plain_words(((((order_no || CASE WHEN (customer_no = order_no) THEN ''::text ELSE (' '::text || customer_no) END) || CASE WHEN (tracking_number = ANY (ARRAY[''::text, order_no])) THEN ''::text ELSE (' '::text || tracking_number) END) || ' '::text) || consignee_name));

CREATE FUNCTION alpaca.write_charges(tenant uuid, c alpaca.ledger_command) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.write_entries(tenant uuid, done alpaca.ledger_command[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.write_hold(tenant uuid, c alpaca.ledger_command) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.write_transfers(tenant uuid, done alpaca.ledger_command[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into transfers (tenant_id, id, merchant_id, op, key, currency, amount_minor, hold_id, subject_id,
      note, created_by)
    select tenant, c.id, c.merchant, c.op, c.key, c.currency, c.amount,
      case when c.op in ('hold', 'capture', 'release') then c.hold end, c.subject, c.note, c.by_user
    from unnest(done) c;
end $$;

CREATE FUNCTION directory.changed() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  update directory.copied set version = version + 1;
  perform pg_notify('alpaca', '[{"cmd":"directory"}]');
  return null;
end $$;

CREATE FUNCTION directory.place(tenants uuid[], source text, target text) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  next bigint;
begin
  select version + 1 into next from directory.copied for update;
  if exists (select from directory.tenant_hosts where tenant_id = any (tenants) and cell <> source) then
    raise exception 'a tenant does not live in %', source;
  end if;
  insert into directory.moves (tenant_id, version, from_cell, to_cell)
    select distinct tenant, next, source, target from unnest(tenants) tenant;
  update directory.tenant_hosts set cell = target where tenant_id = any (tenants);
  return (select version from directory.copied);
end $$;

CREATE FUNCTION directory.still(home bigint) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  with seen as (
    update directory.copied set at = clock_timestamp() where version = home and at is not null returning true
  )
  select exists (select from seen)
$$;

CREATE FUNCTION directory.take(given jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  perform from directory.copied for update;
  delete from directory.tenant_hosts;
  delete from directory.cells;
  delete from directory.moves;
  insert into directory.tenant_hosts
    select * from jsonb_populate_recordset(null::directory.tenant_hosts, given -> 'hosts');
  insert into directory.cells
    select * from jsonb_populate_recordset(null::directory.cells, given -> 'cells');
  insert into directory.moves
    select * from jsonb_populate_recordset(null::directory.moves, given -> 'moves');
  update directory.copied set version = (given ->> 'version')::bigint, at = clock_timestamp();
end $$;

CREATE FUNCTION directory.whole() RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  select jsonb_build_object(
    'version', (select version from directory.copied),
    'hosts', (select coalesce(jsonb_agg(to_jsonb(h)), '[]') from directory.tenant_hosts h),
    'cells', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from directory.cells c),
    'moves', (select coalesce(jsonb_agg(to_jsonb(m) order by m.version), '[]') from directory.moves m))
$$;

CREATE FUNCTION moves.enter(tenant uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if not pg_catalog.pg_try_advisory_xact_lock_shared(4115, pg_catalog.hashtext(tenant::pg_catalog.text)) then
    perform moves.refuse();
  end if;
  if exists (select from moves.closed c where c.tenant_id = tenant) then
    perform moves.refuse();
  end if;
end $$;

CREATE FUNCTION moves.forgotten() RETURNS SETOF uuid
    LANGUAGE sql STABLE
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
  select distinct c.goes_with from moves.closed c
  where c.heard_at < now() - interval '20 seconds' and (c.why = 'handedOver' or c.is_ready)
$$;

CREATE FUNCTION moves.give_up(tenant uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  delete from moves.intended where tenant_id = tenant;
  return (select min(h.cell) from directory.tenant_hosts h where h.tenant_id = tenant);
end $$;

CREATE PROCEDURE moves.let_be(IN name regclass, IN role name)
    LANGUAGE plpgsql
    AS $$
begin
  execute format(
    'create policy moving on %s as restrictive to %I
       using (tenant_id <> all (array(select c.tenant_id from moves.closed c)))', name, role);
end $$;

CREATE FUNCTION moves.look(tenant uuid) RETURNS void
    LANGUAGE plpgsql STABLE
    AS $$
begin
  if exists (select from moves.closed c where c.tenant_id = tenant) then
    perform moves.refuse();
  end if;
end $$;

CREATE FUNCTION moves.open_forgotten(tenant uuid, is_here boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
  waiting uuid[];
begin
  select array_agg(c.tenant_id) into waiting from (
    select * from moves.closed where goes_with = tenant order by tenant_id for update
  ) c
  where c.heard_at < clock_timestamp() - interval '15 seconds' and (c.why = 'handedOver' or c.is_ready);
  if waiting is null then
    return;
  elsif is_here then
    perform moves.open_here(waiting);
  else
    update moves.closed set is_ready = false, why = case why when 'handedOver' then 'left' else why end
    where tenant_id = any (waiting);
  end if;
end $$;

CREATE FUNCTION moves.open_here(tenants uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  insert into pgboss.job
    select r.* from moves.jobs j,
      jsonb_populate_record(null::pgboss.job, j.job || case j.job ->> 'state'
        when 'active' then '{"state": "retry", "started_on": null, "heartbeat_on": null}'::jsonb else '{}' end) r
    where j.tenant_id = any (tenants)
    on conflict do nothing;
  delete from moves.jobs where tenant_id = any (tenants);
  delete from moves.closed where tenant_id = any (tenants);
  insert into public.outbox (tenant_id, id, message)
    select t, gen_random_uuid(), '{"cmd": "topic"}' from unnest(tenants) t;
end $$;

CREATE FUNCTION moves.refuse() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the tenant is on its way to another cell' using errcode = 'AX503';
end $$;

CREATE FUNCTION moves.set_jobs_aside(tenants uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
  -- Whoever gives a job back deletes its row and writes another: one that is just being given back is waited for.
  lock table pgboss.job in share row exclusive mode;
  with taken as (
    delete from pgboss.job j
    where j.state < 'completed' and (j.data ->> 'tenantId')::uuid = any (tenants)
    returning j.*
  )
  insert into moves.jobs (tenant_id, id, job)
    select (t.data ->> 'tenantId')::uuid, t.id, to_jsonb(t) from taken t
    on conflict do nothing;
end $$;

CREATE TABLE directory.cells (
    name text NOT NULL,
    open boolean DEFAULT true NOT NULL,
    CONSTRAINT cells_name_check CHECK ((name ~ '^[a-z0-9]{1,16}$'::text))
);

CREATE TABLE directory.copied (
    only_one boolean DEFAULT true NOT NULL,
    version bigint NOT NULL,
    at timestamp with time zone,
    CONSTRAINT copied_only_one_check CHECK (only_one)
);

CREATE TABLE directory.moves (
    tenant_id uuid NOT NULL,
    version bigint NOT NULL,
    from_cell text NOT NULL,
    to_cell text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT moves_check CHECK ((to_cell <> from_cell))
);

CREATE TABLE directory.tenant_hosts (
    host text NOT NULL,
    tenant_id uuid NOT NULL,
    cell text NOT NULL,
    CONSTRAINT tenant_hosts_host_check CHECK ((host = lower(host)))
);

CREATE TABLE moves.closed (
    tenant_id uuid NOT NULL,
    goes_with uuid NOT NULL,
    why text NOT NULL,
    is_ready boolean DEFAULT false NOT NULL,
    heard_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT closed_why_check CHECK ((why = ANY (ARRAY['comes'::text, 'handedOver'::text, 'left'::text])))
);

CREATE TABLE moves.intended (
    tenant_id uuid NOT NULL,
    to_cell text NOT NULL
);

CREATE TABLE moves.jobs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    job jsonb NOT NULL
);

CREATE TABLE moves.journal (
    tenant_id uuid NOT NULL,
    tenants uuid[] NOT NULL,
    from_cell text NOT NULL,
    to_cell text NOT NULL,
    step text NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    moved_at timestamp with time zone,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT journal_step_check CHECK ((step = ANY (ARRAY['copying'::text, 'moved'::text, 'cameBack'::text])))
);

CREATE TABLE moves.marks (
    tenant_id uuid NOT NULL,
    mark uuid NOT NULL
);

CREATE TABLE public.accounts (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    kind text NOT NULL,
    currency text NOT NULL,
    balance_minor bigint,
    floor_minor bigint DEFAULT 0 NOT NULL,
    CONSTRAINT accounts_check CHECK (((merchant_id IS NOT NULL) = (kind = ANY (ARRAY['wallet'::text, 'held'::text])))),
    CONSTRAINT accounts_check1 CHECK (((merchant_id IS NOT NULL) = (balance_minor IS NOT NULL))),
    CONSTRAINT accounts_check2 CHECK (((kind <> 'held'::text) OR (balance_minor >= 0))),
    CONSTRAINT accounts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT accounts_floor_minor_check CHECK ((floor_minor <= 0)),
    CONSTRAINT accounts_kind_check CHECK ((kind = ANY (ARRAY['wallet'::text, 'held'::text, 'revenue'::text, 'clearing'::text, 'adjustments'::text, 'position'::text])))
);

ALTER TABLE ONLY public.accounts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.activation_requests (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    company_name_zh text DEFAULT ''::text NOT NULL,
    company_name_en text DEFAULT ''::text NOT NULL,
    credit_code text DEFAULT ''::text NOT NULL,
    real_name text NOT NULL,
    identity_number text NOT NULL,
    contact_name text NOT NULL,
    contact_phone text NOT NULL,
    address text NOT NULL,
    licence_file uuid,
    front_file uuid NOT NULL,
    back_file uuid NOT NULL,
    submitted_by uuid NOT NULL,
    submitted_at timestamp with time zone DEFAULT now() NOT NULL,
    reviewed_by uuid,
    reviewed_at timestamp with time zone,
    reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT activation_requests_check CHECK (((kind = 'enterprise'::text) = (licence_file IS NOT NULL))),
    CONSTRAINT activation_requests_check1 CHECK (((kind = 'enterprise'::text) = ((company_name_zh <> ''::text) AND (credit_code <> ''::text)))),
    CONSTRAINT activation_requests_check2 CHECK (((status = 'submitted'::text) = (reviewed_at IS NULL))),
    CONSTRAINT activation_requests_check3 CHECK (((status = 'rejected'::text) = (reason <> ''::text))),
    CONSTRAINT activation_requests_kind_check CHECK ((kind = ANY (ARRAY['enterprise'::text, 'personal'::text]))),
    CONSTRAINT activation_requests_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'approved'::text, 'rejected'::text])))
);

ALTER TABLE ONLY public.activation_requests FORCE ROW LEVEL SECURITY;

CREATE TABLE public.adverts (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    title_zh text NOT NULL,
    title_en text NOT NULL,
    text_zh text DEFAULT ''::text NOT NULL,
    text_en text DEFAULT ''::text NOT NULL,
    image_url text NOT NULL,
    link_url text DEFAULT ''::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    valid_from timestamp with time zone,
    valid_to timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT adverts_check CHECK ((valid_to > valid_from))
);

ALTER TABLE ONLY public.adverts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.api_keys (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    slot uuid NOT NULL,
    name text NOT NULL,
    mode text NOT NULL,
    prefix text NOT NULL,
    key_hash bytea NOT NULL,
    scopes text[] NOT NULL,
    addresses cidr[] DEFAULT '{}'::cidr[] NOT NULL,
    expires_at timestamp with time zone,
    last_used_at timestamp with time zone,
    replaced_by uuid,
    grace_until timestamp with time zone,
    revoked_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT api_keys_grace CHECK (((replaced_by IS NULL) = (grace_until IS NULL))),
    CONSTRAINT api_keys_key_hash_check CHECK ((length(key_hash) = 32)),
    CONSTRAINT api_keys_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT api_keys_name_check CHECK ((name <> ''::text)),
    CONSTRAINT api_keys_prefix_check CHECK ((prefix ~ '^alp_(live|test)_[a-z0-9]{1,16}_[A-Za-z0-9_-]{4}$'::text)),
    CONSTRAINT api_keys_prefix_mode CHECK (starts_with(prefix, (('alp_'::text || mode) || '_'::text))),
    CONSTRAINT api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['orders:read'::text, 'orders:write'::text, 'labels:read'::text, 'tracking:read'::text, 'money:read'::text, 'costs:write'::text, 'catalogue:read'::text, 'webhooks'::text])))
);

ALTER TABLE ONLY public.api_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.api_request_originals (
    tenant_id uuid NOT NULL,
    request_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    sealed bytea NOT NULL,
    at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.api_request_originals FORCE ROW LEVEL SECURITY;

CREATE TABLE public.api_requests (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    slot uuid NOT NULL,
    key_id uuid NOT NULL,
    prefix text NOT NULL,
    mode text NOT NULL,
    at timestamp with time zone NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    status smallint NOT NULL,
    ms integer NOT NULL,
    body text NOT NULL,
    answer text NOT NULL,
    error_key text,
    address text NOT NULL,
    idempotency_key text,
    repeated boolean NOT NULL,
    CONSTRAINT api_requests_answer_check CHECK ((octet_length(answer) <= 4096)),
    CONSTRAINT api_requests_body_check CHECK ((octet_length(body) <= 4096)),
    CONSTRAINT api_requests_mode_check CHECK ((mode = ANY (ARRAY['live'::text, 'test'::text]))),
    CONSTRAINT api_requests_path_check CHECK ((octet_length(path) <= 2048))
);

ALTER TABLE ONLY public.api_requests FORCE ROW LEVEL SECURITY;

CREATE TABLE public.arrivals (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    merchant_id uuid,
    shipment_id uuid,
    driver text DEFAULT ''::text NOT NULL,
    plate text DEFAULT ''::text NOT NULL,
    bags integer NOT NULL,
    pieces integer NOT NULL,
    signature_file_id uuid,
    remark text DEFAULT ''::text NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT arrivals_bags_check CHECK (((bags >= 0) AND (bags <= 9999))),
    CONSTRAINT arrivals_pieces_check CHECK (((pieces >= 0) AND (pieces <= 99999)))
);

ALTER TABLE ONLY public.arrivals FORCE ROW LEVEL SECURITY;

CREATE TABLE public.badges (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    badge_no text NOT NULL,
    pin_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.badges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.bags (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    batch_id uuid NOT NULL,
    bag_no text NOT NULL,
    kind text NOT NULL,
    gross_g integer,
    closed_at timestamp with time zone,
    closed_by uuid,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    tare_g integer DEFAULT 0 NOT NULL,
    CONSTRAINT bags_check CHECK (((closed_at IS NULL) = (gross_g IS NULL))),
    CONSTRAINT bags_gross_g_check CHECK ((gross_g > 0)),
    CONSTRAINT bags_kind_check CHECK ((kind = ANY (ARRAY['bag'::text, 'pallet'::text]))),
    CONSTRAINT bags_tare_g_check CHECK ((tare_g >= 0))
);

ALTER TABLE ONLY public.bags FORCE ROW LEVEL SECURITY;

CREATE TABLE public.balance_alerts (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    currency text NOT NULL,
    threshold_minor bigint,
    is_low boolean NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    revision integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY public.balance_alerts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.bank_infos (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    account_type text NOT NULL,
    owner text NOT NULL,
    account_number text NOT NULL,
    bank text NOT NULL,
    swift text DEFAULT ''::text NOT NULL,
    currency text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bank_infos_account_type_check CHECK ((account_type = ANY (ARRAY['company'::text, 'personal'::text]))),
    CONSTRAINT bank_infos_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

ALTER TABLE ONLY public.bank_infos FORCE ROW LEVEL SECURITY;

CREATE TABLE public.batch_events (
    tenant_id uuid NOT NULL,
    batch_id uuid NOT NULL,
    id uuid NOT NULL,
    what text NOT NULL,
    bag_id uuid,
    user_id uuid,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT batch_events_what_check CHECK ((what = ANY (ARRAY['opened'::text, 'changed'::text, 'bagClosed'::text, 'bagReopened'::text, 'closed'::text, 'reopened'::text, 'manifested'::text, 'manifestFailed'::text])))
);

ALTER TABLE ONLY public.batch_events FORCE ROW LEVEL SECURITY;

CREATE TABLE public.bill_lines (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    bill_id uuid NOT NULL,
    line_no text NOT NULL,
    seq bigint NOT NULL,
    number text NOT NULL,
    fee text NOT NULL,
    amount_minor bigint NOT NULL,
    weight_g bigint,
    share_by text NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    state text NOT NULL,
    parcels integer DEFAULT 0 NOT NULL,
    twice_of uuid,
    aside_note text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT bill_lines_share_by_check CHECK ((share_by = ANY (ARRAY['weight'::text, 'piece'::text, 'value'::text]))),
    CONSTRAINT bill_lines_state_check CHECK ((state = ANY (ARRAY['matched'::text, 'unknown'::text, 'aside'::text]))),
    CONSTRAINT bill_lines_weight_g_check CHECK ((weight_g > 0))
);

ALTER TABLE ONLY public.bill_lines FORCE ROW LEVEL SECURITY;

ALTER TABLE public.bill_lines ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bill_lines_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bill_shares (
    tenant_id uuid NOT NULL,
    line_id uuid NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    fee text NOT NULL,
    amount_minor bigint NOT NULL,
    change_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.bill_shares FORCE ROW LEVEL SECURITY;

CREATE TABLE public.book_checks (
    tenant_id uuid NOT NULL,
    checked_at timestamp with time zone DEFAULT now() NOT NULL,
    faults integer NOT NULL,
    CONSTRAINT book_checks_faults_check CHECK ((faults >= 0))
);

ALTER TABLE ONLY public.book_checks FORCE ROW LEVEL SECURITY;

CREATE TABLE public.box_numbers (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    line smallint NOT NULL,
    given bigint NOT NULL,
    merchant_id uuid NOT NULL,
    number text NOT NULL,
    is_provisional boolean NOT NULL,
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT box_numbers_number_check CHECK ((number <> ''::text))
);

ALTER TABLE ONLY public.box_numbers FORCE ROW LEVEL SECURITY;

ALTER TABLE public.box_numbers ALTER COLUMN given ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.box_numbers_given_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.box_places (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    line smallint NOT NULL,
    merchant_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    kind text NOT NULL,
    bag_id uuid,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT box_places_check CHECK (((kind = 'bag'::text) = (bag_id IS NOT NULL))),
    CONSTRAINT box_places_kind_check CHECK ((kind = ANY (ARRAY['floor'::text, 'withheld'::text, 'bag'::text])))
);

ALTER TABLE ONLY public.box_places FORCE ROW LEVEL SECURITY;

CREATE TABLE public.captchas (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    answer text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.captchas FORCE ROW LEVEL SECURITY;

CREATE TABLE public.carrier_bills (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    payee_id uuid NOT NULL,
    bill_no text NOT NULL,
    version smallint NOT NULL,
    currency text NOT NULL,
    bill_day date NOT NULL,
    due_day date NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    line_count integer DEFAULT 0 NOT NULL,
    total_minor bigint DEFAULT 0 NOT NULL,
    paid_minor bigint DEFAULT 0 NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    run_id uuid,
    posted_by uuid,
    posted_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT carrier_bills_check CHECK ((bill_day <= due_day)),
    CONSTRAINT carrier_bills_check1 CHECK (((state = ANY (ARRAY['open'::text, 'discarded'::text])) OR (posted_at IS NOT NULL))),
    CONSTRAINT carrier_bills_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT carrier_bills_state_check CHECK ((state = ANY (ARRAY['open'::text, 'posted'::text, 'paid'::text, 'replaced'::text, 'discarded'::text]))),
    CONSTRAINT carrier_bills_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY public.carrier_bills FORCE ROW LEVEL SECURITY;

CREATE TABLE public.channel_tries (
    tenant_id uuid NOT NULL,
    settings_hash bytea NOT NULL,
    answered_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.channel_tries FORCE ROW LEVEL SECURITY;

CREATE TABLE public.channels (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    carrier text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    adapter text DEFAULT 'own'::text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    status text DEFAULT 'inUse'::text NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT channels_adapter_check CHECK ((adapter = ANY (ARRAY['own'::text, 'simulator'::text, 'manual'::text, 'karrio'::text, 'sandbox'::text]))),
    CONSTRAINT channels_status_check CHECK ((status = ANY (ARRAY['inUse'::text, 'stopped'::text])))
);

ALTER TABLE ONLY public.channels FORCE ROW LEVEL SECURITY;

CREATE TABLE public.charges (
    tenant_id uuid NOT NULL,
    subject_id uuid NOT NULL,
    kind text NOT NULL,
    currency text NOT NULL,
    merchant_id uuid NOT NULL,
    charged_minor bigint NOT NULL,
    refunded_minor bigint DEFAULT 0 NOT NULL,
    CONSTRAINT charges_charged_minor_check CHECK ((charged_minor > 0)),
    CONSTRAINT charges_check CHECK (((refunded_minor >= 0) AND (refunded_minor <= charged_minor))),
    CONSTRAINT charges_kind_check CHECK ((kind = ANY (ARRAY['freight'::text, 'surcharge'::text, 'duty'::text, 'insurance'::text, 'adjustment'::text, 'return'::text])))
);

ALTER TABLE ONLY public.charges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.claim_files (
    tenant_id uuid NOT NULL,
    claim_id uuid NOT NULL,
    file_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    document text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT claim_files_document_check CHECK ((document = ANY (ARRAY['invoice'::text, 'photos'::text, 'proofOfValue'::text, 'statement'::text])))
);

ALTER TABLE ONLY public.claim_files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.claim_steps (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    claim_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    step text NOT NULL,
    user_id uuid,
    amount_minor bigint,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.claim_steps FORCE ROW LEVEL SECURITY;

CREATE TABLE public.claim_terms (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    product_id uuid,
    kind text NOT NULL,
    documents text[] DEFAULT '{}'::text[] NOT NULL,
    from_day integer NOT NULL,
    until_day integer NOT NULL,
    currency text NOT NULL,
    parcel_minor bigint NOT NULL,
    kg_minor bigint NOT NULL,
    freight_percent numeric(6,2) NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT claim_terms_check CHECK (((until_day >= from_day) AND (until_day <= 365))),
    CONSTRAINT claim_terms_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT claim_terms_documents_check CHECK ((documents <@ ARRAY['invoice'::text, 'photos'::text, 'proofOfValue'::text, 'statement'::text])),
    CONSTRAINT claim_terms_freight_percent_check CHECK (((freight_percent >= (0)::numeric) AND (freight_percent <= (1000)::numeric))),
    CONSTRAINT claim_terms_from_day_check CHECK (((from_day >= 0) AND (from_day <= 365))),
    CONSTRAINT claim_terms_kg_minor_check CHECK ((kg_minor >= 0)),
    CONSTRAINT claim_terms_kind_check CHECK ((kind = ANY (ARRAY['lost'::text, 'damaged'::text, 'late'::text]))),
    CONSTRAINT claim_terms_parcel_minor_check CHECK ((parcel_minor >= 0))
);

ALTER TABLE ONLY public.claim_terms FORCE ROW LEVEL SECURITY;

CREATE TABLE public.claims (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    stall_id uuid,
    kind text NOT NULL,
    state text DEFAULT 'filed'::text NOT NULL,
    currency text NOT NULL,
    wanted_minor bigint NOT NULL,
    declared_minor bigint NOT NULL,
    insured_minor bigint,
    words text NOT NULL,
    wanted_documents text[] DEFAULT '{}'::text[] NOT NULL,
    deadline_at timestamp with time zone,
    due_at timestamp with time zone,
    carrier_ref text DEFAULT ''::text NOT NULL,
    carrier_day date,
    carrier_outcome text,
    carrier_minor bigint,
    offered_minor bigint,
    liability_minor bigint,
    cap_minor bigint,
    offered_by uuid,
    approved_by uuid,
    near_told_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT claims_cap CHECK ((NOT (cap_minor IS DISTINCT FROM GREATEST(liability_minor,
CASE
    WHEN ((liability_minor IS NULL) OR (kind = 'late'::text)) THEN NULL::bigint
    ELSE insured_minor
END)))),
    CONSTRAINT claims_carrier_minor_check CHECK ((carrier_minor >= 0)),
    CONSTRAINT claims_carrier_outcome_check CHECK ((carrier_outcome = ANY (ARRAY['accepted'::text, 'refused'::text]))),
    CONSTRAINT claims_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT claims_ended CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['paid'::text, 'refused'::text, 'withdrawn'::text])))),
    CONSTRAINT claims_kind_check CHECK ((kind = ANY (ARRAY['lost'::text, 'damaged'::text, 'late'::text]))),
    CONSTRAINT claims_liability_minor_check CHECK ((liability_minor >= 0)),
    CONSTRAINT claims_offer CHECK (((state <> ALL (ARRAY['approving'::text, 'offered'::text, 'paid'::text])) OR ((offered_minor IS NOT NULL) AND (offered_by IS NOT NULL)))),
    CONSTRAINT claims_offered CHECK ((offered_minor <= wanted_minor)),
    CONSTRAINT claims_offered_minor_check CHECK ((offered_minor > 0)),
    CONSTRAINT claims_state_check CHECK ((state = ANY (ARRAY['filed'::text, 'asked'::text, 'answered'::text, 'withCarrier'::text, 'carrierAnswered'::text, 'approving'::text, 'offered'::text, 'objected'::text, 'paid'::text, 'refused'::text, 'withdrawn'::text]))),
    CONSTRAINT claims_two_people CHECK (((state <> ALL (ARRAY['offered'::text, 'paid'::text])) OR ((cap_minor IS NOT NULL) AND (offered_minor <= cap_minor)) OR ((approved_by IS NOT NULL) AND (offered_by IS NOT NULL) AND (approved_by <> offered_by)))),
    CONSTRAINT claims_wanted CHECK ((wanted_minor <= declared_minor)),
    CONSTRAINT claims_wanted_minor_check CHECK ((wanted_minor > 0))
);

ALTER TABLE ONLY public.claims FORCE ROW LEVEL SECURITY;

CREATE TABLE public.cod_lines (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    remittance_id uuid NOT NULL,
    line_no text NOT NULL,
    seq bigint NOT NULL,
    number text NOT NULL,
    amount_minor bigint NOT NULL,
    kept_minor bigint DEFAULT 0 NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    order_id uuid,
    state text NOT NULL,
    aside_note text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT cod_lines_amount_minor_check CHECK ((amount_minor <> 0)),
    CONSTRAINT cod_lines_check CHECK (((state = 'matched'::text) = (order_id IS NOT NULL))),
    CONSTRAINT cod_lines_kept_minor_check CHECK ((kept_minor >= 0)),
    CONSTRAINT cod_lines_state_check CHECK ((state = ANY (ARRAY['matched'::text, 'unknown'::text, 'notCod'::text, 'otherCurrency'::text, 'aside'::text])))
);

ALTER TABLE ONLY public.cod_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.cod_remittances (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    payee_id uuid NOT NULL,
    remittance_no text NOT NULL,
    currency text NOT NULL,
    remitted_on date NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    line_count integer DEFAULT 0 NOT NULL,
    total_minor bigint DEFAULT 0 NOT NULL,
    kept_minor bigint DEFAULT 0 NOT NULL,
    posted_by uuid,
    posted_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT cod_remittances_check CHECK (((state = 'posted'::text) = (posted_at IS NOT NULL))),
    CONSTRAINT cod_remittances_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT cod_remittances_state_check CHECK ((state = ANY (ARRAY['open'::text, 'posted'::text, 'discarded'::text])))
);

ALTER TABLE ONLY public.cod_remittances FORCE ROW LEVEL SECURITY;

CREATE TABLE public.transfers (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    op text NOT NULL,
    key text NOT NULL,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    hold_id uuid,
    subject_id uuid,
    note text DEFAULT ''::text NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT transfers_check CHECK (((amount_minor <> 0) AND ((amount_minor > 0) OR (op = 'adjust'::text)))),
    CONSTRAINT transfers_check1 CHECK (((hold_id IS NOT NULL) = (op = ANY (ARRAY['hold'::text, 'capture'::text, 'release'::text])))),
    CONSTRAINT transfers_op_check CHECK ((op = ANY (ARRAY['hold'::text, 'capture'::text, 'release'::text, 'charge'::text, 'refund'::text, 'absorb'::text, 'adjust'::text, 'compensate'::text, 'collect'::text, 'makeGood'::text, 'codFee'::text, 'topUp'::text, 'exchangeOut'::text, 'exchangeIn'::text])))
);

ALTER TABLE ONLY public.transfers FORCE ROW LEVEL SECURITY;

CREATE VIEW public.cod_faults WITH (security_invoker='true') AS
 SELECT o.tenant_id,
    'what was remitted is not what remittances say'::text AS fault,
    (o.id)::text AS what
   FROM public.cod_orders o
  WHERE ((o.remitted_minor)::numeric <> ( SELECT COALESCE(sum(l.amount_minor), (0)::numeric) AS "coalesce"
           FROM (public.cod_lines l
             JOIN public.cod_remittances r ON (((r.tenant_id = l.tenant_id) AND (r.id = l.remittance_id) AND (r.state = 'posted'::text))))
          WHERE ((l.tenant_id = o.tenant_id) AND (l.order_id = o.id))))
UNION ALL
 SELECT r.tenant_id,
    'a remittance is not the sum of its lines'::text AS fault,
    (r.id)::text AS what
   FROM public.cod_remittances r
  WHERE ((r.state = 'posted'::text) AND ((r.line_count, (r.total_minor)::numeric, (r.kept_minor)::numeric) <> ( SELECT count(*) AS count,
            COALESCE(sum(l.amount_minor), (0)::numeric) AS "coalesce",
            COALESCE(sum(l.kept_minor), (0)::numeric) AS "coalesce"
           FROM public.cod_lines l
          WHERE ((l.tenant_id = r.tenant_id) AND (l.remittance_id = r.id)))))
UNION ALL
 SELECT o.tenant_id,
    'what was credited is not in the ledger'::text AS fault,
    (o.id)::text AS what
   FROM (public.cod_orders o
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(t_1.amount_minor) FILTER (WHERE (t_1.op = ANY (ARRAY['collect'::text, 'makeGood'::text]))), (0)::numeric) AS credited,
            COALESCE(sum(t_1.amount_minor) FILTER (WHERE (t_1.op = 'codFee'::text)), (0)::numeric) AS fee
           FROM public.transfers t_1
          WHERE ((t_1.tenant_id = o.tenant_id) AND (t_1.key = ANY (ARRAY[('collect:'::text || o.id), ('makeGood:'::text || o.id), ('codFee:'::text || o.id)])))) t)
  WHERE ((t.credited <> (
        CASE
            WHEN (o.credited_at IS NULL) THEN (0)::bigint
            ELSE o.credit_minor
        END)::numeric) OR (t.fee <> (COALESCE(o.fee_minor, (0)::bigint))::numeric));

ALTER TABLE public.cod_lines ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cod_lines_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.consignees (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    id uuid NOT NULL,
    alias text DEFAULT ''::text NOT NULL,
    name text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    phone text NOT NULL,
    phone2 text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    country_code text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    area text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    address3 text DEFAULT ''::text NOT NULL,
    house_number text DEFAULT ''::text NOT NULL,
    post_code text DEFAULT ''::text NOT NULL,
    address_type text DEFAULT ''::text NOT NULL,
    eori_no text DEFAULT ''::text NOT NULL,
    platform text DEFAULT ''::text NOT NULL,
    buyer_account text DEFAULT ''::text NOT NULL,
    delivery_notes text DEFAULT ''::text NOT NULL,
    access_code text DEFAULT ''::text NOT NULL,
    tax_type text DEFAULT ''::text NOT NULL,
    tax_no text DEFAULT ''::text NOT NULL,
    certificate_type text DEFAULT ''::text NOT NULL,
    certificate_no text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    search text NOT NULL,
    grams integer[] NOT NULL,
    fingerprint bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    phone_index text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.consignees FORCE ROW LEVEL SECURITY;

CREATE TABLE public.cost_change_steps (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    change_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    step text NOT NULL,
    user_id uuid,
    amount_minor bigint,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

ALTER TABLE ONLY public.cost_change_steps FORCE ROW LEVEL SECURITY;

CREATE TABLE public.cost_changes (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    reason text NOT NULL,
    currency text NOT NULL,
    before_minor bigint NOT NULL,
    after_minor bigint NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text NOT NULL,
    due_at timestamp with time zone,
    settled_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    agreed_minor bigint,
    proposed_minor bigint,
    settled_by text,
    disputed_at timestamp with time zone,
    told_at timestamp with time zone,
    overdue_told_at timestamp with time zone,
    CONSTRAINT cost_changes_after_minor_check CHECK ((after_minor >= 0)),
    CONSTRAINT cost_changes_agreed CHECK (((agreed_minor >= LEAST(before_minor, after_minor)) AND (agreed_minor <= GREATEST(before_minor, after_minor)))),
    CONSTRAINT cost_changes_before_minor_check CHECK ((before_minor >= 0)),
    CONSTRAINT cost_changes_check CHECK ((before_minor <> after_minor)),
    CONSTRAINT cost_changes_check2 CHECK (((status <> 'awaiting'::text) OR (due_at IS NOT NULL))),
    CONSTRAINT cost_changes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT cost_changes_dispute CHECK (((status <> ALL (ARRAY['disputed'::text, 'proposed'::text])) OR (disputed_at IS NOT NULL))),
    CONSTRAINT cost_changes_offer CHECK (((status <> 'proposed'::text) OR (proposed_minor IS NOT NULL))),
    CONSTRAINT cost_changes_proposed CHECK (((proposed_minor >= before_minor) AND (proposed_minor <= after_minor))),
    CONSTRAINT cost_changes_reason_check CHECK ((reason = ANY (ARRAY['measured'::text, 'bill'::text, 'remote'::text, 'duty'::text, 'return'::text, 'storage'::text, 'other'::text]))),
    CONSTRAINT cost_changes_settled CHECK ((((settled_at IS NOT NULL) = (status = ANY (ARRAY['debited'::text, 'credited'::text, 'absorbed'::text, 'withdrawn'::text]))) AND ((settled_at IS NOT NULL) = (agreed_minor IS NOT NULL)) AND ((settled_at IS NOT NULL) = (settled_by IS NOT NULL)))),
    CONSTRAINT cost_changes_settled_by_check CHECK ((settled_by = ANY (ARRAY['merchant'::text, 'silence'::text, 'proposal'::text, 'decision'::text, 'rule'::text]))),
    CONSTRAINT cost_changes_status_check CHECK ((status = ANY (ARRAY['awaiting'::text, 'disputed'::text, 'proposed'::text, 'debited'::text, 'credited'::text, 'absorbed'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.cost_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.cost_days (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    day date NOT NULL,
    product_id uuid NOT NULL,
    country_code text NOT NULL,
    parcels bigint NOT NULL,
    charged_minor bigint NOT NULL,
    weight_g bigint NOT NULL,
    unpriced bigint NOT NULL
);

ALTER TABLE ONLY public.cost_days FORCE ROW LEVEL SECURITY;

CREATE TABLE public.order_margins (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    product_id uuid,
    country_code text NOT NULL,
    day date NOT NULL,
    charged_minor bigint NOT NULL,
    carrier_minor bigint NOT NULL,
    shares_minor bigint NOT NULL,
    absorbed_minor bigint NOT NULL,
    compensated_minor bigint NOT NULL,
    adjustments_minor bigint GENERATED ALWAYS AS ((absorbed_minor + compensated_minor)) STORED NOT NULL,
    margin_minor bigint GENERATED ALWAYS AS (((((charged_minor - carrier_minor) - shares_minor) - absorbed_minor) - compensated_minor)) STORED NOT NULL,
    is_billed boolean NOT NULL,
    is_unpriced boolean NOT NULL,
    is_losing boolean GENERATED ALWAYS AS ((is_billed AND (NOT is_unpriced) AND (charged_minor < (((carrier_minor + shares_minor) + absorbed_minor) + compensated_minor)))) STORED NOT NULL,
    billed_g bigint,
    charged_g bigint NOT NULL,
    has_unpassed_fee boolean NOT NULL,
    is_refunded boolean NOT NULL,
    is_awaited boolean NOT NULL
);

ALTER TABLE ONLY public.order_margins FORCE ROW LEVEL SECURITY;

CREATE VIEW public.cost_days_counted WITH (security_invoker='true') AS
 SELECT m.tenant_id,
    m.merchant_id,
    m.day,
    COALESCE(m.product_id, '00000000-0000-0000-0000-000000000000'::uuid) AS product_id,
    m.country_code,
    count(*) FILTER (WHERE ((m.charged_minor > 0) AND (NOT m.is_refunded) AND (NOT m.is_unpriced))) AS parcels,
    (COALESCE(sum(m.charged_minor) FILTER (WHERE (NOT m.is_unpriced)), (0)::numeric))::bigint AS charged_minor,
    (COALESCE(sum(m.charged_g) FILTER (WHERE ((m.charged_minor > 0) AND (NOT m.is_refunded) AND (NOT m.is_unpriced))), (0)::numeric))::bigint AS weight_g,
    count(*) FILTER (WHERE m.is_unpriced) AS unpriced
   FROM public.order_margins m
  GROUP BY m.tenant_id, m.merchant_id, m.day, COALESCE(m.product_id, '00000000-0000-0000-0000-000000000000'::uuid), m.country_code;

CREATE VIEW public.cost_day_faults WITH (security_invoker='true') AS
 SELECT tenant_id,
    merchant_id,
    day,
    product_id,
    country_code
   FROM (public.cost_days d
     FULL JOIN public.cost_days_counted c USING (tenant_id, merchant_id, day, product_id, country_code))
  WHERE ((COALESCE(d.parcels, (0)::bigint) <> COALESCE(c.parcels, (0)::bigint)) OR (COALESCE(d.charged_minor, (0)::bigint) <> COALESCE(c.charged_minor, (0)::bigint)) OR (COALESCE(d.weight_g, (0)::bigint) <> COALESCE(c.weight_g, (0)::bigint)) OR (COALESCE(d.unpriced, (0)::bigint) <> COALESCE(c.unpriced, (0)::bigint)));

CREATE TABLE public.cost_tolerances (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    product_id uuid,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    share_percent numeric(5,2) DEFAULT 0 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    made_after uuid,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cost_tolerances_amount_minor_check CHECK ((amount_minor >= 0)),
    CONSTRAINT cost_tolerances_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT cost_tolerances_share_percent_check CHECK (((share_percent >= (0)::numeric) AND (share_percent <= (100)::numeric)))
);

ALTER TABLE ONLY public.cost_tolerances FORCE ROW LEVEL SECURITY;

CREATE TABLE public.data_exports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    language text NOT NULL,
    job_id uuid NOT NULL,
    state text DEFAULT 'making'::text NOT NULL,
    file_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    bytes bigint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone,
    CONSTRAINT data_exports_check CHECK (((state = 'ready'::text) = (file_ids <> '{}'::uuid[]))),
    CONSTRAINT data_exports_state_check CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text, 'gone'::text])))
);

ALTER TABLE ONLY public.data_exports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.data_keys (
    tenant_id uuid NOT NULL,
    id text NOT NULL,
    purpose text NOT NULL,
    month date,
    wrapped bytea NOT NULL,
    wrapped_by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT data_keys_check CHECK (((purpose = 'index'::text) = (id = 'index'::text))),
    CONSTRAINT data_keys_check1 CHECK (((purpose = 'index'::text) = (month IS NULL))),
    CONSTRAINT data_keys_id_check CHECK ((id ~ '^(index|\d{4}[a-z]?)$'::text)),
    CONSTRAINT data_keys_purpose_check CHECK ((purpose = ANY (ARRAY['fields'::text, 'index'::text])))
);

ALTER TABLE ONLY public.data_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.data_rules (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    menu_id uuid NOT NULL,
    subject text NOT NULL,
    conditions jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT data_rules_conditions_check CHECK (((jsonb_typeof(conditions) = 'array'::text) AND (jsonb_array_length(conditions) > 0))),
    CONSTRAINT data_rules_subject_check CHECK ((subject = ANY (ARRAY['orders'::text, 'merchants'::text])))
);

ALTER TABLE ONLY public.data_rules FORCE ROW LEVEL SECURITY;

CREATE TABLE public.deleted_records (
    tenant_id uuid NOT NULL,
    kind text NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    record jsonb NOT NULL,
    parts jsonb NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.deleted_records FORCE ROW LEVEL SECURITY;

CREATE TABLE public.orders (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_no text NOT NULL,
    customer_no text NOT NULL,
    source text NOT NULL,
    status text NOT NULL,
    settlement text DEFAULT 'unpaid'::text NOT NULL,
    booking text DEFAULT 'none'::text NOT NULL,
    label text DEFAULT 'none'::text NOT NULL,
    handed_over_at timestamp with time zone,
    form jsonb NOT NULL,
    product_id uuid,
    country_code text DEFAULT ''::text NOT NULL,
    consignee_name text DEFAULT ''::text NOT NULL,
    box_count integer DEFAULT 0 NOT NULL,
    weight_g bigint DEFAULT 0 NOT NULL,
    version_id uuid,
    quoted_at timestamp with time zone,
    currency text,
    quoted_minor bigint,
    quote jsonb,
    charge_at text,
    attempt smallint DEFAULT 0 NOT NULL,
    hold_id uuid,
    sent_at timestamp with time zone,
    tries smallint DEFAULT 0 NOT NULL,
    tracking_number text DEFAULT ''::text NOT NULL,
    label_file_id uuid,
    fail_reason jsonb,
    examine_remark text DEFAULT ''::text NOT NULL,
    void_hours integer DEFAULT 0 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    submitted_at timestamp with time zone,
    booked_at timestamp with time zone,
    paid_at timestamp with time zone,
    refunded_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    import_id uuid,
    import_row integer,
    examine_reason jsonb,
    unpaid_told_at timestamp with time zone,
    label_pages integer,
    print_count integer DEFAULT 0 NOT NULL,
    label_at text DEFAULT 'merchant'::text NOT NULL,
    draft_sku text GENERATED ALWAYS AS (
CASE
    WHEN ((status = ANY (ARRAY['draft'::text, 'failed'::text])) AND (((form -> 'goods'::text) -> 1) IS NULL)) THEN NULLIF((form #>> '{goods,0,sku}'::text[]), ''::text)
    ELSE NULL::text
END) STORED,
    warehouse_id uuid,
    received_at timestamp with time zone,
    shipment_id uuid,
    measured_g bigint,
    real_minor bigint,
    real_quote jsonb,
    intercept_at timestamp with time zone,
    intercept_note text DEFAULT ''::text NOT NULL,
    open_reasons smallint DEFAULT 0 NOT NULL,
    confirm_status text DEFAULT 'none'::text NOT NULL,
    hand_over_told_at timestamp with time zone,
    number_is_provisional boolean DEFAULT false NOT NULL,
    redacted_at timestamp with time zone,
    papers_gone_at timestamp with time zone,
    CONSTRAINT orders_awaiting_weight CHECK (((booking <> 'awaitingWeight'::text) OR ((status = ANY (ARRAY['generated'::text, 'withheld'::text])) AND (hold_id IS NOT NULL) AND (label_at = 'warehouse'::text)))),
    CONSTRAINT orders_booking_check CHECK ((booking = ANY (ARRAY['none'::text, 'waitingPayment'::text, 'inFlight'::text, 'booked'::text, 'refused'::text, 'cancelling'::text, 'awaitingWeight'::text]))),
    CONSTRAINT orders_charge_at_check CHECK ((charge_at = ANY (ARRAY['label'::text, 'receipt'::text]))),
    CONSTRAINT orders_check1 CHECK (((status <> 'ordering'::text) OR (booking = ANY (ARRAY['waitingPayment'::text, 'inFlight'::text])))),
    CONSTRAINT orders_check3 CHECK (((settlement = 'unpaid'::text) = (paid_at IS NULL))),
    CONSTRAINT orders_check4 CHECK (((settlement = 'refunded'::text) = (refunded_at IS NOT NULL))),
    CONSTRAINT orders_check5 CHECK (((status = ANY (ARRAY['draft'::text, 'voided'::text])) OR (quoted_minor IS NOT NULL))),
    CONSTRAINT orders_confirm_status_check CHECK ((confirm_status = ANY (ARRAY['none'::text, 'awaiting'::text, 'confirmed'::text, 'disputed'::text]))),
    CONSTRAINT orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT orders_generated CHECK (((status <> 'generated'::text) OR (booking = ANY (ARRAY['booked'::text, 'cancelling'::text, 'awaitingWeight'::text])))),
    CONSTRAINT orders_import_row CHECK (((import_id IS NULL) = (import_row IS NULL))),
    CONSTRAINT orders_in_flight CHECK (((booking <> 'inFlight'::text) OR ((status = 'ordering'::text) AND (hold_id IS NOT NULL)) OR ((status = ANY (ARRAY['inWarehouse'::text, 'withheld'::text])) AND (label_at = 'warehouse'::text)))),
    CONSTRAINT orders_label_at CHECK (((label_at = 'merchant'::text) OR (charge_at = 'receipt'::text))),
    CONSTRAINT orders_label_at_check CHECK ((label_at = ANY (ARRAY['merchant'::text, 'warehouse'::text]))),
    CONSTRAINT orders_label_check CHECK ((label = ANY (ARRAY['none'::text, 'pending'::text, 'ready'::text]))),
    CONSTRAINT orders_label_pages_check CHECK ((label_pages > 0)),
    CONSTRAINT orders_open_reasons_check CHECK ((open_reasons >= 0)),
    CONSTRAINT orders_print_count_check CHECK ((print_count >= 0)),
    CONSTRAINT orders_quoted_minor_check CHECK ((quoted_minor >= 0)),
    CONSTRAINT orders_real_minor_check CHECK ((real_minor >= 0)),
    CONSTRAINT orders_reasons CHECK (((status = 'withheld'::text) = (open_reasons > 0))),
    CONSTRAINT orders_received CHECK (
CASE status
    WHEN 'inWarehouse'::text THEN (booking = ANY (ARRAY['booked'::text, 'inFlight'::text]))
    WHEN 'withheld'::text THEN (booking = ANY (ARRAY['booked'::text, 'inFlight'::text, 'refused'::text, 'awaitingWeight'::text]))
    WHEN 'outWarehouse'::text THEN (booking = 'booked'::text)
    WHEN 'delivered'::text THEN (booking = 'booked'::text)
    ELSE true
END),
    CONSTRAINT orders_settlement_check CHECK ((settlement = ANY (ARRAY['unpaid'::text, 'paid'::text, 'refunded'::text]))),
    CONSTRAINT orders_source_check CHECK ((source = ANY (ARRAY['web'::text, 'import'::text, 'api'::text, 'counter'::text]))),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'ordering'::text, 'generated'::text, 'failed'::text, 'voided'::text, 'refunded'::text, 'inWarehouse'::text, 'withheld'::text, 'outWarehouse'::text, 'delivered'::text, 'chargedBack'::text])))
);

ALTER TABLE ONLY public.orders FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tenants (
    tenant_id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    zone text DEFAULT 'Asia/Shanghai'::text NOT NULL,
    logo_url text DEFAULT ''::text NOT NULL,
    help_url text DEFAULT ''::text NOT NULL,
    chat_url text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    twin_of uuid,
    twin_followed_at timestamp with time zone,
    CONSTRAINT tenants_check CHECK ((twin_of <> tenant_id)),
    CONSTRAINT tenants_check1 CHECK (((twin_followed_at IS NULL) OR (twin_of IS NOT NULL)))
);

ALTER TABLE ONLY public.tenants FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_states (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    product_id uuid,
    country_code text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'ordered'::text NOT NULL,
    stage text,
    reason text,
    action_by text,
    stage_at timestamp with time zone,
    stage_key text DEFAULT ''::text NOT NULL,
    latest_at timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
    latest_key text DEFAULT ''::text NOT NULL,
    latest_stage text,
    latest_reason text,
    latest_stated_at timestamp without time zone,
    latest_zone text DEFAULT ''::text NOT NULL,
    latest_source text DEFAULT 'us'::text NOT NULL,
    latest_carrier text DEFAULT ''::text NOT NULL,
    latest_code text DEFAULT ''::text NOT NULL,
    latest_words text DEFAULT ''::text NOT NULL,
    latest_place text DEFAULT ''::text NOT NULL,
    latest_country text DEFAULT ''::text NOT NULL,
    latest_told_at timestamp with time zone,
    online_at timestamp with time zone,
    delivered_at timestamp with time zone,
    changes integer DEFAULT 0 NOT NULL,
    to_move boolean DEFAULT false NOT NULL,
    ask_at timestamp with time zone,
    asked integer DEFAULT 0 NOT NULL,
    retired text,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    first_stated date DEFAULT (CURRENT_DATE - 180) NOT NULL,
    last_stated date DEFAULT (CURRENT_DATE + 2) NOT NULL,
    CONSTRAINT track_states_status_check CHECK ((status = ANY (ARRAY['ordered'::text, 'inStock'::text, 'outOfStock'::text, 'online'::text, 'delivered'::text, 'chargedBack'::text])))
);

ALTER TABLE ONLY public.track_states FORCE ROW LEVEL SECURITY;

CREATE VIEW public.deliveries WITH (security_invoker='true') AS
 SELECT s.tenant_id,
    s.merchant_id,
    s.order_id,
    s.delivered_at,
    ((s.delivered_at AT TIME ZONE t.zone))::date AS day,
    COALESCE(s.product_id, '00000000-0000-0000-0000-000000000000'::uuid) AS product_id,
    s.country_code,
    (LEAST(ceil((EXTRACT(epoch FROM (s.delivered_at - COALESCE(o.received_at, s.online_at))) / (86400)::numeric)), (32767)::numeric))::smallint AS took_days
   FROM ((public.track_states s
     JOIN public.tenants t ON ((t.tenant_id = s.tenant_id)))
     JOIN public.orders o ON (((o.tenant_id = s.tenant_id) AND (o.id = s.order_id))))
  WHERE ((s.status = 'delivered'::text) AND (s.delivered_at > COALESCE(o.received_at, s.online_at)));

CREATE TABLE public.delivery_addresses (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    code text NOT NULL,
    name text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    country_code text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    area text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    address3 text DEFAULT ''::text NOT NULL,
    house_number text DEFAULT ''::text NOT NULL,
    post_code text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    search text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    phone_index text DEFAULT ''::text NOT NULL,
    CONSTRAINT delivery_addresses_code_check CHECK ((code = upper(code)))
);

ALTER TABLE ONLY public.delivery_addresses FORCE ROW LEVEL SECURITY;

CREATE TABLE public.delivery_days (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    day date NOT NULL,
    product_id uuid NOT NULL,
    country_code text NOT NULL,
    took_days smallint NOT NULL,
    parcels bigint NOT NULL
);

ALTER TABLE ONLY public.delivery_days FORCE ROW LEVEL SECURITY;

CREATE TABLE public.delivery_marks (
    tenant_id uuid NOT NULL,
    seq bigint NOT NULL,
    day date NOT NULL
);

ALTER TABLE ONLY public.delivery_marks FORCE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_marks ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.delivery_marks_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.dict_items (
    tenant_id uuid NOT NULL,
    code text NOT NULL,
    value text NOT NULL,
    text_zh text NOT NULL,
    text_en text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    disabled boolean DEFAULT false NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    built_in boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT dict_items_code_check CHECK ((code ~ '^[A-Za-z0-9_]+$'::text))
);

ALTER TABLE ONLY public.dict_items FORCE ROW LEVEL SECURITY;

CREATE TABLE public.dictionaries (
    tenant_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    built_in boolean DEFAULT false NOT NULL,
    takes_items boolean DEFAULT true NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT dictionaries_code_check CHECK ((code ~ '^[A-Za-z0-9_]{1,64}$'::text))
);

ALTER TABLE ONLY public.dictionaries FORCE ROW LEVEL SECURITY;

CREATE TABLE public.dispatch_batches (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    product_id uuid NOT NULL,
    day date NOT NULL,
    batch_no text NOT NULL,
    transport text DEFAULT 'air'::text NOT NULL,
    master_no text DEFAULT ''::text NOT NULL,
    vehicle text DEFAULT ''::text NOT NULL,
    etd timestamp with time zone,
    eta timestamp with time zone,
    status text DEFAULT 'open'::text NOT NULL,
    closed_at timestamp with time zone,
    closed_by uuid,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    bags_numbered integer DEFAULT 0 NOT NULL,
    CONSTRAINT dispatch_batches_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
    CONSTRAINT dispatch_batches_check1 CHECK ((eta > etd)),
    CONSTRAINT dispatch_batches_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closing'::text, 'closed'::text]))),
    CONSTRAINT dispatch_batches_transport_check CHECK ((transport = ANY (ARRAY['air'::text, 'sea'::text, 'rail'::text, 'road'::text])))
);

ALTER TABLE ONLY public.dispatch_batches FORCE ROW LEVEL SECURITY;

CREATE TABLE public.erasures (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    approval_id uuid NOT NULL,
    reason text NOT NULL,
    state text DEFAULT 'asked'::text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    due_at timestamp with time zone,
    begun_at timestamp with time zone,
    step text DEFAULT ''::text NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT erasures_check CHECK (((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text])) <= (due_at IS NOT NULL))),
    CONSTRAINT erasures_check1 CHECK (((state = ANY (ARRAY['running'::text, 'done'::text])) <= (begun_at IS NOT NULL))),
    CONSTRAINT erasures_check2 CHECK (((state = ANY (ARRAY['done'::text, 'rejected'::text, 'takenBack'::text])) = (ended_at IS NOT NULL))),
    CONSTRAINT erasures_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT erasures_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'waiting'::text, 'running'::text, 'done'::text, 'rejected'::text, 'takenBack'::text])))
);

ALTER TABLE ONLY public.erasures FORCE ROW LEVEL SECURITY;

CREATE TABLE public.exchange_rates (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    from_currency text NOT NULL,
    to_currency text NOT NULL,
    rate numeric(16,8) NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT exchange_rates_check CHECK ((from_currency <> to_currency)),
    CONSTRAINT exchange_rates_check1 CHECK ((valid_from >= created_at)),
    CONSTRAINT exchange_rates_from_currency_check CHECK ((from_currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT exchange_rates_rate_check CHECK ((rate > (0)::numeric)),
    CONSTRAINT exchange_rates_to_currency_check CHECK ((to_currency ~ '^[A-Z]{3}$'::text))
);

ALTER TABLE ONLY public.exchange_rates FORCE ROW LEVEL SECURITY;

CREATE TABLE public.exchanges (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    no text NOT NULL,
    from_currency text NOT NULL,
    to_currency text NOT NULL,
    sold_minor bigint NOT NULL,
    bought_minor bigint NOT NULL,
    rate text NOT NULL,
    quoted_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    taken_at timestamp with time zone,
    CONSTRAINT exchanges_bought_minor_check CHECK ((bought_minor > 0)),
    CONSTRAINT exchanges_check CHECK ((from_currency <> to_currency)),
    CONSTRAINT exchanges_check1 CHECK ((taken_at <= expires_at)),
    CONSTRAINT exchanges_from_currency_check CHECK ((from_currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT exchanges_rate_check CHECK ((rate ~ '^[0-9]+/[0-9]+$'::text)),
    CONSTRAINT exchanges_sold_minor_check CHECK ((sold_minor > 0)),
    CONSTRAINT exchanges_to_currency_check CHECK ((to_currency ~ '^[A-Z]{3}$'::text))
);

ALTER TABLE ONLY public.exchanges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.exports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    fields jsonb NOT NULL,
    filter jsonb NOT NULL,
    language text NOT NULL,
    job_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.exports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.failure_changes (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    seq bigint NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL
);

ALTER TABLE ONLY public.failure_changes FORCE ROW LEVEL SECURITY;

ALTER TABLE public.failure_changes ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.failure_changes_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.failure_days (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    failures bigint NOT NULL,
    CONSTRAINT failure_days_kind_check CHECK ((kind = ANY (ARRAY['refused'::text, 'withheld'::text, 'onTheWay'::text])))
);

ALTER TABLE ONLY public.failure_days FORCE ROW LEVEL SECURITY;

CREATE TABLE public.order_events (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    step text NOT NULL,
    actor text NOT NULL,
    user_id uuid,
    status text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_events_actor_check CHECK ((actor = ANY (ARRAY['merchant'::text, 'operator'::text, 'system'::text]))),
    CONSTRAINT order_events_detail_check CHECK ((jsonb_typeof(detail) = 'object'::text)),
    CONSTRAINT order_events_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'ordering'::text, 'generated'::text, 'failed'::text, 'voided'::text, 'refunded'::text, 'inWarehouse'::text, 'withheld'::text, 'outWarehouse'::text, 'delivered'::text, 'chargedBack'::text]))),
    CONSTRAINT order_events_step_check CHECK ((step ~ '^[a-z][A-Za-z]{1,30}$'::text))
);

ALTER TABLE ONLY public.order_events FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_changes (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    change integer NOT NULL,
    merchant_id uuid NOT NULL,
    status text NOT NULL,
    stage text,
    reason text,
    occurred_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.track_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.withholdings (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    reason text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    deadline timestamp with time zone NOT NULL,
    by_default text NOT NULL,
    near_told_at timestamp with time zone,
    overdue_at timestamp with time zone,
    outcome text,
    ended_at timestamp with time zone,
    ended_by uuid,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT withholdings_by_default_check CHECK ((by_default = ANY (ARRAY['return'::text, 'destroy'::text, 'stay'::text]))),
    CONSTRAINT withholdings_check CHECK (((ended_at IS NULL) = (outcome IS NULL))),
    CONSTRAINT withholdings_outcome_check CHECK ((outcome = ANY (ARRAY['released'::text, 'paid'::text, 'returned'::text, 'destroyed'::text, 'lineChanged'::text]))),
    CONSTRAINT withholdings_reason_check CHECK ((reason = ANY (ARRAY['arrears'::text, 'intercepted'::text, 'forbidden'::text, 'battery'::text, 'damaged'::text, 'customs'::text, 'address'::text, 'weight'::text, 'carrierRefused'::text, 'other'::text])))
);

ALTER TABLE ONLY public.withholdings FORCE ROW LEVEL SECURITY;

CREATE VIEW public.failures WITH (security_invoker='true') AS
 SELECT order_events.tenant_id,
    order_events.merchant_id,
    order_events.created_at AS moment,
    'refused'::text AS kind,
    COALESCE(((order_events.detail -> 'reason'::text) ->> 'key'::text), ((order_events.detail -> 'reason'::text) ->> 'kind'::text), 'refused'::text) AS reason
   FROM public.order_events
  WHERE (order_events.step = 'refused'::text)
UNION ALL
 SELECT withholdings.tenant_id,
    withholdings.merchant_id,
    withholdings.created_at AS moment,
    'withheld'::text AS kind,
    withholdings.reason
   FROM public.withholdings
  WHERE (withholdings.reason <> ALL (ARRAY['carrierRefused'::text, 'intercepted'::text]))
UNION ALL
 SELECT track_changes.tenant_id,
    track_changes.merchant_id,
    track_changes.occurred_at AS moment,
    'onTheWay'::text AS kind,
    track_changes.reason
   FROM public.track_changes
  WHERE (track_changes.reason IS NOT NULL);

CREATE VIEW public.failure_days_counted WITH (security_invoker='true') AS
 SELECT f.tenant_id,
    f.merchant_id,
    ((f.moment AT TIME ZONE t.zone))::date AS day,
    f.kind,
    f.reason,
    count(*) AS failures
   FROM (public.failures f
     JOIN public.tenants t ON ((t.tenant_id = f.tenant_id)))
  GROUP BY f.tenant_id, f.merchant_id, (((f.moment AT TIME ZONE t.zone))::date), f.kind, f.reason;

CREATE VIEW public.failure_days_now WITH (security_invoker='true') AS
 SELECT c.tenant_id,
    c.merchant_id,
    c.day,
    c.kind,
    c.reason,
    (sum(c.n))::bigint AS failures
   FROM ( SELECT failure_days.tenant_id,
            failure_days.merchant_id,
            failure_days.day,
            failure_days.kind,
            failure_days.reason,
            failure_days.failures AS n
           FROM public.failure_days
        UNION ALL
         SELECT failure_changes.tenant_id,
            failure_changes.merchant_id,
            failure_changes.day,
            failure_changes.kind,
            failure_changes.reason,
            1
           FROM public.failure_changes) c
  GROUP BY c.tenant_id, c.merchant_id, c.day, c.kind, c.reason;

CREATE VIEW public.failure_day_faults WITH (security_invoker='true') AS
 SELECT tenant_id,
    merchant_id,
    day,
    kind,
    reason
   FROM (public.failure_days_now n
     FULL JOIN public.failure_days_counted c USING (tenant_id, merchant_id, day, kind, reason))
  WHERE (COALESCE(n.failures, (0)::bigint) <> COALESCE(c.failures, (0)::bigint));

CREATE TABLE public.files (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid,
    purpose text NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text
);

ALTER TABLE ONLY public.files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.first_passwords (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    link_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE ONLY public.first_passwords FORCE ROW LEVEL SECURITY;

CREATE TABLE public.first_steps (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    key text NOT NULL,
    reached_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT first_steps_key_check CHECK ((key <> ''::text))
);

ALTER TABLE ONLY public.first_steps FORCE ROW LEVEL SECURITY;

CREATE TABLE public.forgotten (
    tenant_id uuid NOT NULL,
    night date NOT NULL,
    kind text NOT NULL,
    days integer NOT NULL,
    gone bigint DEFAULT 0 NOT NULL,
    files bigint DEFAULT 0 NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone
);

ALTER TABLE ONLY public.forgotten FORCE ROW LEVEL SECURITY;

CREATE TABLE public.gone_files (
    tenant_id uuid NOT NULL,
    file_id uuid NOT NULL
);

ALTER TABLE ONLY public.gone_files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.holds (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    captured_minor bigint DEFAULT 0 NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    subject_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    resolved_at timestamp with time zone,
    CONSTRAINT holds_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT holds_check CHECK (((captured_minor >= 0) AND (captured_minor <= amount_minor))),
    CONSTRAINT holds_check1 CHECK (((state = 'open'::text) = (resolved_at IS NULL))),
    CONSTRAINT holds_check2 CHECK (((state = 'captured'::text) = (captured_minor > 0))),
    CONSTRAINT holds_state_check CHECK ((state = ANY (ARRAY['open'::text, 'captured'::text, 'released'::text])))
);

ALTER TABLE ONLY public.holds FORCE ROW LEVEL SECURITY;

CREATE TABLE public.idempotency_keys (
    tenant_id uuid NOT NULL,
    scope text NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    body_hash bytea NOT NULL,
    answer text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.idempotency_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_mappings (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    headers_digest text NOT NULL,
    mapping jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.import_mappings FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_rows (
    tenant_id uuid NOT NULL,
    import_id uuid NOT NULL,
    merchant_id uuid,
    row_no integer NOT NULL,
    cells jsonb NOT NULL,
    edits jsonb DEFAULT '{}'::jsonb NOT NULL,
    issues jsonb DEFAULT '{}'::jsonb NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    repeated boolean DEFAULT false NOT NULL,
    outcome text DEFAULT 'waiting'::text NOT NULL,
    state text GENERATED ALWAYS AS (
CASE
    WHEN (outcome <> 'open'::text) THEN outcome
    WHEN (repeated OR (issues <> '{}'::jsonb)) THEN 'bad'::text
    ELSE 'valid'::text
END) STORED NOT NULL,
    head integer NOT NULL,
    price_minor bigint,
    price_currency text,
    other_key text DEFAULT ''::text NOT NULL,
    CONSTRAINT import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'open'::text, 'committed'::text, 'refused'::text, 'skipped'::text]))),
    CONSTRAINT import_rows_row_no_check CHECK ((row_no > 0))
);

ALTER TABLE ONLY public.import_rows FORCE ROW LEVEL SECURITY;

CREATE TABLE public.imports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'reading'::text NOT NULL,
    file_id uuid NOT NULL,
    file_name text NOT NULL,
    job_id uuid NOT NULL,
    fail_key text DEFAULT ''::text NOT NULL,
    fail_vars jsonb DEFAULT '{}'::jsonb NOT NULL,
    headers jsonb DEFAULT '[]'::jsonb NOT NULL,
    mapping jsonb DEFAULT '[]'::jsonb NOT NULL,
    done_to integer DEFAULT 0 NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    valid integer DEFAULT 0 NOT NULL,
    bad integer DEFAULT 0 NOT NULL,
    repeated integer DEFAULT 0 NOT NULL,
    committed integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    target_id uuid,
    made jsonb DEFAULT '{}'::jsonb NOT NULL,
    only_what_fits boolean DEFAULT false NOT NULL,
    committed_by uuid,
    skipped integer DEFAULT 0 NOT NULL,
    filled jsonb,
    CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['reading'::text, 'mapping'::text, 'checking'::text, 'ready'::text, 'committing'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY public.imports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.job_steps (
    tenant_id uuid NOT NULL,
    job_id uuid NOT NULL,
    step text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.job_steps FORCE ROW LEVEL SECURITY;

CREATE TABLE public.jobs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    status smallint DEFAULT 1 NOT NULL,
    opt_type smallint DEFAULT 1 NOT NULL,
    success_data text DEFAULT ''::text NOT NULL,
    fail_reason text DEFAULT ''::text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    fail_key text DEFAULT ''::text NOT NULL,
    fail_vars jsonb DEFAULT '{}'::jsonb NOT NULL,
    can_cancel boolean DEFAULT true NOT NULL,
    CONSTRAINT jobs_check CHECK (((status = 1) = (ended_at IS NULL))),
    CONSTRAINT jobs_opt_type_check CHECK ((opt_type = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY[1, 2, 3])))
);

ALTER TABLE ONLY public.jobs FORCE ROW LEVEL SECURITY;

CREATE TABLE public.label_designs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    size text NOT NULL,
    fields text[] NOT NULL,
    marks text[] NOT NULL,
    logo boolean NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    logo_file_id uuid,
    CONSTRAINT label_designs_size_check CHECK ((size = ANY (ARRAY['100x150'::text, '100x100'::text, '60x40'::text, 'a4x4'::text])))
);

ALTER TABLE ONLY public.label_designs FORCE ROW LEVEL SECURITY;

CREATE TABLE public.label_set_orders (
    tenant_id uuid NOT NULL,
    set_id uuid NOT NULL,
    place integer NOT NULL,
    merchant_id uuid,
    order_id uuid NOT NULL,
    obstacle text,
    first_page integer,
    last_page integer,
    file_name text,
    CONSTRAINT label_set_orders_place_check CHECK ((place > 0))
);

ALTER TABLE ONLY public.label_set_orders FORCE ROW LEVEL SECURITY;

CREATE TABLE public.label_sets (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    language text NOT NULL,
    job_id uuid NOT NULL,
    kind text NOT NULL,
    folders text NOT NULL,
    documents text[] NOT NULL,
    status text DEFAULT 'making'::text NOT NULL,
    file_id uuid,
    pages integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT label_sets_folders_check CHECK ((folders = ANY (ARRAY['onePerLabel'::text, 'shared'::text]))),
    CONSTRAINT label_sets_kind_check CHECK ((kind = ANY (ARRAY['byTicket'::text, 'bySubOrder'::text, 'all'::text]))),
    CONSTRAINT label_sets_status_check CHECK ((status = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.label_sets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.last_sign_ins (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.last_sign_ins FORCE ROW LEVEL SECURITY;

CREATE TABLE public.ledger_days (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    currency text NOT NULL,
    day date NOT NULL,
    kind text NOT NULL,
    in_minor bigint NOT NULL,
    out_minor bigint NOT NULL,
    in_count bigint NOT NULL,
    out_count bigint NOT NULL,
    first_seq bigint NOT NULL,
    last_seq bigint NOT NULL
);

ALTER TABLE ONLY public.ledger_days FORCE ROW LEVEL SECURITY;

CREATE TABLE public.ledger_entries (
    tenant_id uuid NOT NULL,
    seq bigint NOT NULL,
    transfer_id uuid NOT NULL,
    line smallint NOT NULL,
    account_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    kind text,
    of_kind text,
    funds_minor bigint,
    subject_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ledger_entries_amount_minor_check CHECK ((amount_minor <> 0)),
    CONSTRAINT ledger_entries_check CHECK (((of_kind IS NULL) OR (kind = ANY (ARRAY['refund'::text, 'adjustment'::text])))),
    CONSTRAINT ledger_entries_check1 CHECK (((funds_minor IS NOT NULL) = (kind IS NOT NULL))),
    CONSTRAINT ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['freight'::text, 'surcharge'::text, 'duty'::text, 'insurance'::text, 'adjustment'::text, 'compensation'::text, 'cod'::text, 'codFee'::text, 'refund'::text, 'return'::text, 'topUp'::text, 'exchange'::text])))
);

ALTER TABLE ONLY public.ledger_entries FORCE ROW LEVEL SECURITY;

CREATE VIEW public.ledger_days_counted WITH (security_invoker='true') AS
 SELECT e.tenant_id,
    e.merchant_id,
    e.currency,
    ((e.created_at AT TIME ZONE t.zone))::date AS day,
    e.kind,
    (COALESCE((- sum(e.amount_minor) FILTER (WHERE (e.amount_minor < 0))), (0)::numeric))::bigint AS in_minor,
    (COALESCE(sum(e.amount_minor) FILTER (WHERE (e.amount_minor > 0)), (0)::numeric))::bigint AS out_minor,
    count(*) FILTER (WHERE (e.amount_minor < 0)) AS in_count,
    count(*) FILTER (WHERE (e.amount_minor > 0)) AS out_count,
    min(e.seq) AS first_seq,
    max(e.seq) AS last_seq
   FROM (public.ledger_entries e
     JOIN public.tenants t ON ((t.tenant_id = e.tenant_id)))
  WHERE (e.kind IS NOT NULL)
  GROUP BY e.tenant_id, e.merchant_id, e.currency, (((e.created_at AT TIME ZONE t.zone))::date), e.kind;

ALTER TABLE public.ledger_entries ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entries_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE VIEW public.ledger_faults WITH (security_invoker='true') AS
 SELECT ledger_entries.tenant_id,
    'transfer does not sum to nothing'::text AS fault,
    (ledger_entries.transfer_id)::text AS what
   FROM public.ledger_entries
  GROUP BY ledger_entries.tenant_id, ledger_entries.transfer_id, ledger_entries.currency
 HAVING (sum(ledger_entries.amount_minor) <> (0)::numeric)
UNION ALL
 SELECT a.tenant_id,
    'balance is not the sum of its entries'::text AS fault,
    (a.id)::text AS what
   FROM (public.accounts a
     LEFT JOIN public.ledger_entries e ON (((e.tenant_id = a.tenant_id) AND (e.account_id = a.id))))
  WHERE (a.balance_minor IS NOT NULL)
  GROUP BY a.tenant_id, a.id, a.balance_minor
 HAVING ((a.balance_minor)::numeric <> COALESCE(sum(e.amount_minor), (0)::numeric))
UNION ALL
 SELECT a.tenant_id,
    'held is not the sum of open holds'::text AS fault,
    (a.id)::text AS what
   FROM (public.accounts a
     LEFT JOIN public.holds h ON (((h.tenant_id = a.tenant_id) AND (h.merchant_id = a.merchant_id) AND (h.currency = a.currency) AND (h.state = 'open'::text))))
  WHERE (a.kind = 'held'::text)
  GROUP BY a.tenant_id, a.id, a.balance_minor
 HAVING ((a.balance_minor)::numeric <> COALESCE(sum(h.amount_minor), (0)::numeric))
UNION ALL
 SELECT g.tenant_id,
    'charges are not what was posted'::text AS fault,
    (g.subject_id)::text AS what
   FROM (public.charges g
     LEFT JOIN public.ledger_entries e ON (((e.tenant_id = g.tenant_id) AND (e.subject_id = g.subject_id) AND (e.currency = g.currency) AND (COALESCE(e.of_kind, e.kind) = g.kind))))
  GROUP BY g.tenant_id, g.subject_id, g.kind, g.currency, g.charged_minor, g.refunded_minor
 HAVING (((g.charged_minor - g.refunded_minor))::numeric <> COALESCE(sum(e.amount_minor), (0)::numeric))
UNION ALL
 SELECT e.tenant_id,
    'funds told are not what the merchant had'::text AS fault,
    (e.seq)::text AS what
   FROM ( SELECT e_1.tenant_id,
            e_1.seq,
            e_1.funds_minor,
            (- sum(e_1.amount_minor) OVER (PARTITION BY e_1.tenant_id, e_1.merchant_id, e_1.currency ORDER BY e_1.seq)) AS had
           FROM public.ledger_entries e_1
          WHERE (e_1.kind IS NOT NULL)) e
  WHERE ((e.funds_minor)::numeric <> e.had)
UNION ALL
 SELECT h.tenant_id,
    'hold has not one transfer to open and at most one to end it'::text AS fault,
    (h.id)::text AS what
   FROM (public.holds h
     LEFT JOIN public.transfers t ON (((t.tenant_id = h.tenant_id) AND (t.hold_id = h.id))))
  GROUP BY h.tenant_id, h.id, h.state
 HAVING ((count(*) FILTER (WHERE (t.op = 'hold'::text)) <> 1) OR (count(*) FILTER (WHERE (t.op <> 'hold'::text)) <> ((h.state <> 'open'::text))::integer));

CREATE VIEW public.ledger_totals WITH (security_invoker='true') AS
 SELECT ledger_days.tenant_id,
    ledger_days.merchant_id,
    ledger_days.currency,
    (sum(ledger_days.in_minor))::bigint AS credited_minor,
    (sum(ledger_days.out_minor))::bigint AS charged_minor
   FROM public.ledger_days
  GROUP BY ledger_days.tenant_id, ledger_days.merchant_id, ledger_days.currency;

CREATE TABLE public.line_contacts (
    tenant_id uuid NOT NULL,
    product_id uuid NOT NULL,
    email text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.line_contacts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.log_checks (
    tenant_id uuid NOT NULL,
    sealed_until timestamp with time zone,
    checked_at timestamp with time zone,
    faults integer DEFAULT 0 NOT NULL,
    found jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT log_checks_faults_check CHECK ((faults >= 0))
);

ALTER TABLE ONLY public.log_checks FORCE ROW LEVEL SECURITY;

CREATE TABLE public.log_days (
    tenant_id uuid NOT NULL,
    day date NOT NULL,
    count bigint DEFAULT 0 NOT NULL,
    last_hash bytea NOT NULL,
    closed_at timestamp with time zone
);

ALTER TABLE ONLY public.log_days FORCE ROW LEVEL SECURITY;

CREATE TABLE public.log_seals (
    tenant_id uuid NOT NULL,
    log_id uuid NOT NULL,
    day date NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL
);

ALTER TABLE ONLY public.log_seals FORCE ROW LEVEL SECURITY;

CREATE TABLE public.manifests (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    batch_id uuid NOT NULL,
    account text NOT NULL,
    state text NOT NULL,
    carrier_no text DEFAULT ''::text NOT NULL,
    parcels integer DEFAULT 0 NOT NULL,
    order_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    rejected jsonb DEFAULT '[]'::jsonb NOT NULL,
    file_id uuid,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT manifests_state_check CHECK ((state = ANY (ARRAY['creating'::text, 'created'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.manifests FORCE ROW LEVEL SECURITY;

CREATE TABLE public.margin_looks (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    margin_minor bigint NOT NULL,
    note text NOT NULL,
    seen_by uuid NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY public.margin_looks FORCE ROW LEVEL SECURITY;

CREATE TABLE public.margin_marks (
    tenant_id uuid NOT NULL,
    ledger_seq bigint DEFAULT 0 NOT NULL,
    read_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.margin_marks FORCE ROW LEVEL SECURITY;

CREATE TABLE public.menu_draft_entries (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    parent_id uuid,
    type text NOT NULL,
    key text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    name_third text DEFAULT ''::text NOT NULL,
    path text DEFAULT ''::text NOT NULL,
    component text DEFAULT ''::text NOT NULL,
    redirect text DEFAULT ''::text NOT NULL,
    url text DEFAULT ''::text NOT NULL,
    permission text DEFAULT ''::text NOT NULL,
    icon text DEFAULT ''::text NOT NULL,
    kinds text[] NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    keep_alive boolean DEFAULT false NOT NULL,
    always_show boolean DEFAULT false NOT NULL,
    is_route boolean DEFAULT true NOT NULL,
    is_external boolean DEFAULT false NOT NULL,
    it_only boolean DEFAULT false NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT menus_type_check CHECK ((type = ANY (ARRAY['group'::text, 'page'::text, 'button'::text])))
);

ALTER TABLE ONLY public.menu_draft_entries FORCE ROW LEVEL SECURITY;

CREATE TABLE public.menu_drafts (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    reverted_to integer,
    CONSTRAINT menu_drafts_check CHECK ((id = tenant_id))
);

ALTER TABLE ONLY public.menu_drafts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.menu_versions (
    tenant_id uuid NOT NULL,
    version integer NOT NULL,
    entries jsonb NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    user_id uuid,
    by_name text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    reverted_to integer,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT menu_versions_version_check CHECK ((version > 0))
);

ALTER TABLE ONLY public.menu_versions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.menus (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    parent_id uuid,
    type text NOT NULL,
    key text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    name_third text DEFAULT ''::text NOT NULL,
    path text DEFAULT ''::text NOT NULL,
    component text DEFAULT ''::text NOT NULL,
    redirect text DEFAULT ''::text NOT NULL,
    url text DEFAULT ''::text NOT NULL,
    permission text DEFAULT ''::text NOT NULL,
    icon text DEFAULT ''::text NOT NULL,
    kinds text[] NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    keep_alive boolean DEFAULT false NOT NULL,
    always_show boolean DEFAULT false NOT NULL,
    is_route boolean DEFAULT true NOT NULL,
    is_external boolean DEFAULT false NOT NULL,
    it_only boolean DEFAULT false NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    CONSTRAINT menus_type_check CHECK ((type = ANY (ARRAY['group'::text, 'page'::text, 'button'::text])))
);

ALTER TABLE ONLY public.menus FORCE ROW LEVEL SECURITY;

CREATE TABLE public.merchant_cards (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    frozen_at timestamp with time zone,
    frozen_reason text DEFAULT ''::text NOT NULL,
    sales_user_id uuid,
    contacts jsonb DEFAULT '[]'::jsonb NOT NULL
);

ALTER TABLE ONLY public.merchant_cards FORCE ROW LEVEL SECURITY;

CREATE TABLE public.merchant_numbers (
    tenant_id uuid NOT NULL,
    last_number bigint NOT NULL
);

ALTER TABLE ONLY public.merchant_numbers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.merchants (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text DEFAULT ''::text NOT NULL,
    activation_status smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    terms text DEFAULT 'prepaid'::text NOT NULL,
    credit_limit_minor bigint DEFAULT 0 NOT NULL,
    credit_days integer DEFAULT 0 NOT NULL,
    price_group text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    label_design_id uuid,
    erased_at timestamp with time zone,
    CONSTRAINT merchants_activation_status_check CHECK ((activation_status = ANY (ARRAY[0, 1, 2, 3]))),
    CONSTRAINT merchants_check CHECK (
CASE terms
    WHEN 'prepaid'::text THEN ((credit_limit_minor = 0) AND (credit_days = 0))
    ELSE ((credit_limit_minor >= 0) AND (credit_days > 0))
END),
    CONSTRAINT merchants_terms_check CHECK ((terms = ANY (ARRAY['prepaid'::text, 'credit'::text])))
);

ALTER TABLE ONLY public.merchants FORCE ROW LEVEL SECURITY;

CREATE TABLE public.message_settings (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    in_app boolean NOT NULL,
    mail boolean NOT NULL
);

ALTER TABLE ONLY public.message_settings FORCE ROW LEVEL SECURITY;

CREATE TABLE public.milestone_parcels (
    tenant_id uuid NOT NULL,
    milestone_id uuid NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL
);

ALTER TABLE ONLY public.milestone_parcels FORCE ROW LEVEL SECURITY;

CREATE TABLE public.milestones (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    batch_id uuid NOT NULL,
    bag_id uuid,
    scope text NOT NULL,
    kind text NOT NULL,
    stated_at timestamp without time zone NOT NULL,
    country_code text DEFAULT ''::text NOT NULL,
    place text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    parcels integer NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT milestones_check CHECK (((scope = 'bag'::text) = (bag_id IS NOT NULL))),
    CONSTRAINT milestones_scope_check CHECK ((scope = ANY (ARRAY['batch'::text, 'bag'::text, 'master'::text])))
);

ALTER TABLE ONLY public.milestones FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notice_reads (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    notice_id uuid NOT NULL,
    read_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.notice_reads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notice_recipients (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    notice_id uuid NOT NULL
);

ALTER TABLE ONLY public.notice_recipients FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notices (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    category text NOT NULL,
    title_zh text NOT NULL,
    title_en text NOT NULL,
    content_zh text NOT NULL,
    content_en text NOT NULL,
    sender text NOT NULL,
    priority text DEFAULT 'L'::text NOT NULL,
    open_type text DEFAULT 'detail'::text NOT NULL,
    open_page text DEFAULT ''::text NOT NULL,
    bus_id text DEFAULT ''::text NOT NULL,
    to_all boolean NOT NULL,
    status text DEFAULT 'unpublished'::text NOT NULL,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    sent_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT notices_category_check CHECK ((category = ANY (ARRAY['announcement'::text, 'message'::text]))),
    CONSTRAINT notices_check CHECK ((starts_at < ends_at)),
    CONSTRAINT notices_check1 CHECK (((status = 'unpublished'::text) = (sent_at IS NULL))),
    CONSTRAINT notices_open_type_check CHECK ((open_type = ANY (ARRAY['component'::text, 'detail'::text]))),
    CONSTRAINT notices_priority_check CHECK ((priority = ANY (ARRAY['L'::text, 'M'::text, 'H'::text]))),
    CONSTRAINT notices_status_check CHECK ((status = ANY (ARRAY['unpublished'::text, 'published'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.notices FORCE ROW LEVEL SECURITY;

CREATE TABLE public.number_ranges (
    tenant_id uuid NOT NULL,
    code text NOT NULL,
    prefix text NOT NULL,
    digits smallint NOT NULL,
    next bigint NOT NULL,
    last bigint NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    first bigint DEFAULT 1 NOT NULL,
    warn_below bigint DEFAULT 1000 NOT NULL,
    warned_at timestamp with time zone,
    CONSTRAINT number_ranges_check CHECK (((next >= 0) AND (next <= (last + 1)))),
    CONSTRAINT number_ranges_check1 CHECK (((first >= 0) AND (first <= next))),
    CONSTRAINT number_ranges_check2 CHECK (((last)::numeric < ((10)::numeric ^ (digits)::numeric))),
    CONSTRAINT number_ranges_digits_check CHECK (((digits >= 4) AND (digits <= 18))),
    CONSTRAINT number_ranges_warn_below_check CHECK ((warn_below >= 0))
);

ALTER TABLE ONLY public.number_ranges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.operation_logs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid,
    operator text NOT NULL,
    call text NOT NULL,
    menu text NOT NULL,
    type text NOT NULL,
    params jsonb DEFAULT '{}'::jsonb NOT NULL,
    cost_ms integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    about text[] DEFAULT '{}'::text[] NOT NULL,
    changes jsonb
);

ALTER TABLE ONLY public.operation_logs FORCE ROW LEVEL SECURITY;

CREATE TABLE public.order_boxes (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    line smallint NOT NULL,
    merchant_id uuid NOT NULL,
    box_no text NOT NULL,
    sub_order_no text NOT NULL,
    weight_g integer DEFAULT 0 NOT NULL,
    length_cc integer,
    width_cc integer,
    height_cc integer,
    tracking_number text DEFAULT ''::text NOT NULL,
    measured_g integer,
    measured_length_cc integer,
    measured_width_cc integer,
    measured_height_cc integer,
    received_at timestamp with time zone,
    received_by uuid,
    absent boolean DEFAULT false NOT NULL,
    CONSTRAINT order_boxes_check CHECK (((received_at IS NULL) = (measured_g IS NULL))),
    CONSTRAINT order_boxes_check1 CHECK (((NOT absent) OR (received_at IS NULL))),
    CONSTRAINT order_boxes_line_check CHECK (((line >= 1) AND (line <= 999))),
    CONSTRAINT order_boxes_measured_g_check CHECK ((measured_g > 0)),
    CONSTRAINT order_boxes_measured_height_cc_check CHECK ((measured_height_cc > 0)),
    CONSTRAINT order_boxes_measured_length_cc_check CHECK ((measured_length_cc > 0)),
    CONSTRAINT order_boxes_measured_width_cc_check CHECK ((measured_width_cc > 0))
);

ALTER TABLE ONLY public.order_boxes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.order_count_changes (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    seq bigint NOT NULL,
    day date NOT NULL,
    status text NOT NULL,
    change integer NOT NULL
);

ALTER TABLE ONLY public.order_count_changes FORCE ROW LEVEL SECURITY;

ALTER TABLE public.order_count_changes ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_count_changes_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_day_counts (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    day date NOT NULL,
    status text NOT NULL,
    count bigint NOT NULL
);

ALTER TABLE ONLY public.order_day_counts FORCE ROW LEVEL SECURITY;

CREATE VIEW public.order_day_counts_counted WITH (security_invoker='true') AS
 SELECT o.tenant_id,
    o.merchant_id,
    ((o.created_at AT TIME ZONE t.zone))::date AS day,
    o.status,
    count(*) AS count
   FROM (public.orders o
     JOIN public.tenants t ON ((t.tenant_id = o.tenant_id)))
  GROUP BY o.tenant_id, o.merchant_id, (((o.created_at AT TIME ZONE t.zone))::date), o.status;

CREATE VIEW public.order_day_counts_now WITH (security_invoker='true') AS
 SELECT c.tenant_id,
    c.merchant_id,
    c.day,
    c.status,
    (sum(c.n))::bigint AS count
   FROM ( SELECT order_day_counts.tenant_id,
            order_day_counts.merchant_id,
            order_day_counts.day,
            order_day_counts.status,
            order_day_counts.count AS n
           FROM public.order_day_counts
        UNION ALL
         SELECT order_count_changes.tenant_id,
            order_count_changes.merchant_id,
            order_count_changes.day,
            order_count_changes.status,
            order_count_changes.change
           FROM public.order_count_changes) c
  GROUP BY c.tenant_id, c.merchant_id, c.day, c.status;

CREATE VIEW public.order_count_faults WITH (security_invoker='true') AS
 SELECT tenant_id,
    merchant_id,
    day,
    status,
    n.count AS counted,
    c.count AS "is"
   FROM (public.order_day_counts_now n
     FULL JOIN public.order_day_counts_counted c USING (tenant_id, merchant_id, day, status))
  WHERE (COALESCE(n.count, (0)::bigint) <> COALESCE(c.count, (0)::bigint));

CREATE TABLE public.order_counts (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    status text NOT NULL,
    count bigint NOT NULL
);

ALTER TABLE ONLY public.order_counts FORCE ROW LEVEL SECURITY;

CREATE VIEW public.order_counts_now WITH (security_invoker='true') AS
 SELECT c.tenant_id,
    c.merchant_id,
    c.status,
    (sum(c.n))::bigint AS count
   FROM ( SELECT order_counts.tenant_id,
            order_counts.merchant_id,
            order_counts.status,
            order_counts.count AS n
           FROM public.order_counts
        UNION ALL
         SELECT order_count_changes.tenant_id,
            order_count_changes.merchant_id,
            order_count_changes.status,
            order_count_changes.change
           FROM public.order_count_changes) c
  GROUP BY c.tenant_id, c.merchant_id, c.status;

CREATE TABLE public.order_files (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    kind text NOT NULL,
    line smallint,
    printer text NOT NULL,
    file_id uuid NOT NULL,
    pages integer NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_files_kind_check CHECK ((kind = ANY (ARRAY['boxLabel'::text, 'msds'::text, 'invoice'::text, 'other'::text]))),
    CONSTRAINT order_files_line_check CHECK (((line >= 1) AND (line <= 999))),
    CONSTRAINT order_files_pages_check CHECK ((pages > 0)),
    CONSTRAINT order_files_printer_check CHECK ((printer = ANY (ARRAY['label'::text, 'a4'::text])))
);

ALTER TABLE ONLY public.order_files FORCE ROW LEVEL SECURITY;

CREATE VIEW public.order_margins_now WITH (security_invoker='true') AS
 SELECT o.tenant_id,
    o.id AS order_id,
    o.merchant_id,
    o.product_id,
    o.country_code,
    ((d.moment AT TIME ZONE t.zone))::date AS day,
    m.charged_minor,
    b.carrier_minor,
    b.shares_minor,
    m.absorbed_minor,
    m.compensated_minor,
    (b.lines > 0) AS is_billed,
    (m.is_unpriced OR b.is_unpriced) AS is_unpriced,
    b.billed_g,
    COALESCE(((o.real_quote ->> 'billableG'::text))::bigint, ((o.quote ->> 'billableG'::text))::bigint, o.measured_g, o.weight_g) AS charged_g,
    b.has_unpassed_fee,
    (o.settlement = 'refunded'::text) AS is_refunded,
    (EXISTS ( SELECT
           FROM public.cost_changes c
          WHERE ((c.tenant_id = o.tenant_id) AND (c.order_id = o.id) AND (c.status = ANY (ARRAY['awaiting'::text, 'disputed'::text, 'proposed'::text]))))) AS is_awaited
   FROM ((((public.orders o
     JOIN public.tenants t ON ((t.tenant_id = o.tenant_id)))
     CROSS JOIN LATERAL ( SELECT COALESCE(o.paid_at, o.booked_at, o.submitted_at, o.created_at) AS moment) d)
     CROSS JOIN LATERAL ( SELECT count(*) AS lines,
            (COALESCE(sum(e.minor) FILTER (WHERE (NOT e.is_borne)), (0)::numeric))::bigint AS charged_minor,
            (COALESCE((- sum(e.minor) FILTER (WHERE (e.is_borne AND (e.kind = 'adjustment'::text)))), (0)::numeric))::bigint AS absorbed_minor,
            (COALESCE((- sum(e.minor) FILTER (WHERE (e.kind = 'compensation'::text))), (0)::numeric))::bigint AS compensated_minor,
            COALESCE(bool_or((e.minor IS NULL)), false) AS is_unpriced
           FROM ( SELECT x.kind,
                    ((x.kind = 'compensation'::text) OR ((x.kind = 'adjustment'::text) AND (x.of_kind IS NOT NULL))) AS is_borne,
                    alpaca.own_minor(x.amount_minor, x.currency, alpaca.own_rate(x.tenant_id, x.currency, d.moment)) AS minor
                   FROM (( SELECT o.id AS subject_id
                        UNION ALL
                         SELECT c.id
                           FROM public.cost_changes c
                          WHERE ((c.tenant_id = o.tenant_id) AND (c.order_id = o.id))) s
                     JOIN public.ledger_entries x ON (((x.tenant_id = o.tenant_id) AND (x.subject_id = s.subject_id) AND (x.kind IS NOT NULL) AND (x.kind <> 'cod'::text))))) e) m)
     CROSS JOIN LATERAL ( SELECT count(*) AS lines,
            (COALESCE(sum(x.minor) FILTER (WHERE (x.parcels = 1)), (0)::numeric))::bigint AS carrier_minor,
            (COALESCE(sum(x.minor) FILTER (WHERE (x.parcels <> 1)), (0)::numeric))::bigint AS shares_minor,
            COALESCE(bool_or((x.minor IS NULL)), false) AS is_unpriced,
            (max(x.bill_g))::bigint AS billed_g,
            COALESCE(bool_or(x.is_unpassed), false) AS has_unpassed_fee
           FROM ( SELECT l.parcels,
                    alpaca.own_minor(s.amount_minor, b_1.currency, alpaca.own_rate(s.tenant_id, b_1.currency, b_1.posted_at)) AS minor,
                    sum(l.weight_g) FILTER (WHERE ((l.parcels = 1) AND (s.fee = 'freight'::text) AND (l.twice_of IS NULL))) OVER (PARTITION BY l.bill_id) AS bill_g,
                    ((s.fee = ANY (ARRAY['remote'::text, 'duty'::text, 'return'::text, 'storage'::text])) AND (s.amount_minor > 0) AND ((h.id IS NULL) OR (h.status = 'withdrawn'::text)) AND (NOT (EXISTS ( SELECT
                           FROM jsonb_array_elements((COALESCE(o.real_quote, o.quote) -> 'lines'::text)) q(value)
                          WHERE ((q.value ->> 'expenseType'::text) = s.fee))))) AS is_unpassed
                   FROM (((public.bill_shares s
                     JOIN public.bill_lines l ON (((l.tenant_id = s.tenant_id) AND (l.id = s.line_id))))
                     JOIN public.carrier_bills b_1 ON (((b_1.tenant_id = l.tenant_id) AND (b_1.id = l.bill_id) AND (b_1.state = ANY (ARRAY['posted'::text, 'paid'::text])))))
                     LEFT JOIN public.cost_changes h ON (((h.tenant_id = s.tenant_id) AND (h.id = s.change_id))))
                  WHERE ((s.tenant_id = o.tenant_id) AND (s.order_id = o.id))) x) b)
  WHERE ((m.lines > 0) OR (b.lines > 0));

CREATE SEQUENCE public.order_nos
    START WITH 1
    INCREMENT BY 100
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.order_words (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    words text NOT NULL,
    grams integer[] NOT NULL
);

ALTER TABLE ONLY public.order_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.outbox (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    message jsonb NOT NULL
);

ALTER TABLE ONLY public.outbox FORCE ROW LEVEL SECURITY;

CREATE TABLE public.outgoing_messages (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    template text DEFAULT ''::text NOT NULL,
    params jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    provider_id text DEFAULT ''::text NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    recipient_index text,
    CONSTRAINT outgoing_messages_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text]))),
    CONSTRAINT outgoing_messages_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.outgoing_messages FORCE ROW LEVEL SECURITY;

CREATE TABLE public.own_bookings (
    tenant_id uuid NOT NULL,
    reference text NOT NULL,
    numbers text[] NOT NULL,
    cancelled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT own_bookings_numbers_check CHECK ((cardinality(numbers) > 0))
);

ALTER TABLE ONLY public.own_bookings FORCE ROW LEVEL SECURITY;

CREATE TABLE public.parcel_photos (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    order_id uuid,
    line smallint,
    stray_id uuid,
    withholding_id uuid,
    return_id uuid,
    file_id uuid NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT parcel_photos_check CHECK (((order_id IS NOT NULL) OR (stray_id IS NOT NULL)))
);

ALTER TABLE ONLY public.parcel_photos FORCE ROW LEVEL SECURITY;

CREATE TABLE public.passkey_challenges (
    tenant_id uuid NOT NULL,
    challenge text NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['signIn'::text, 'confirm'::text, 'add'::text])))
);

ALTER TABLE ONLY public.passkey_challenges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.passkeys (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] DEFAULT '{}'::text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE ONLY public.passkeys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payable_balances (
    tenant_id uuid NOT NULL,
    payee_id uuid NOT NULL,
    currency text NOT NULL,
    balance_minor bigint NOT NULL
);

ALTER TABLE ONLY public.payable_balances FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payable_entries (
    tenant_id uuid NOT NULL,
    seq bigint NOT NULL,
    transfer_id uuid NOT NULL,
    line smallint NOT NULL,
    account text NOT NULL,
    fee text,
    payee_id uuid NOT NULL,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    balance_minor bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payable_entries_account_check CHECK ((account = ANY (ARRAY['payable'::text, 'cost'::text, 'bank'::text]))),
    CONSTRAINT payable_entries_amount_minor_check CHECK ((amount_minor <> 0)),
    CONSTRAINT payable_entries_check CHECK (((fee IS NOT NULL) = (account = 'cost'::text))),
    CONSTRAINT payable_entries_check1 CHECK (((balance_minor IS NOT NULL) = (account = 'payable'::text)))
);

ALTER TABLE ONLY public.payable_entries FORCE ROW LEVEL SECURITY;

ALTER TABLE public.payable_entries ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payable_entries_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payable_transfers (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    key text NOT NULL,
    op text NOT NULL,
    payee_id uuid NOT NULL,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    bill_id uuid,
    run_id uuid,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payable_transfers_amount_minor_check CHECK ((amount_minor <> 0)),
    CONSTRAINT payable_transfers_check CHECK (((op = 'pay'::text) = (run_id IS NOT NULL))),
    CONSTRAINT payable_transfers_check1 CHECK (((op = 'pay'::text) = (bill_id IS NULL))),
    CONSTRAINT payable_transfers_op_check CHECK ((op = ANY (ARRAY['bill'::text, 'undo'::text, 'pay'::text])))
);

ALTER TABLE ONLY public.payable_transfers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payment_run_bills (
    tenant_id uuid NOT NULL,
    run_id uuid NOT NULL,
    bill_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    CONSTRAINT payment_run_bills_amount_minor_check CHECK ((amount_minor <> 0))
);

ALTER TABLE ONLY public.payment_run_bills FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payment_runs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    run_no text NOT NULL,
    payee_id uuid NOT NULL,
    currency text NOT NULL,
    amount_minor bigint NOT NULL,
    state text DEFAULT 'asked'::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    remark text DEFAULT ''::text NOT NULL,
    paid_by uuid,
    paid_day date,
    reference text DEFAULT ''::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT payment_runs_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT payment_runs_check CHECK ((decided_by <> asked_by)),
    CONSTRAINT payment_runs_check1 CHECK (((state = ANY (ARRAY['approved'::text, 'paid'::text, 'rejected'::text])) = (decided_by IS NOT NULL))),
    CONSTRAINT payment_runs_check2 CHECK (((state = 'asked'::text) = (decided_at IS NULL))),
    CONSTRAINT payment_runs_check3 CHECK (((state = 'paid'::text) = ((paid_by IS NOT NULL) AND (paid_day IS NOT NULL) AND (reference <> ''::text)))),
    CONSTRAINT payment_runs_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'paid'::text, 'rejected'::text, 'takenBack'::text])))
);

ALTER TABLE ONLY public.payment_runs FORCE ROW LEVEL SECURITY;

CREATE VIEW public.payable_faults WITH (security_invoker='true') AS
 SELECT e.tenant_id,
    'a transfer does not sum to nothing'::text AS fault,
    (e.transfer_id)::text AS what
   FROM public.payable_entries e
  GROUP BY e.tenant_id, e.transfer_id
 HAVING (sum(e.amount_minor) <> (0)::numeric)
UNION ALL
 SELECT b.tenant_id,
    'what is owed is not the sum of its entries'::text AS fault,
    concat_ws(' '::text, b.payee_id, b.currency) AS what
   FROM public.payable_balances b
  WHERE ((b.balance_minor)::numeric <> ( SELECT COALESCE(sum(e.amount_minor), (0)::numeric) AS "coalesce"
           FROM public.payable_entries e
          WHERE ((e.tenant_id = b.tenant_id) AND (e.payee_id = b.payee_id) AND (e.currency = b.currency) AND (e.account = 'payable'::text))))
UNION ALL
 SELECT b.tenant_id,
    'a bill is owed otherwise than its lines say'::text AS fault,
    (b.id)::text AS what
   FROM public.carrier_bills b
  WHERE ((b.state = ANY (ARRAY['posted'::text, 'paid'::text, 'replaced'::text])) AND (((b.total_minor)::numeric, b.line_count) <> ( SELECT COALESCE(sum(l.amount_minor), (0)::numeric) AS "coalesce",
            count(*) AS count
           FROM public.bill_lines l
          WHERE ((l.tenant_id = b.tenant_id) AND (l.bill_id = b.id)))))
UNION ALL
 SELECT b.tenant_id,
    'a bill is not in the ledger as it stands'::text AS fault,
    (b.id)::text AS what
   FROM public.carrier_bills b
  WHERE (COALESCE(( SELECT sum(t.amount_minor) AS sum
           FROM public.payable_transfers t
          WHERE ((t.tenant_id = b.tenant_id) AND (t.bill_id = b.id))), (0)::numeric) <> (
        CASE
            WHEN (b.state = ANY (ARRAY['posted'::text, 'paid'::text])) THEN b.total_minor
            ELSE (0)::bigint
        END)::numeric)
UNION ALL
 SELECT l.tenant_id,
    'what parcels bear is not what their line says'::text AS fault,
    (l.id)::text AS what
   FROM public.bill_lines l
  WHERE ((l.parcels > 0) AND ((l.amount_minor)::numeric <> ( SELECT COALESCE(sum(s.amount_minor), (0)::numeric) AS "coalesce"
           FROM public.bill_shares s
          WHERE ((s.tenant_id = l.tenant_id) AND (s.line_id = l.id)))))
UNION ALL
 SELECT r.tenant_id,
    'a run is not the sum of its bills'::text AS fault,
    (r.id)::text AS what
   FROM public.payment_runs r
  WHERE ((r.amount_minor)::numeric <> ( SELECT COALESCE(sum(p.amount_minor), (0)::numeric) AS "coalesce"
           FROM public.payment_run_bills p
          WHERE ((p.tenant_id = r.tenant_id) AND (p.run_id = r.id))))
UNION ALL
 SELECT r.tenant_id,
    'a run was paid and is not in the ledger'::text AS fault,
    (r.id)::text AS what
   FROM public.payment_runs r
  WHERE ((r.state = 'paid'::text) <> (EXISTS ( SELECT
           FROM public.payable_transfers t
          WHERE ((t.tenant_id = r.tenant_id) AND (t.run_id = r.id)))));

CREATE TABLE public.payees (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    currency text NOT NULL,
    due_days smallint NOT NULL,
    headings jsonb DEFAULT '{}'::jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    cod_headings jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT payees_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT payees_due_days_check CHECK (((due_days >= 0) AND (due_days <= 365)))
);

ALTER TABLE ONLY public.payees FORCE ROW LEVEL SECURITY;

CREATE TABLE public.payment_codes (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    pay_method text NOT NULL,
    owner text NOT NULL,
    image_url text NOT NULL,
    currency text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payment_codes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT payment_codes_pay_method_check CHECK ((pay_method = ANY (ARRAY['alipay'::text, 'wechat'::text])))
);

ALTER TABLE ONLY public.payment_codes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.preferences (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    code text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.preferences FORCE ROW LEVEL SECURITY;

CREATE TABLE public.price_groups (
    tenant_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT price_groups_code_check CHECK ((code <> ''::text))
);

ALTER TABLE ONLY public.price_groups FORCE ROW LEVEL SECURITY;

CREATE TABLE public.price_rows (
    tenant_id uuid NOT NULL,
    version_id uuid NOT NULL,
    line integer NOT NULL,
    zone text NOT NULL,
    goods_type text DEFAULT ''::text NOT NULL,
    from_g integer NOT NULL,
    to_g integer NOT NULL,
    first_g integer,
    first_price numeric(14,4),
    next_g integer,
    next_price numeric(14,4),
    per_kg numeric(14,4),
    per_order numeric(14,4),
    per_box numeric(14,4),
    per_cbm numeric(14,4),
    min_charge numeric(14,4),
    step_g integer,
    min_g integer,
    min_box_g integer,
    CONSTRAINT price_rows_check CHECK ((to_g > from_g)),
    CONSTRAINT price_rows_check1 CHECK (((first_g IS NULL) = (first_price IS NULL))),
    CONSTRAINT price_rows_check2 CHECK (((next_g IS NULL) = (next_price IS NULL))),
    CONSTRAINT price_rows_check3 CHECK ((LEAST(first_price, next_price, per_kg, per_order, per_box, per_cbm, min_charge) >= (0)::numeric)),
    CONSTRAINT price_rows_first_g_check CHECK ((first_g > 0)),
    CONSTRAINT price_rows_from_g_check CHECK ((from_g >= 0)),
    CONSTRAINT price_rows_min_box_g_check CHECK ((min_box_g > 0)),
    CONSTRAINT price_rows_min_g_check CHECK ((min_g > 0)),
    CONSTRAINT price_rows_next_g_check CHECK ((next_g > 0)),
    CONSTRAINT price_rows_step_g_check CHECK ((step_g > 0))
);

ALTER TABLE ONLY public.price_rows FORCE ROW LEVEL SECURITY;

CREATE TABLE public.price_sheets (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    product_id uuid NOT NULL,
    currency text NOT NULL,
    level text NOT NULL,
    group_code text DEFAULT ''::text NOT NULL,
    merchant_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT price_sheets_check CHECK (((level = 'group'::text) = (group_code <> ''::text))),
    CONSTRAINT price_sheets_check1 CHECK (((level = 'merchant'::text) = (merchant_id IS NOT NULL))),
    CONSTRAINT price_sheets_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT price_sheets_level_check CHECK ((level = ANY (ARRAY['everyone'::text, 'group'::text, 'merchant'::text])))
);

ALTER TABLE ONLY public.price_sheets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.price_versions (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    sheet_id uuid NOT NULL,
    version_no integer NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    remote_list_id uuid,
    places integer DEFAULT 0 NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    surcharges integer DEFAULT 0 NOT NULL,
    terms jsonb,
    valid_from timestamp with time zone,
    published_by uuid,
    published_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT price_versions_check CHECK (((status = 'published'::text) = (terms IS NOT NULL))),
    CONSTRAINT price_versions_check1 CHECK (((status = 'published'::text) = (valid_from IS NOT NULL))),
    CONSTRAINT price_versions_check2 CHECK (((status = 'published'::text) = (published_at IS NOT NULL))),
    CONSTRAINT price_versions_check3 CHECK ((valid_from >= published_at)),
    CONSTRAINT price_versions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
    CONSTRAINT price_versions_version_no_check CHECK ((version_no > 0))
);

ALTER TABLE ONLY public.price_versions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.print_records (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    document text NOT NULL,
    pages integer NOT NULL,
    copies smallint NOT NULL,
    nth integer NOT NULL,
    user_id uuid NOT NULL,
    user_name text NOT NULL,
    workstation text NOT NULL,
    printer text NOT NULL,
    client text NOT NULL,
    place text NOT NULL,
    outcome text DEFAULT 'sent'::text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT print_records_client_check CHECK ((client = ANY (ARRAY['qz'::text, 'lodop'::text, 'browser'::text]))),
    CONSTRAINT print_records_copies_check CHECK ((copies > 0)),
    CONSTRAINT print_records_nth_check CHECK ((nth > 0)),
    CONSTRAINT print_records_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'accepted'::text, 'printed'::text, 'failed'::text]))),
    CONSTRAINT print_records_pages_check CHECK ((pages > 0))
);

ALTER TABLE ONLY public.print_records FORCE ROW LEVEL SECURITY;

CREATE TABLE public.products (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    channel_id uuid NOT NULL,
    status text DEFAULT 'stopped'::text NOT NULL,
    transit_days_min smallint NOT NULL,
    transit_days_max smallint NOT NULL,
    void_hours integer NOT NULL,
    return_handling numeric(14,4) NOT NULL,
    return_fee numeric(14,4) NOT NULL,
    restrictions_zh text DEFAULT ''::text NOT NULL,
    restrictions_en text DEFAULT ''::text NOT NULL,
    terms jsonb NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    origins text[] DEFAULT '{}'::text[] NOT NULL,
    duty_terms text,
    print_set jsonb DEFAULT '[{"copies": 1, "printer": "label", "document": "label"}]'::jsonb NOT NULL,
    label_at text DEFAULT 'merchant'::text NOT NULL,
    CONSTRAINT products_check CHECK ((transit_days_min <= transit_days_max)),
    CONSTRAINT products_duty_terms_check CHECK ((duty_terms = ANY (ARRAY['DDP'::text, 'DDU'::text]))),
    CONSTRAINT products_label_at_check CHECK ((label_at = ANY (ARRAY['merchant'::text, 'warehouse'::text]))),
    CONSTRAINT products_origins_check CHECK ((array_to_string(origins, ' '::text) ~ '^([A-Z]{2}( [A-Z]{2})*)?$'::text)),
    CONSTRAINT products_status_check CHECK ((status = ANY (ARRAY['onSale'::text, 'stopped'::text])))
);

ALTER TABLE ONLY public.products FORCE ROW LEVEL SECURITY;

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire double precision
);

CREATE TABLE public.statement_cycles (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    cycle text DEFAULT 'monthly'::text NOT NULL,
    issued_until date NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT statement_cycles_cycle_check CHECK ((cycle = ANY (ARRAY['weekly'::text, 'halfMonthly'::text, 'monthly'::text])))
);

ALTER TABLE ONLY public.statement_cycles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.statements (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    no text NOT NULL,
    currency text NOT NULL,
    cycle text NOT NULL,
    from_day date NOT NULL,
    to_day date NOT NULL,
    charged_before_minor bigint NOT NULL,
    charged_until_minor bigint NOT NULL,
    credited_until_minor bigint NOT NULL,
    opening_minor bigint NOT NULL,
    lines jsonb NOT NULL,
    due_on date NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'issued'::text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    silent_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    confirmed_by uuid,
    settled_at timestamp with time zone,
    due_told_at timestamp with time zone,
    overdue_told_at timestamp with time zone,
    staff_told_at timestamp with time zone,
    CONSTRAINT statements_check CHECK ((from_day <= to_day)),
    CONSTRAINT statements_check1 CHECK ((charged_before_minor <= charged_until_minor)),
    CONSTRAINT statements_check2 CHECK (((confirmed_at IS NOT NULL) = (state = 'confirmed'::text))),
    CONSTRAINT statements_check3 CHECK (((silent_at IS NOT NULL) = (state = ANY (ARRAY['issued'::text, 'answered'::text])))),
    CONSTRAINT statements_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT statements_cycle_check CHECK ((cycle = ANY (ARRAY['weekly'::text, 'halfMonthly'::text, 'monthly'::text]))),
    CONSTRAINT statements_state_check CHECK ((state = ANY (ARRAY['issued'::text, 'queried'::text, 'answered'::text, 'confirmed'::text])))
);

ALTER TABLE ONLY public.statements FORCE ROW LEVEL SECURITY;

CREATE VIEW public.receivables WITH (security_invoker='true') AS
 SELECT t.tenant_id,
    t.merchant_id,
    t.currency,
    GREATEST((t.charged_minor - t.credited_minor), (0)::bigint) AS owed_minor,
    (GREATEST((t.charged_minor - t.credited_minor), (0)::bigint) - GREATEST((COALESCE(l.charged_until_minor, (0)::bigint) - t.credited_minor), (0)::bigint)) AS unbilled_minor
   FROM ((public.statement_cycles c
     JOIN public.ledger_totals t ON (((t.tenant_id = c.tenant_id) AND (t.merchant_id = c.merchant_id))))
     LEFT JOIN LATERAL ( SELECT max(s.charged_until_minor) AS charged_until_minor
           FROM public.statements s
          WHERE ((s.tenant_id = t.tenant_id) AND (s.merchant_id = t.merchant_id) AND (s.currency = t.currency))) l ON (true));

CREATE VIEW public.statement_sums WITH (security_invoker='true') AS
 SELECT s.tenant_id,
    s.id,
    (GREATEST((s.charged_until_minor - s.credited_until_minor), (0)::bigint) - GREATEST((s.charged_before_minor - s.credited_until_minor), (0)::bigint)) AS due_minor,
        CASE
            WHEN (s.settled_at IS NOT NULL) THEN (0)::bigint
            ELSE (GREATEST((s.charged_until_minor - t.credited_minor), (0)::bigint) - GREATEST((s.charged_before_minor - t.credited_minor), (0)::bigint))
        END AS unpaid_minor
   FROM (public.statements s
     LEFT JOIN LATERAL ( SELECT (COALESCE(sum(d.in_minor), (0)::numeric))::bigint AS credited_minor
           FROM public.ledger_days d
          WHERE ((s.settled_at IS NULL) AND (d.tenant_id = s.tenant_id) AND (d.merchant_id = s.merchant_id) AND (d.currency = s.currency))) t ON (true));

CREATE VIEW public.receivable_faults WITH (security_invoker='true') AS
 SELECT s.tenant_id,
    'statement says otherwise than the ledger'::text AS fault,
    s.no AS what
   FROM (public.statements s
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(d.out_minor), (0)::numeric) AS charged,
            COALESCE(sum(d.in_minor), (0)::numeric) AS credited,
            COALESCE(sum((d.in_minor - d.out_minor)) FILTER (WHERE (d.day < s.from_day)), (0)::numeric) AS opening
           FROM public.ledger_days d
          WHERE ((d.tenant_id = s.tenant_id) AND (d.merchant_id = s.merchant_id) AND (d.currency = s.currency) AND (d.day <= s.to_day))) l)
  WHERE (((s.charged_until_minor)::numeric <> l.charged) OR ((s.credited_until_minor)::numeric <> l.credited) OR ((s.opening_minor)::numeric <> l.opening))
UNION ALL
 SELECT chained.tenant_id,
    'statements leave a gap'::text AS fault,
    chained.no AS what
   FROM ( SELECT s.tenant_id,
            s.no,
            s.charged_before_minor,
            COALESCE(lag(s.charged_until_minor) OVER own, (0)::bigint) AS before
           FROM public.statements s
          WINDOW own AS (PARTITION BY s.tenant_id, s.merchant_id, s.currency ORDER BY s.to_day)) chained
  WHERE (chained.charged_before_minor <> chained.before)
UNION ALL
 SELECT s.tenant_id,
    'statement is settled and not paid'::text AS fault,
    s.no AS what
   FROM (public.statements s
     JOIN public.ledger_totals t ON (((t.tenant_id = s.tenant_id) AND (t.merchant_id = s.merchant_id) AND (t.currency = s.currency))))
  WHERE ((s.settled_at IS NOT NULL) AND (s.charged_until_minor > t.credited_minor))
UNION ALL
 SELECT r.tenant_id,
    'what is unpaid is not what is owed'::text AS fault,
    concat_ws(' '::text, r.merchant_id, r.currency) AS what
   FROM ((public.receivables r
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(u_1.unpaid_minor), (0)::numeric) AS unpaid
           FROM (public.statements s
             JOIN public.statement_sums u_1 ON (((u_1.tenant_id = s.tenant_id) AND (u_1.id = s.id))))
          WHERE ((s.tenant_id = r.tenant_id) AND (s.merchant_id = r.merchant_id) AND (s.currency = r.currency))) u)
     CROSS JOIN LATERAL ( SELECT GREATEST((- sum(a_1.balance_minor)), (0)::numeric) AS owed
           FROM public.accounts a_1
          WHERE ((a_1.tenant_id = r.tenant_id) AND (a_1.merchant_id = r.merchant_id) AND (a_1.currency = r.currency))) a)
  WHERE ((u.unpaid + (r.unbilled_minor)::numeric) <> a.owed);

CREATE TABLE public.record_changes (
    tenant_id uuid NOT NULL,
    kind text NOT NULL,
    record_id uuid NOT NULL,
    revision integer NOT NULL,
    merchant_id uuid,
    user_id uuid,
    by_name text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    reason text,
    changes jsonb NOT NULL,
    more integer DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.record_changes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.recovery_codes (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    code_hash bytea NOT NULL
);

ALTER TABLE ONLY public.recovery_codes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.remote_areas (
    tenant_id uuid NOT NULL,
    list_id uuid NOT NULL,
    line integer NOT NULL,
    country_code text NOT NULL,
    post_from text NOT NULL,
    post_to text NOT NULL,
    remote_type text NOT NULL,
    CONSTRAINT remote_areas_line_check CHECK ((line > 0))
);

ALTER TABLE ONLY public.remote_areas FORCE ROW LEVEL SECURITY;

CREATE TABLE public.remote_lists (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    revision integer NOT NULL,
    areas integer NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT remote_lists_areas_check CHECK ((areas > 0))
);

ALTER TABLE ONLY public.remote_lists FORCE ROW LEVEL SECURITY;

CREATE TABLE public.report_runs (
    tenant_id uuid NOT NULL,
    summed_at timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL,
    costs_at timestamp with time zone DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.report_runs FORCE ROW LEVEL SECURITY;

CREATE TABLE public.returns (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    warehouse_id uuid,
    source text NOT NULL,
    shelf text DEFAULT ''::text NOT NULL,
    state text NOT NULL,
    free_until timestamp with time zone,
    deadline timestamp with time zone,
    by_default text NOT NULL,
    wish text,
    outcome text,
    new_order_id uuid,
    note text DEFAULT ''::text NOT NULL,
    shelved_at timestamp with time zone,
    ended_at timestamp with time zone,
    ended_by uuid,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    storage_days integer DEFAULT 0 NOT NULL,
    storage_minor bigint DEFAULT 0 NOT NULL,
    courier text DEFAULT ''::text NOT NULL,
    courier_no text DEFAULT ''::text NOT NULL,
    signature_file_id uuid,
    CONSTRAINT returns_by_default_check CHECK ((by_default = ANY (ARRAY['return'::text, 'destroy'::text, 'stay'::text]))),
    CONSTRAINT returns_check CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
    CONSTRAINT returns_check1 CHECK (((state = 'ended'::text) = (outcome IS NOT NULL))),
    CONSTRAINT returns_check2 CHECK (((state <> 'onShelf'::text) OR ((shelf <> ''::text) AND (warehouse_id IS NOT NULL)))),
    CONSTRAINT returns_outcome_check CHECK ((outcome = ANY (ARRAY['handedBack'::text, 'destroyed'::text, 'redelivered'::text, 'sentBack'::text]))),
    CONSTRAINT returns_source_check CHECK ((source = ANY (ARRAY['warehouse'::text, 'withheld'::text, 'carrier'::text, 'overseas'::text]))),
    CONSTRAINT returns_state_check CHECK ((state = ANY (ARRAY['expected'::text, 'onShelf'::text, 'ended'::text]))),
    CONSTRAINT returns_storage_days_check CHECK ((storage_days >= 0)),
    CONSTRAINT returns_storage_minor_check CHECK ((storage_minor >= 0)),
    CONSTRAINT returns_wish_check CHECK ((wish = ANY (ARRAY['handBack'::text, 'destroy'::text, 'redeliver'::text, 'hold'::text, 'sendBack'::text])))
);

ALTER TABLE ONLY public.returns FORCE ROW LEVEL SECURITY;

CREATE TABLE public.role_data_rules (
    tenant_id uuid NOT NULL,
    role_id uuid NOT NULL,
    rule_id uuid NOT NULL
);

ALTER TABLE ONLY public.role_data_rules FORCE ROW LEVEL SECURITY;

CREATE TABLE public.role_permissions (
    tenant_id uuid NOT NULL,
    role_id uuid NOT NULL,
    permission text NOT NULL
);

ALTER TABLE ONLY public.role_permissions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.roles (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    kind text NOT NULL,
    two_factor boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT roles_kind_check CHECK ((kind = ANY (ARRAY['merchant'::text, 'operator'::text, 'administrator'::text])))
);

ALTER TABLE ONLY public.roles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.scan_changes (
    tenant_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    seq bigint NOT NULL,
    day date NOT NULL,
    hour smallint NOT NULL,
    kind text NOT NULL,
    station text NOT NULL,
    scans bigint NOT NULL
);

ALTER TABLE ONLY public.scan_changes FORCE ROW LEVEL SECURITY;

ALTER TABLE public.scan_changes ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.scan_changes_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.scan_hours (
    tenant_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    day date NOT NULL,
    hour smallint NOT NULL,
    kind text NOT NULL,
    station text NOT NULL,
    scans bigint NOT NULL,
    CONSTRAINT scan_hours_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'packed'::text, 'dispatched'::text])))
);

ALTER TABLE ONLY public.scan_hours FORCE ROW LEVEL SECURITY;

CREATE TABLE public.scans (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    kind text NOT NULL,
    station text NOT NULL,
    number text NOT NULL,
    user_id uuid NOT NULL,
    scanned_at timestamp with time zone NOT NULL,
    digest bytea NOT NULL,
    answer jsonb NOT NULL,
    order_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT scans_kind_check CHECK ((kind = ANY (ARRAY['receive'::text, 'bag'::text])))
);

ALTER TABLE ONLY public.scans FORCE ROW LEVEL SECURITY;

CREATE VIEW public.throughput WITH (security_invoker='true') AS
 SELECT scans.tenant_id,
    scans.warehouse_id,
    scans.scanned_at AS moment,
        CASE scans.kind
            WHEN 'bag'::text THEN 'packed'::text
            ELSE 'received'::text
        END AS kind,
    scans.station,
    (1)::bigint AS scans
   FROM public.scans
UNION ALL
 SELECT e.tenant_id,
    b.warehouse_id,
    e.created_at AS moment,
    'dispatched'::text AS kind,
    ''::text AS station,
    ((e.detail ->> 'boxes'::text))::bigint AS scans
   FROM (public.batch_events e
     JOIN public.dispatch_batches b ON (((b.tenant_id = e.tenant_id) AND (b.id = e.batch_id))))
  WHERE ((e.what = 'closed'::text) AND (NOT (EXISTS ( SELECT
           FROM public.batch_events r
          WHERE ((r.tenant_id = e.tenant_id) AND (r.batch_id = e.batch_id) AND (r.what = 'reopened'::text) AND (r.id > e.id))))));

CREATE VIEW public.scan_hours_counted WITH (security_invoker='true') AS
 SELECT w.tenant_id,
    w.warehouse_id,
    ((w.moment AT TIME ZONE t.zone))::date AS day,
    (EXTRACT(hour FROM (w.moment AT TIME ZONE t.zone)))::smallint AS hour,
    w.kind,
    w.station,
    (sum(w.scans))::bigint AS scans
   FROM (public.throughput w
     JOIN public.tenants t ON ((t.tenant_id = w.tenant_id)))
  GROUP BY w.tenant_id, w.warehouse_id, (((w.moment AT TIME ZONE t.zone))::date), ((EXTRACT(hour FROM (w.moment AT TIME ZONE t.zone)))::smallint), w.kind, w.station;

CREATE VIEW public.scan_hours_now WITH (security_invoker='true') AS
 SELECT c.tenant_id,
    c.warehouse_id,
    c.day,
    c.hour,
    c.kind,
    c.station,
    (sum(c.n))::bigint AS scans
   FROM ( SELECT scan_hours.tenant_id,
            scan_hours.warehouse_id,
            scan_hours.day,
            scan_hours.hour,
            scan_hours.kind,
            scan_hours.station,
            scan_hours.scans AS n
           FROM public.scan_hours
        UNION ALL
         SELECT scan_changes.tenant_id,
            scan_changes.warehouse_id,
            scan_changes.day,
            scan_changes.hour,
            scan_changes.kind,
            scan_changes.station,
            scan_changes.scans
           FROM public.scan_changes) c
  GROUP BY c.tenant_id, c.warehouse_id, c.day, c.hour, c.kind, c.station;

CREATE VIEW public.scan_hour_faults WITH (security_invoker='true') AS
 SELECT tenant_id,
    warehouse_id,
    day,
    hour,
    kind,
    station
   FROM (public.scan_hours_now n
     FULL JOIN public.scan_hours_counted c USING (tenant_id, warehouse_id, day, hour, kind, station))
  WHERE (COALESCE(n.scans, (0)::bigint) <> COALESCE(c.scans, (0)::bigint));

CREATE TABLE public.sealing_passes (
    tenant_id uuid NOT NULL,
    place text NOT NULL,
    oldest_key text NOT NULL,
    after jsonb,
    remaining bigint DEFAULT 0 NOT NULL,
    sealed bigint DEFAULT 0 NOT NULL,
    done_at timestamp with time zone
);

ALTER TABLE ONLY public.sealing_passes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sent_codes (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    account text NOT NULL,
    purpose text NOT NULL,
    code_hash bytea NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    flow_hash bytea NOT NULL,
    address text NOT NULL
);

ALTER TABLE ONLY public.sent_codes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.service_hours (
    tenant_id uuid NOT NULL,
    revision integer NOT NULL,
    days jsonb NOT NULL,
    closed_zh text DEFAULT ''::text NOT NULL,
    closed_en text DEFAULT ''::text NOT NULL,
    CONSTRAINT service_hours_days_check CHECK ((jsonb_typeof(days) = 'object'::text))
);

ALTER TABLE ONLY public.service_hours FORCE ROW LEVEL SECURITY;

CREATE TABLE public.service_talks (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    waiting_since timestamp with time zone,
    spoken_at timestamp with time zone,
    assignee_id uuid,
    settled_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT service_talks_check CHECK (((settled_at IS NULL) OR (waiting_since IS NULL)))
);

ALTER TABLE ONLY public.service_talks FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sessions (
    tenant_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_agent text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    active_at timestamp with time zone DEFAULT now() NOT NULL,
    confirmed_at timestamp with time zone DEFAULT now() NOT NULL,
    second_factor_at timestamp with time zone,
    by_badge boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY public.sessions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.shelf_places (
    tenant_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    shelf text NOT NULL,
    CONSTRAINT shelf_places_shelf_check CHECK ((shelf <> ''::text))
);

ALTER TABLE ONLY public.shelf_places FORCE ROW LEVEL SECURITY;

CREATE SEQUENCE public.shipment_nos
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.shipment_orders (
    tenant_id uuid NOT NULL,
    shipment_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    ending text,
    CONSTRAINT shipment_orders_check CHECK (((ended_at IS NULL) = (ending IS NULL))),
    CONSTRAINT shipment_orders_ending_check CHECK ((ending = ANY (ARRAY['received'::text, 'removed'::text, 'takenBack'::text, 'missing'::text])))
);

ALTER TABLE ONLY public.shipment_orders FORCE ROW LEVEL SECURITY;

CREATE TABLE public.shipments (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    shipment_no text NOT NULL,
    warehouse_id uuid NOT NULL,
    mode text NOT NULL,
    shipper jsonb,
    shipper_name text DEFAULT ''::text NOT NULL,
    estimated_arrival timestamp with time zone,
    remark text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    first_received_at timestamp with time zone,
    missing_told_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    inventory_no text DEFAULT ('S'::text || lpad((nextval('public.shipment_nos'::regclass))::text, 12, '0'::text)) NOT NULL,
    CONSTRAINT shipments_mode_check CHECK ((mode = ANY (ARRAY['delivery'::text, 'pickUp'::text]))),
    CONSTRAINT shipments_remark_check CHECK ((length(remark) <= 500)),
    CONSTRAINT shipments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'received'::text, 'takenBack'::text, 'closed'::text])))
);

ALTER TABLE ONLY public.shipments FORCE ROW LEVEL SECURITY;

CREATE TABLE public.shippers (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text DEFAULT ''::text NOT NULL,
    name text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    phone text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    country_code text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    area text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    address3 text DEFAULT ''::text NOT NULL,
    house_number text DEFAULT ''::text NOT NULL,
    post_code text DEFAULT ''::text NOT NULL,
    warehouse_code text DEFAULT ''::text NOT NULL,
    tax_type text DEFAULT ''::text NOT NULL,
    tax_no text DEFAULT ''::text NOT NULL,
    certificate_type text DEFAULT ''::text NOT NULL,
    certificate_no text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    search text NOT NULL,
    grams integer[] NOT NULL,
    fingerprint bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    phone_index text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.shippers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sign_in_steps (
    tenant_id uuid NOT NULL,
    ticket_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.sign_in_steps FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sign_ins (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid,
    username text DEFAULT ''::text NOT NULL,
    realname text DEFAULT ''::text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    way text NOT NULL,
    outcome text NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    address text NOT NULL,
    device text NOT NULL,
    CONSTRAINT sign_ins_outcome_check CHECK ((outcome = ANY (ARRAY['in'::text, 'password'::text, 'code'::text, 'secondFactor'::text, 'passkey'::text, 'captcha'::text, 'locked'::text, 'disabled'::text, 'badge'::text, 'notHere'::text, 'link'::text]))),
    CONSTRAINT sign_ins_times_check CHECK ((times > 0)),
    CONSTRAINT sign_ins_way_check CHECK ((way = ANY (ARRAY['password'::text, 'phone'::text, 'link'::text, 'secondFactor'::text, 'passkey'::text, 'badge'::text])))
);

ALTER TABLE ONLY public.sign_ins FORCE ROW LEVEL SECURITY;

CREATE TABLE public.skus (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    sku text NOT NULL,
    goods_name text NOT NULL,
    goods_name_en text NOT NULL,
    form jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY public.skus FORCE ROW LEVEL SECURITY;

CREATE TABLE public.stalls (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    product_id uuid,
    stage text NOT NULL,
    since timestamp with time zone NOT NULL,
    usual_hours numeric(8,1) NOT NULL,
    basis text NOT NULL,
    samples integer NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    asked_at timestamp with time zone,
    asked integer DEFAULT 0 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    noticed_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT stalls_basis_check CHECK ((basis = ANY (ARRAY['line'::text, 'allLines'::text, 'assumed'::text]))),
    CONSTRAINT stalls_check CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['moved'::text, 'closed'::text])))),
    CONSTRAINT stalls_state_check CHECK ((state = ANY (ARRAY['open'::text, 'asked'::text, 'claim'::text, 'moved'::text, 'closed'::text])))
);

ALTER TABLE ONLY public.stalls FORCE ROW LEVEL SECURITY;

CREATE TABLE public.strays (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    warehouse_id uuid NOT NULL,
    number text NOT NULL,
    shipment_id uuid,
    weight_g integer NOT NULL,
    length_cc integer,
    width_cc integer,
    height_cc integer,
    remark text DEFAULT ''::text NOT NULL,
    order_id uuid,
    ended_at timestamp with time zone,
    ending text,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT strays_check CHECK (((ended_at IS NULL) = (ending IS NULL))),
    CONSTRAINT strays_check1 CHECK (((order_id IS NOT NULL) = (NOT (ending IS DISTINCT FROM 'ordered'::text)))),
    CONSTRAINT strays_ending_check CHECK ((ending = ANY (ARRAY['ordered'::text, 'returned'::text, 'destroyed'::text]))),
    CONSTRAINT strays_height_cc_check CHECK ((height_cc > 0)),
    CONSTRAINT strays_length_cc_check CHECK ((length_cc > 0)),
    CONSTRAINT strays_weight_g_check CHECK ((weight_g > 0)),
    CONSTRAINT strays_width_cc_check CHECK ((width_cc > 0))
);

ALTER TABLE ONLY public.strays FORCE ROW LEVEL SECURITY;

CREATE TABLE public.surcharges (
    tenant_id uuid NOT NULL,
    version_id uuid NOT NULL,
    line integer NOT NULL,
    code text NOT NULL,
    expense_type text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    basis text NOT NULL,
    value numeric(14,4) NOT NULL,
    currency text,
    min numeric(14,4),
    max numeric(14,4),
    conditions jsonb NOT NULL,
    CONSTRAINT surcharges_value_check CHECK ((value >= (0)::numeric))
);

ALTER TABLE ONLY public.surcharges FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tax_numbers (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    name text NOT NULL,
    tax_type text NOT NULL,
    tax_no text NOT NULL,
    countries text[] DEFAULT '{}'::text[] NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    tax_no_index text DEFAULT ''::text NOT NULL
);

ALTER TABLE ONLY public.tax_numbers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tenant_settings (
    tenant_id uuid NOT NULL,
    code text NOT NULL,
    value integer NOT NULL,
    changed_by uuid NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT tenant_settings_check CHECK (
CASE code
    WHEN 'twoPeopleTopUp'::text THEN ((value >= 0) AND (value <= 50000))
    WHEN 'mostTopUp'::text THEN ((value >= 1) AND (value <= 1000000000))
    WHEN 'mostCreditLimit'::text THEN ((value >= 1) AND (value <= 1000000000))
    WHEN 'mostAdjustment'::text THEN ((value >= 1) AND (value <= 10000000))
    ELSE true
END)
);

ALTER TABLE ONLY public.tenant_settings FORCE ROW LEVEL SECURITY;

CREATE TABLE public.thread_files (
    tenant_id uuid NOT NULL,
    thread_id uuid NOT NULL,
    message_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    file_id uuid NOT NULL
);

ALTER TABLE ONLY public.thread_files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.thread_messages (
    tenant_id uuid NOT NULL,
    thread_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    side text NOT NULL,
    user_id uuid,
    body text NOT NULL,
    vars jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT thread_messages_side_check CHECK ((side = ANY (ARRAY['merchant'::text, 'staff'::text, 'system'::text])))
);

ALTER TABLE ONLY public.thread_messages FORCE ROW LEVEL SECURITY;

CREATE TABLE public.thread_orders (
    tenant_id uuid NOT NULL,
    thread_id uuid NOT NULL,
    message_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    order_id uuid NOT NULL
);

ALTER TABLE ONLY public.thread_orders FORCE ROW LEVEL SECURITY;

CREATE TABLE public.thread_reads (
    tenant_id uuid NOT NULL,
    thread_id uuid NOT NULL,
    user_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    read_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.thread_reads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.threads (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    title text NOT NULL,
    turn text,
    due_at timestamp with time zone,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT threads_turn_check CHECK ((turn = ANY (ARRAY['merchant'::text, 'staff'::text])))
);

ALTER TABLE ONLY public.threads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tickets (
    tenant_id uuid NOT NULL,
    ticket_hash bytea NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    session_hash bytea NOT NULL,
    CONSTRAINT tickets_purpose_check CHECK ((purpose = ANY (ARRAY['file'::text, 'socket'::text, 'login'::text])))
);

ALTER TABLE ONLY public.tickets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.top_up_credentials (
    tenant_id uuid NOT NULL,
    top_up_id uuid NOT NULL,
    file_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.top_up_credentials FORCE ROW LEVEL SECURITY;

CREATE TABLE public.top_ups (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    no text NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    pay_method text NOT NULL,
    bank_info_id uuid,
    payer_name text DEFAULT ''::text NOT NULL,
    payer_account text DEFAULT ''::text NOT NULL,
    remit_at timestamp with time zone,
    remark text DEFAULT ''::text NOT NULL,
    audit_status text DEFAULT 'pending'::text NOT NULL,
    money_status text DEFAULT 'toBeConfirmed'::text NOT NULL,
    audit_remark text DEFAULT ''::text NOT NULL,
    submitted_by uuid NOT NULL,
    audited_by uuid,
    audited_at timestamp with time zone,
    payment_ref text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    money_by uuid,
    money_at timestamp with time zone,
    is_reuse_accepted boolean DEFAULT false NOT NULL,
    CONSTRAINT top_ups_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT top_ups_audit_status_check CHECK ((audit_status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT top_ups_check CHECK (((pay_method <> 'bankTransfer'::text) OR (bank_info_id IS NOT NULL))),
    CONSTRAINT top_ups_check1 CHECK (((payment_ref IS NULL) OR (pay_method = 'online'::text))),
    CONSTRAINT top_ups_check2 CHECK (((audit_status <> 'approved'::text) OR (money_status = 'arrived'::text))),
    CONSTRAINT top_ups_check3 CHECK ((audited_by <> submitted_by)),
    CONSTRAINT top_ups_check4 CHECK (((audit_status = 'pending'::text) OR ((audited_by IS NULL) = (pay_method = 'online'::text)))),
    CONSTRAINT top_ups_check5 CHECK (((audit_status <> 'approved'::text) OR (pay_method <> 'online'::text) OR (payment_ref IS NOT NULL))),
    CONSTRAINT top_ups_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT top_ups_money_status_check CHECK ((money_status = ANY (ARRAY['toBeConfirmed'::text, 'arrived'::text, 'notArrived'::text]))),
    CONSTRAINT top_ups_pay_method_check CHECK ((pay_method = ANY (ARRAY['alipay'::text, 'wechat'::text, 'bankTransfer'::text, 'offline'::text, 'online'::text])))
);

ALTER TABLE ONLY public.top_ups FORCE ROW LEVEL SECURITY;

CREATE TABLE public.totp_secrets (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    sealed bytea,
    next_sealed bytea,
    last_step bigint DEFAULT 0 NOT NULL
);

ALTER TABLE ONLY public.totp_secrets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_anew (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.track_anew FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_codes (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    carrier text NOT NULL,
    code text NOT NULL,
    stage text,
    reason text,
    mapping integer NOT NULL,
    changed_by uuid,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.track_codes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_count_changes (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    seq bigint NOT NULL,
    status text NOT NULL,
    change integer NOT NULL
);

ALTER TABLE ONLY public.track_count_changes FORCE ROW LEVEL SECURITY;

ALTER TABLE public.track_count_changes ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.track_count_changes_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.track_counts (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    status text NOT NULL,
    count bigint NOT NULL
);

ALTER TABLE ONLY public.track_counts FORCE ROW LEVEL SECURITY;

CREATE VIEW public.track_counts_now WITH (security_invoker='true') AS
 SELECT c.tenant_id,
    c.merchant_id,
    c.status,
    (sum(c.n))::bigint AS count
   FROM ( SELECT track_counts.tenant_id,
            track_counts.merchant_id,
            track_counts.status,
            track_counts.count AS n
           FROM public.track_counts
        UNION ALL
         SELECT track_count_changes.tenant_id,
            track_count_changes.merchant_id,
            track_count_changes.status,
            track_count_changes.change
           FROM public.track_count_changes) c
  GROUP BY c.tenant_id, c.merchant_id, c.status;

CREATE TABLE public.track_events (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    stated_at timestamp without time zone NOT NULL,
    digest bytea NOT NULL,
    merchant_id uuid NOT NULL,
    source text NOT NULL,
    carrier text DEFAULT ''::text NOT NULL,
    code text DEFAULT ''::text NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    place text DEFAULT ''::text NOT NULL,
    country_code text DEFAULT ''::text NOT NULL,
    zone text NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    stage text,
    reason text,
    mapping integer DEFAULT 0 NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    withdrawn_at timestamp with time zone,
    CONSTRAINT track_events_digest_check CHECK ((length(digest) = 16)),
    CONSTRAINT track_events_source_check CHECK ((source = ANY (ARRAY['carrier'::text, 'us'::text, 'milestone'::text, 'sheet'::text])))
)
PARTITION BY RANGE (stated_at);

ALTER TABLE ONLY public.track_events FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_notices (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    kind text NOT NULL,
    merchant_id uuid NOT NULL,
    stage text NOT NULL,
    reason text,
    occurred_at timestamp with time zone NOT NULL,
    noted_at timestamp with time zone DEFAULT now() NOT NULL,
    told_at timestamp with time zone
);

ALTER TABLE ONLY public.track_notices FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_paces (
    tenant_id uuid NOT NULL,
    product_id uuid NOT NULL,
    country_code text NOT NULL,
    stage text NOT NULL,
    legs integer NOT NULL,
    leg_p80_hours numeric(8,1),
    rests integer NOT NULL,
    rest_p50_hours numeric(8,1),
    rest_p90_hours numeric(8,1),
    made_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.track_paces FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_quarantine (
    tenant_id uuid NOT NULL,
    order_id uuid NOT NULL,
    stated_at timestamp without time zone NOT NULL,
    digest bytea NOT NULL,
    merchant_id uuid NOT NULL,
    source text NOT NULL,
    carrier text NOT NULL,
    code text NOT NULL,
    words text NOT NULL,
    place text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.track_quarantine FORCE ROW LEVEL SECURITY;

CREATE TABLE public.track_steps (
    tenant_id uuid NOT NULL,
    seq bigint NOT NULL,
    order_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    step text NOT NULL,
    status text NOT NULL,
    detail jsonb NOT NULL,
    happened_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.track_steps FORCE ROW LEVEL SECURITY;

ALTER TABLE public.track_steps ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.track_steps_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.trial_rows (
    tenant_id uuid NOT NULL,
    trial_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    row_no integer NOT NULL,
    parcel jsonb NOT NULL,
    answers jsonb NOT NULL
);

ALTER TABLE ONLY public.trial_rows FORCE ROW LEVEL SECURITY;

CREATE TABLE public.trials (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    is_saved boolean DEFAULT false NOT NULL,
    quoted_at timestamp with time zone NOT NULL,
    offers jsonb NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.trials FORCE ROW LEVEL SECURITY;

CREATE TABLE public.user_permissions (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    permission text NOT NULL,
    CONSTRAINT user_permissions_kind CHECK (alpaca.may_hold('merchant'::text, permission))
);

ALTER TABLE ONLY public.user_permissions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.user_roles (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role_id uuid NOT NULL,
    expires_at timestamp with time zone,
    over_told_at timestamp with time zone
);

ALTER TABLE ONLY public.user_roles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.users (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    kind text NOT NULL,
    username text NOT NULL,
    username_key text GENERATED ALWAYS AS (lower(username)) STORED,
    password_hash text NOT NULL,
    realname text NOT NULL,
    nick_name text DEFAULT ''::text NOT NULL,
    phone text,
    email text,
    avatar_url text DEFAULT ''::text NOT NULL,
    language text DEFAULT 'zh_CN'::text NOT NULL,
    is_it boolean DEFAULT false NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_owner boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    left_at timestamp with time zone,
    phone_index text,
    email_index text,
    CONSTRAINT users_check CHECK (((kind = 'merchant'::text) = (merchant_id IS NOT NULL))),
    CONSTRAINT users_check1 CHECK (((NOT is_owner) OR (kind = 'merchant'::text))),
    CONSTRAINT users_kind_check CHECK ((kind = ANY (ARRAY['merchant'::text, 'operator'::text, 'administrator'::text]))),
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['zh_CN'::text, 'en_US'::text]))),
    CONSTRAINT users_left CHECK (((left_at IS NULL) OR (disabled_at IS NOT NULL)))
);

ALTER TABLE ONLY public.users FORCE ROW LEVEL SECURITY;

CREATE TABLE public.warehouse_days (
    tenant_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    day date NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    opens time without time zone,
    closes time without time zone,
    CONSTRAINT warehouse_days_check CHECK (((opens IS NULL) = (closes IS NULL))),
    CONSTRAINT warehouse_days_check1 CHECK ((opens < closes))
);

ALTER TABLE ONLY public.warehouse_days FORCE ROW LEVEL SECURITY;

CREATE TABLE public.warehouse_lines (
    tenant_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    product_id uuid NOT NULL,
    cut_off time without time zone NOT NULL
);

ALTER TABLE ONLY public.warehouse_lines FORCE ROW LEVEL SECURITY;

CREATE TABLE public.warehouse_staff (
    tenant_id uuid NOT NULL,
    warehouse_id uuid NOT NULL,
    user_id uuid NOT NULL
);

ALTER TABLE ONLY public.warehouse_staff FORCE ROW LEVEL SECURITY;

CREATE TABLE public.warehouses (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    country_code text NOT NULL,
    province text DEFAULT ''::text NOT NULL,
    city text NOT NULL,
    address text NOT NULL,
    post_code text DEFAULT ''::text NOT NULL,
    contact text NOT NULL,
    phone text NOT NULL,
    zone text NOT NULL,
    hours jsonb NOT NULL,
    is_open boolean DEFAULT true NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT warehouses_hours_check CHECK ((jsonb_array_length(hours) = 7))
);

ALTER TABLE ONLY public.warehouses FORCE ROW LEVEL SECURITY;

CREATE TABLE public.webhook_attempts (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    status integer,
    ms integer NOT NULL,
    fault text,
    answer text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_attempts_answer_check CHECK ((octet_length(answer) <= 8192)),
    CONSTRAINT webhook_attempts_fault_check CHECK ((fault = ANY (ARRAY['timeout'::text, 'unreachable'::text, 'unknownHost'::text, 'addressRefused'::text, 'tls'::text, 'redirect'::text, 'status'::text])))
);

ALTER TABLE ONLY public.webhook_attempts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.webhook_deliveries (
    tenant_id uuid NOT NULL,
    endpoint_id uuid NOT NULL,
    event_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_deliveries_next CHECK (((state = 'waiting'::text) = (next_at IS NOT NULL))),
    CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text, 'kept'::text])))
);

ALTER TABLE ONLY public.webhook_deliveries FORCE ROW LEVEL SECURITY;

CREATE TABLE public.webhook_endpoints (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    url text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    types text[] NOT NULL,
    secret bytea NOT NULL,
    former_secret bytea,
    former_until timestamp with time zone,
    is_on boolean DEFAULT true NOT NULL,
    off_reason text,
    off_at timestamp with time zone,
    failing_since timestamp with time zone,
    warned smallint DEFAULT 0 NOT NULL,
    window_at timestamp with time zone DEFAULT now() NOT NULL,
    window_tries integer DEFAULT 0 NOT NULL,
    window_fails integer DEFAULT 0 NOT NULL,
    paused_until timestamp with time zone,
    due_at timestamp with time zone,
    taken_until timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_endpoints_former CHECK (((former_secret IS NULL) = (former_until IS NULL))),
    CONSTRAINT webhook_endpoints_off CHECK (((is_on = (off_reason IS NULL)) AND (is_on = (off_at IS NULL)))),
    CONSTRAINT webhook_endpoints_off_reason_check CHECK ((off_reason = ANY (ARRAY['hand'::text, 'gone'::text, 'failing'::text]))),
    CONSTRAINT webhook_endpoints_types_check CHECK (((cardinality(types) > 0) AND (types <@ ARRAY['order.created'::text, 'order.moved'::text, 'label.ready'::text, 'tracking.number'::text, 'tracking.stage'::text, 'cost.changed'::text, 'balance.changed'::text]))),
    CONSTRAINT webhook_endpoints_url_check CHECK (((url ~ '^https?://'::text) AND (length(url) <= 500)))
);

ALTER TABLE ONLY public.webhook_endpoints FORCE ROW LEVEL SECURITY;

CREATE TABLE public.webhook_events (
    tenant_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    merchant_id uuid NOT NULL,
    type text NOT NULL,
    order_id uuid,
    currency text,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    noted bigint NOT NULL,
    sequence bigint,
    body text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_events_body_check CHECK ((octet_length(body) <= 20480)),
    CONSTRAINT webhook_events_said CHECK (((sequence IS NULL) = (body IS NULL))),
    CONSTRAINT webhook_events_type_check CHECK ((type = ANY (ARRAY['order.created'::text, 'order.moved'::text, 'label.ready'::text, 'tracking.number'::text, 'tracking.stage'::text, 'cost.changed'::text, 'balance.changed'::text, 'webhook.test'::text])))
);

ALTER TABLE ONLY public.webhook_events FORCE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_events ALTER COLUMN noted ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.webhook_events_noted_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.webhook_numbers (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    last_number bigint NOT NULL
);

ALTER TABLE ONLY public.webhook_numbers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.zone_places (
    tenant_id uuid NOT NULL,
    version_id uuid NOT NULL,
    line integer NOT NULL,
    zone text NOT NULL,
    country_code text NOT NULL,
    post_from text DEFAULT ''::text NOT NULL,
    post_to text DEFAULT ''::text NOT NULL,
    CONSTRAINT zone_places_check CHECK (((post_from = ''::text) = (post_to = ''::text)))
);

ALTER TABLE ONLY public.zone_places FORCE ROW LEVEL SECURITY;

ALTER TABLE ONLY directory.cells
    ADD CONSTRAINT cells_pkey PRIMARY KEY (name);

ALTER TABLE ONLY directory.copied
    ADD CONSTRAINT copied_pkey PRIMARY KEY (only_one);

ALTER TABLE ONLY directory.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY (tenant_id, version);

ALTER TABLE ONLY directory.tenant_hosts
    ADD CONSTRAINT tenant_hosts_pkey PRIMARY KEY (host);

ALTER TABLE ONLY moves.closed
    ADD CONSTRAINT closed_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY moves.intended
    ADD CONSTRAINT intended_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY moves.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY moves.journal
    ADD CONSTRAINT journal_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY moves.marks
    ADD CONSTRAINT marks_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_tenant_id_merchant_id_kind_currency_key UNIQUE NULLS NOT DISTINCT (tenant_id, merchant_id, kind, currency);

ALTER TABLE ONLY public.activation_requests
    ADD CONSTRAINT activation_requests_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.adverts
    ADD CONSTRAINT adverts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.api_request_originals
    ADD CONSTRAINT api_request_originals_pkey PRIMARY KEY (tenant_id, request_id);

ALTER TABLE ONLY public.api_requests
    ADD CONSTRAINT api_requests_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.badges
    ADD CONSTRAINT badges_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY public.badges
    ADD CONSTRAINT badges_tenant_id_badge_no_key UNIQUE (tenant_id, badge_no);

ALTER TABLE ONLY public.bags
    ADD CONSTRAINT bags_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.bags
    ADD CONSTRAINT bags_tenant_id_bag_no_key UNIQUE (tenant_id, bag_no);

ALTER TABLE ONLY public.balance_alerts
    ADD CONSTRAINT balance_alerts_pkey PRIMARY KEY (tenant_id, merchant_id, currency);

ALTER TABLE ONLY public.bank_infos
    ADD CONSTRAINT bank_infos_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.batch_events
    ADD CONSTRAINT batch_events_pkey PRIMARY KEY (tenant_id, batch_id, id);

ALTER TABLE ONLY public.bill_lines
    ADD CONSTRAINT bill_lines_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.bill_lines
    ADD CONSTRAINT bill_lines_tenant_id_bill_id_line_no_key UNIQUE (tenant_id, bill_id, line_no);

ALTER TABLE ONLY public.bill_shares
    ADD CONSTRAINT bill_shares_pkey PRIMARY KEY (tenant_id, line_id, order_id);

ALTER TABLE ONLY public.book_checks
    ADD CONSTRAINT book_checks_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.box_numbers
    ADD CONSTRAINT box_numbers_pkey PRIMARY KEY (tenant_id, order_id, line, given);

ALTER TABLE ONLY public.box_places
    ADD CONSTRAINT box_places_pkey PRIMARY KEY (tenant_id, order_id, line);

ALTER TABLE ONLY public.captchas
    ADD CONSTRAINT captchas_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.carrier_bills
    ADD CONSTRAINT carrier_bills_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.carrier_bills
    ADD CONSTRAINT carrier_bills_tenant_id_payee_id_bill_no_version_key UNIQUE (tenant_id, payee_id, bill_no, version);

ALTER TABLE ONLY public.channel_tries
    ADD CONSTRAINT channel_tries_pkey PRIMARY KEY (tenant_id, settings_hash);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.charges
    ADD CONSTRAINT charges_pkey PRIMARY KEY (tenant_id, subject_id, kind, currency);

ALTER TABLE ONLY public.claim_files
    ADD CONSTRAINT claim_files_pkey PRIMARY KEY (tenant_id, claim_id, file_id);

ALTER TABLE ONLY public.claim_steps
    ADD CONSTRAINT claim_steps_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.claim_terms
    ADD CONSTRAINT claim_terms_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.claim_terms
    ADD CONSTRAINT claim_terms_tenant_id_product_id_kind_key UNIQUE NULLS NOT DISTINCT (tenant_id, product_id, kind);

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.cod_lines
    ADD CONSTRAINT cod_lines_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.cod_lines
    ADD CONSTRAINT cod_lines_tenant_id_remittance_id_line_no_key UNIQUE (tenant_id, remittance_id, line_no);

ALTER TABLE ONLY public.cod_orders
    ADD CONSTRAINT cod_orders_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.cod_remittances
    ADD CONSTRAINT cod_remittances_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.consignees
    ADD CONSTRAINT consignees_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.cost_change_steps
    ADD CONSTRAINT cost_change_steps_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.cost_changes
    ADD CONSTRAINT cost_changes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.cost_days
    ADD CONSTRAINT cost_days_pkey PRIMARY KEY (tenant_id, merchant_id, day, product_id, country_code);

ALTER TABLE ONLY public.cost_tolerances
    ADD CONSTRAINT cost_tolerances_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.cost_tolerances
    ADD CONSTRAINT cost_tolerances_tenant_id_merchant_id_product_id_currency_key UNIQUE NULLS NOT DISTINCT (tenant_id, merchant_id, product_id, currency);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.data_keys
    ADD CONSTRAINT data_keys_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.data_rules
    ADD CONSTRAINT data_rules_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.data_rules
    ADD CONSTRAINT data_rules_tenant_id_name_key UNIQUE (tenant_id, name);

ALTER TABLE ONLY public.deleted_records
    ADD CONSTRAINT deleted_records_pkey PRIMARY KEY (tenant_id, kind, id);

ALTER TABLE ONLY public.delivery_addresses
    ADD CONSTRAINT delivery_addresses_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.delivery_days
    ADD CONSTRAINT delivery_days_pkey PRIMARY KEY (tenant_id, merchant_id, day, product_id, country_code, took_days);

ALTER TABLE ONLY public.delivery_marks
    ADD CONSTRAINT delivery_marks_pkey PRIMARY KEY (tenant_id, seq);

ALTER TABLE ONLY public.dict_items
    ADD CONSTRAINT dict_items_pkey PRIMARY KEY (tenant_id, code, value);

ALTER TABLE ONLY public.dict_items
    ADD CONSTRAINT dict_items_tenant_id_id_key UNIQUE (tenant_id, id);

ALTER TABLE ONLY public.dictionaries
    ADD CONSTRAINT dictionaries_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.dictionaries
    ADD CONSTRAINT dictionaries_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.dispatch_batches
    ADD CONSTRAINT dispatch_batches_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.dispatch_batches
    ADD CONSTRAINT dispatch_batches_tenant_id_batch_no_key UNIQUE (tenant_id, batch_no);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_tenant_id_from_currency_to_currency_valid_fr_key UNIQUE (tenant_id, from_currency, to_currency, valid_from);

ALTER TABLE ONLY public.exchanges
    ADD CONSTRAINT exchanges_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.exchanges
    ADD CONSTRAINT exchanges_tenant_id_no_key UNIQUE (tenant_id, no);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.failure_changes
    ADD CONSTRAINT failure_changes_pkey PRIMARY KEY (tenant_id, merchant_id, seq);

ALTER TABLE ONLY public.failure_days
    ADD CONSTRAINT failure_days_pkey PRIMARY KEY (tenant_id, merchant_id, day, kind, reason);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.first_passwords
    ADD CONSTRAINT first_passwords_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY public.first_steps
    ADD CONSTRAINT first_steps_pkey PRIMARY KEY (tenant_id, merchant_id, key);

ALTER TABLE ONLY public.forgotten
    ADD CONSTRAINT forgotten_pkey PRIMARY KEY (tenant_id, night, kind);

ALTER TABLE ONLY public.gone_files
    ADD CONSTRAINT gone_files_pkey PRIMARY KEY (tenant_id, file_id);

ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, scope, call, key);

ALTER TABLE ONLY public.import_mappings
    ADD CONSTRAINT import_mappings_pkey PRIMARY KEY (tenant_id, user_id, kind, headers_digest);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_pkey PRIMARY KEY (tenant_id, import_id, row_no);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.job_steps
    ADD CONSTRAINT job_steps_pkey PRIMARY KEY (tenant_id, job_id, step);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.label_designs
    ADD CONSTRAINT label_designs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.label_designs
    ADD CONSTRAINT label_designs_tenant_id_name_en_key UNIQUE (tenant_id, name_en);

ALTER TABLE ONLY public.label_designs
    ADD CONSTRAINT label_designs_tenant_id_name_zh_key UNIQUE (tenant_id, name_zh);

ALTER TABLE public.label_set_orders
    ADD CONSTRAINT label_set_orders_obstacle_check CHECK ((obstacle = ANY (ARRAY['status'::text, 'gone'::text, 'pending'::text, 'missing'::text]))) NOT VALID;

ALTER TABLE ONLY public.label_set_orders
    ADD CONSTRAINT label_set_orders_pkey PRIMARY KEY (tenant_id, set_id, place);

ALTER TABLE ONLY public.label_sets
    ADD CONSTRAINT label_sets_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.last_sign_ins
    ADD CONSTRAINT last_sign_ins_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY public.ledger_days
    ADD CONSTRAINT ledger_days_pkey PRIMARY KEY (tenant_id, merchant_id, currency, day, kind);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (tenant_id, seq);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_tenant_id_transfer_id_line_key UNIQUE (tenant_id, transfer_id, line);

ALTER TABLE ONLY public.line_contacts
    ADD CONSTRAINT line_contacts_pkey PRIMARY KEY (tenant_id, product_id);

ALTER TABLE ONLY public.log_checks
    ADD CONSTRAINT log_checks_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.log_days
    ADD CONSTRAINT log_days_pkey PRIMARY KEY (tenant_id, day);

ALTER TABLE ONLY public.log_seals
    ADD CONSTRAINT log_seals_pkey PRIMARY KEY (tenant_id, log_id);

ALTER TABLE ONLY public.log_seals
    ADD CONSTRAINT log_seals_tenant_id_day_seq_key UNIQUE (tenant_id, day, seq);

ALTER TABLE ONLY public.manifests
    ADD CONSTRAINT manifests_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.margin_looks
    ADD CONSTRAINT margin_looks_pkey PRIMARY KEY (tenant_id, order_id);

ALTER TABLE ONLY public.margin_marks
    ADD CONSTRAINT margin_marks_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.menu_draft_entries
    ADD CONSTRAINT menu_draft_entries_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.menu_draft_entries
    ADD CONSTRAINT menu_draft_entries_tenant_id_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY public.menu_drafts
    ADD CONSTRAINT menu_drafts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.menu_versions
    ADD CONSTRAINT menu_versions_pkey PRIMARY KEY (tenant_id, version);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_tenant_id_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY public.merchant_cards
    ADD CONSTRAINT merchant_cards_pkey PRIMARY KEY (tenant_id, merchant_id);

ALTER TABLE ONLY public.merchant_numbers
    ADD CONSTRAINT merchant_numbers_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.merchants
    ADD CONSTRAINT merchants_pkey PRIMARY KEY (tenant_id, merchant_id);

ALTER TABLE ONLY public.merchants
    ADD CONSTRAINT merchants_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.message_settings
    ADD CONSTRAINT message_settings_pkey PRIMARY KEY (tenant_id, user_id, kind);

ALTER TABLE ONLY public.milestone_parcels
    ADD CONSTRAINT milestone_parcels_pkey PRIMARY KEY (tenant_id, milestone_id, order_id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_pkey PRIMARY KEY (tenant_id, user_id, notice_id);

ALTER TABLE ONLY public.notice_recipients
    ADD CONSTRAINT notice_recipients_pkey PRIMARY KEY (tenant_id, user_id, notice_id);

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.number_ranges
    ADD CONSTRAINT number_ranges_pkey PRIMARY KEY (tenant_id, code);

ALTER TABLE ONLY public.number_ranges
    ADD CONSTRAINT number_ranges_tenant_id_id_key UNIQUE (tenant_id, id);

ALTER TABLE ONLY public.operation_logs
    ADD CONSTRAINT operation_logs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.order_boxes
    ADD CONSTRAINT order_boxes_pkey PRIMARY KEY (tenant_id, order_id, line);

ALTER TABLE ONLY public.order_count_changes
    ADD CONSTRAINT order_count_changes_pkey PRIMARY KEY (tenant_id, merchant_id, seq);

ALTER TABLE ONLY public.order_counts
    ADD CONSTRAINT order_counts_pkey PRIMARY KEY (tenant_id, merchant_id, status);

ALTER TABLE ONLY public.order_day_counts
    ADD CONSTRAINT order_day_counts_pkey PRIMARY KEY (tenant_id, merchant_id, day, status);

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (tenant_id, order_id, id);

ALTER TABLE ONLY public.order_files
    ADD CONSTRAINT order_files_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.order_margins
    ADD CONSTRAINT order_margins_pkey PRIMARY KEY (tenant_id, order_id);

ALTER TABLE ONLY public.order_words
    ADD CONSTRAINT order_words_pkey PRIMARY KEY (tenant_id, order_id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_order_no_key UNIQUE (tenant_id, order_no);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.own_bookings
    ADD CONSTRAINT own_bookings_pkey PRIMARY KEY (tenant_id, reference);

ALTER TABLE ONLY public.parcel_photos
    ADD CONSTRAINT parcel_photos_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (tenant_id, challenge);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_tenant_id_credential_id_key UNIQUE (tenant_id, credential_id);

ALTER TABLE ONLY public.payable_balances
    ADD CONSTRAINT payable_balances_pkey PRIMARY KEY (tenant_id, payee_id, currency);

ALTER TABLE ONLY public.payable_entries
    ADD CONSTRAINT payable_entries_pkey PRIMARY KEY (tenant_id, seq);

ALTER TABLE ONLY public.payable_entries
    ADD CONSTRAINT payable_entries_tenant_id_transfer_id_line_key UNIQUE (tenant_id, transfer_id, line);

ALTER TABLE ONLY public.payable_transfers
    ADD CONSTRAINT payable_transfers_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.payable_transfers
    ADD CONSTRAINT payable_transfers_tenant_id_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY public.payees
    ADD CONSTRAINT payees_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.payees
    ADD CONSTRAINT payees_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.payment_codes
    ADD CONSTRAINT payment_codes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.payment_run_bills
    ADD CONSTRAINT payment_run_bills_pkey PRIMARY KEY (tenant_id, run_id, bill_id);

ALTER TABLE ONLY public.payment_runs
    ADD CONSTRAINT payment_runs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.payment_runs
    ADD CONSTRAINT payment_runs_tenant_id_run_no_key UNIQUE (tenant_id, run_no);

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_pkey PRIMARY KEY (tenant_id, user_id, code);

ALTER TABLE ONLY public.price_groups
    ADD CONSTRAINT price_groups_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.price_groups
    ADD CONSTRAINT price_groups_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.price_rows
    ADD CONSTRAINT price_rows_pkey PRIMARY KEY (tenant_id, version_id, line);

ALTER TABLE ONLY public.price_rows
    ADD CONSTRAINT price_rows_tenant_id_version_id_zone_goods_type_from_g_key UNIQUE (tenant_id, version_id, zone, goods_type, from_g);

ALTER TABLE ONLY public.price_sheets
    ADD CONSTRAINT price_sheets_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.price_sheets
    ADD CONSTRAINT price_sheets_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.price_sheets
    ADD CONSTRAINT price_sheets_tenant_id_product_id_group_code_merchant_id_key UNIQUE NULLS NOT DISTINCT (tenant_id, product_id, group_code, merchant_id);

ALTER TABLE ONLY public.price_versions
    ADD CONSTRAINT price_versions_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.price_versions
    ADD CONSTRAINT price_versions_tenant_id_sheet_id_version_no_key UNIQUE (tenant_id, sheet_id, version_no);

ALTER TABLE ONLY public.print_records
    ADD CONSTRAINT print_records_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.record_changes
    ADD CONSTRAINT record_changes_pkey PRIMARY KEY (tenant_id, kind, record_id, revision);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (tenant_id, user_id, code_hash);

ALTER TABLE ONLY public.remote_areas
    ADD CONSTRAINT remote_areas_pkey PRIMARY KEY (tenant_id, list_id, line);

ALTER TABLE ONLY public.remote_lists
    ADD CONSTRAINT remote_lists_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.remote_lists
    ADD CONSTRAINT remote_lists_tenant_id_code_revision_key UNIQUE (tenant_id, code, revision);

ALTER TABLE ONLY public.report_runs
    ADD CONSTRAINT report_runs_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.role_data_rules
    ADD CONSTRAINT role_data_rules_pkey PRIMARY KEY (tenant_id, role_id, rule_id);

ALTER TABLE ONLY public.role_permissions
    ADD CONSTRAINT role_permissions_pkey PRIMARY KEY (tenant_id, role_id, permission);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.scan_changes
    ADD CONSTRAINT scan_changes_pkey PRIMARY KEY (tenant_id, warehouse_id, seq);

ALTER TABLE ONLY public.scan_hours
    ADD CONSTRAINT scan_hours_pkey PRIMARY KEY (tenant_id, warehouse_id, day, hour, kind, station);

ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.sealing_passes
    ADD CONSTRAINT sealing_passes_pkey PRIMARY KEY (tenant_id, place);

ALTER TABLE ONLY public.sent_codes
    ADD CONSTRAINT sent_codes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.service_hours
    ADD CONSTRAINT service_hours_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.service_talks
    ADD CONSTRAINT service_talks_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.service_talks
    ADD CONSTRAINT service_talks_tenant_id_merchant_id_key UNIQUE (tenant_id, merchant_id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, token_hash);

ALTER TABLE ONLY public.shelf_places
    ADD CONSTRAINT shelf_places_pkey PRIMARY KEY (tenant_id, warehouse_id, shelf);

ALTER TABLE ONLY public.shipment_orders
    ADD CONSTRAINT shipment_orders_pkey PRIMARY KEY (tenant_id, shipment_id, id);

ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.shippers
    ADD CONSTRAINT shippers_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.sign_in_steps
    ADD CONSTRAINT sign_in_steps_pkey PRIMARY KEY (tenant_id, ticket_hash);

ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_tenant_id_merchant_id_sku_key UNIQUE (tenant_id, merchant_id, sku);

ALTER TABLE ONLY public.stalls
    ADD CONSTRAINT stalls_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.stalls
    ADD CONSTRAINT stalls_tenant_id_order_id_since_key UNIQUE (tenant_id, order_id, since);

ALTER TABLE ONLY public.statement_cycles
    ADD CONSTRAINT statement_cycles_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.statement_cycles
    ADD CONSTRAINT statement_cycles_tenant_id_merchant_id_key UNIQUE (tenant_id, merchant_id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_tenant_id_merchant_id_currency_to_day_key UNIQUE (tenant_id, merchant_id, currency, to_day);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_tenant_id_no_key UNIQUE (tenant_id, no);

ALTER TABLE ONLY public.strays
    ADD CONSTRAINT strays_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.surcharges
    ADD CONSTRAINT surcharges_pkey PRIMARY KEY (tenant_id, version_id, line);

ALTER TABLE ONLY public.surcharges
    ADD CONSTRAINT surcharges_tenant_id_version_id_code_key UNIQUE (tenant_id, version_id, code);

ALTER TABLE ONLY public.tax_numbers
    ADD CONSTRAINT tax_numbers_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.tax_numbers
    ADD CONSTRAINT tax_numbers_tenant_id_merchant_id_tax_type_tax_no_key UNIQUE (tenant_id, merchant_id, tax_type, tax_no);

ALTER TABLE ONLY public.tenant_settings
    ADD CONSTRAINT tenant_settings_pkey PRIMARY KEY (tenant_id, code);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_code_key UNIQUE (code);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_twin_of_key UNIQUE (twin_of);

ALTER TABLE ONLY public.thread_files
    ADD CONSTRAINT thread_files_pkey PRIMARY KEY (tenant_id, thread_id, message_id, file_id);

ALTER TABLE ONLY public.thread_messages
    ADD CONSTRAINT thread_messages_pkey PRIMARY KEY (tenant_id, thread_id, id);

ALTER TABLE ONLY public.thread_orders
    ADD CONSTRAINT thread_orders_pkey PRIMARY KEY (tenant_id, thread_id, message_id);

ALTER TABLE ONLY public.thread_reads
    ADD CONSTRAINT thread_reads_pkey PRIMARY KEY (tenant_id, thread_id, user_id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_tenant_id_subject_kind_subject_id_key UNIQUE (tenant_id, subject_kind, subject_id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (tenant_id, ticket_hash);

ALTER TABLE ONLY public.top_up_credentials
    ADD CONSTRAINT top_up_credentials_pkey PRIMARY KEY (tenant_id, top_up_id, file_id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_no_key UNIQUE (tenant_id, no);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_payment_ref_key UNIQUE (tenant_id, payment_ref);

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (tenant_id, user_id);

ALTER TABLE ONLY public.track_anew
    ADD CONSTRAINT track_anew_pkey PRIMARY KEY (tenant_id, order_id);

ALTER TABLE ONLY public.track_changes
    ADD CONSTRAINT track_changes_pkey PRIMARY KEY (tenant_id, order_id, change);

ALTER TABLE ONLY public.track_codes
    ADD CONSTRAINT track_codes_pkey PRIMARY KEY (tenant_id, carrier, code);

ALTER TABLE ONLY public.track_codes
    ADD CONSTRAINT track_codes_tenant_id_id_key UNIQUE (tenant_id, id);

ALTER TABLE ONLY public.track_count_changes
    ADD CONSTRAINT track_count_changes_pkey PRIMARY KEY (tenant_id, merchant_id, seq);

ALTER TABLE ONLY public.track_counts
    ADD CONSTRAINT track_counts_pkey PRIMARY KEY (tenant_id, merchant_id, status);

ALTER TABLE ONLY public.track_events
    ADD CONSTRAINT track_events_pkey PRIMARY KEY (tenant_id, order_id, stated_at, digest);

ALTER TABLE ONLY public.track_notices
    ADD CONSTRAINT track_notices_pkey PRIMARY KEY (tenant_id, order_id, kind);

ALTER TABLE ONLY public.track_paces
    ADD CONSTRAINT track_paces_pkey PRIMARY KEY (tenant_id, product_id, country_code, stage);

ALTER TABLE ONLY public.track_quarantine
    ADD CONSTRAINT track_quarantine_pkey PRIMARY KEY (tenant_id, order_id, digest);

ALTER TABLE ONLY public.track_states
    ADD CONSTRAINT track_states_pkey PRIMARY KEY (tenant_id, order_id);

ALTER TABLE ONLY public.track_steps
    ADD CONSTRAINT track_steps_pkey PRIMARY KEY (tenant_id, seq);

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_tenant_id_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY public.trial_rows
    ADD CONSTRAINT trial_rows_pkey PRIMARY KEY (tenant_id, trial_id, row_no);

ALTER TABLE ONLY public.trials
    ADD CONSTRAINT trials_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.user_permissions
    ADD CONSTRAINT user_permissions_pkey PRIMARY KEY (tenant_id, user_id, permission);

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (tenant_id, user_id, role_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_username_key_key UNIQUE (tenant_id, username_key);

ALTER TABLE ONLY public.warehouse_days
    ADD CONSTRAINT warehouse_days_pkey PRIMARY KEY (tenant_id, warehouse_id, day);

ALTER TABLE ONLY public.warehouse_lines
    ADD CONSTRAINT warehouse_lines_pkey PRIMARY KEY (tenant_id, warehouse_id, product_id);

ALTER TABLE ONLY public.warehouse_staff
    ADD CONSTRAINT warehouse_staff_pkey PRIMARY KEY (tenant_id, warehouse_id, user_id);

ALTER TABLE ONLY public.warehouses
    ADD CONSTRAINT warehouses_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.warehouses
    ADD CONSTRAINT warehouses_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (tenant_id, endpoint_id, event_id);

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.webhook_numbers
    ADD CONSTRAINT webhook_numbers_pkey PRIMARY KEY (tenant_id, merchant_id);

ALTER TABLE ONLY public.withholdings
    ADD CONSTRAINT withholdings_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.zone_places
    ADD CONSTRAINT zone_places_pkey PRIMARY KEY (tenant_id, version_id, line);

ALTER TABLE ONLY public.zone_places
    ADD CONSTRAINT zone_places_tenant_id_version_id_country_code_post_from_pos_key UNIQUE (tenant_id, version_id, country_code, post_from, post_to);

CREATE INDEX activation_requests_back ON public.activation_requests USING btree (tenant_id, back_file);

CREATE INDEX activation_requests_front ON public.activation_requests USING btree (tenant_id, front_file);

CREATE INDEX activation_requests_licence ON public.activation_requests USING btree (tenant_id, licence_file);

CREATE INDEX activation_requests_merchant ON public.activation_requests USING btree (tenant_id, merchant_id, submitted_at DESC);

CREATE INDEX activation_requests_reviewer ON public.activation_requests USING btree (tenant_id, reviewed_by);

CREATE INDEX activation_requests_status ON public.activation_requests USING btree (tenant_id, status, submitted_at);

CREATE INDEX activation_requests_submitter ON public.activation_requests USING btree (tenant_id, submitted_by);

CREATE UNIQUE INDEX activation_requests_waiting ON public.activation_requests USING btree (tenant_id, merchant_id) WHERE (status = 'submitted'::text);

CREATE INDEX api_keys_created_by ON public.api_keys USING btree (tenant_id, created_by);

CREATE UNIQUE INDEX api_keys_current ON public.api_keys USING btree (tenant_id, slot) WHERE ((revoked_at IS NULL) AND (replaced_by IS NULL));

CREATE UNIQUE INDEX api_keys_former ON public.api_keys USING btree (tenant_id, slot) WHERE ((revoked_at IS NULL) AND (replaced_by IS NOT NULL));

CREATE UNIQUE INDEX api_keys_hash ON public.api_keys USING btree (key_hash);

CREATE UNIQUE INDEX api_keys_name ON public.api_keys USING btree (tenant_id, merchant_id, name) WHERE ((revoked_at IS NULL) AND (replaced_by IS NULL));

CREATE INDEX api_keys_replaced_by ON public.api_keys USING btree (tenant_id, replaced_by);

CREATE INDEX api_request_originals_old ON public.api_request_originals USING btree (at);

CREATE INDEX api_requests_merchant ON public.api_requests USING btree (tenant_id, merchant_id, at DESC);

CREATE INDEX api_requests_old ON public.api_requests USING btree (at);

CREATE INDEX api_requests_slot ON public.api_requests USING btree (tenant_id, merchant_id, slot, at DESC);

CREATE INDEX approvals_asked ON public.approvals USING btree (tenant_id, asked_by);

CREATE INDEX approvals_decided ON public.approvals USING btree (tenant_id, decided_by);

CREATE INDEX approvals_listed ON public.approvals USING btree (tenant_id, ((state = 'waiting'::text)) DESC, asked_at DESC, id DESC);

CREATE INDEX approvals_merchant ON public.approvals USING btree (tenant_id, merchant_id);

CREATE UNIQUE INDEX approvals_waiting ON public.approvals USING btree (tenant_id, merchant_id, kind) WHERE (state = 'waiting'::text);

CREATE INDEX arrivals_created_by ON public.arrivals USING btree (tenant_id, created_by);

CREATE INDEX arrivals_file ON public.arrivals USING btree (tenant_id, signature_file_id);

CREATE INDEX arrivals_merchant ON public.arrivals USING btree (tenant_id, merchant_id);

CREATE INDEX arrivals_shipment ON public.arrivals USING btree (tenant_id, shipment_id);

CREATE INDEX arrivals_warehouse ON public.arrivals USING btree (tenant_id, warehouse_id, created_at DESC, id DESC);

CREATE INDEX bags_batch ON public.bags USING btree (tenant_id, batch_id);

CREATE INDEX bags_closed_by ON public.bags USING btree (tenant_id, closed_by);

CREATE INDEX bags_created_by ON public.bags USING btree (tenant_id, created_by);

CREATE INDEX batch_events_user ON public.batch_events USING btree (tenant_id, user_id);

CREATE INDEX bill_lines_number ON public.bill_lines USING btree (tenant_id, number);

CREATE INDEX bill_lines_seq ON public.bill_lines USING btree (tenant_id, bill_id, seq);

CREATE INDEX bill_lines_twice ON public.bill_lines USING btree (tenant_id, twice_of) WHERE (twice_of IS NOT NULL);

CREATE INDEX bill_lines_unknown ON public.bill_lines USING btree (tenant_id, seq) WHERE (state = 'unknown'::text);

CREATE INDEX bill_shares_change ON public.bill_shares USING btree (tenant_id, change_id) WHERE (change_id IS NOT NULL);

CREATE INDEX bill_shares_created ON public.bill_shares USING btree (tenant_id, created_at);

CREATE INDEX bill_shares_order ON public.bill_shares USING btree (tenant_id, order_id, fee);

CREATE INDEX box_places_bag ON public.box_places USING btree (tenant_id, bag_id) WHERE (bag_id IS NOT NULL);

CREATE INDEX box_places_warehouse ON public.box_places USING btree (tenant_id, warehouse_id, kind);

CREATE INDEX captchas_expiry ON public.captchas USING btree (expires_at);

CREATE UNIQUE INDEX carrier_bills_begun ON public.carrier_bills USING btree (tenant_id, payee_id, bill_no) WHERE (state = 'open'::text);

CREATE INDEX carrier_bills_created_by ON public.carrier_bills USING btree (tenant_id, created_by);

CREATE INDEX carrier_bills_listed ON public.carrier_bills USING btree (tenant_id, state, created_at DESC, id DESC);

CREATE UNIQUE INDEX carrier_bills_owed ON public.carrier_bills USING btree (tenant_id, payee_id, bill_no) WHERE (state = ANY (ARRAY['posted'::text, 'paid'::text]));

CREATE INDEX carrier_bills_posted ON public.carrier_bills USING btree (tenant_id, posted_at) WHERE (posted_at IS NOT NULL);

CREATE INDEX carrier_bills_posted_by ON public.carrier_bills USING btree (tenant_id, posted_by);

CREATE INDEX carrier_bills_run ON public.carrier_bills USING btree (tenant_id, run_id) WHERE (run_id IS NOT NULL);

CREATE INDEX charges_merchant ON public.charges USING btree (tenant_id, merchant_id);

CREATE INDEX claim_files_file ON public.claim_files USING btree (tenant_id, file_id);

CREATE INDEX claim_steps_claim ON public.claim_steps USING btree (tenant_id, claim_id);

CREATE INDEX claim_steps_user ON public.claim_steps USING btree (tenant_id, user_id);

CREATE INDEX claim_terms_user ON public.claim_terms USING btree (tenant_id, created_by);

CREATE INDEX claims_approved_by ON public.claims USING btree (tenant_id, approved_by);

CREATE INDEX claims_created_by ON public.claims USING btree (tenant_id, created_by);

CREATE INDEX claims_merchant ON public.claims USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE INDEX claims_offered_by ON public.claims USING btree (tenant_id, offered_by);

CREATE UNIQUE INDEX claims_one_open ON public.claims USING btree (tenant_id, order_id, kind) WHERE (state <> ALL (ARRAY['paid'::text, 'refused'::text, 'withdrawn'::text]));

CREATE INDEX claims_open ON public.claims USING btree (tenant_id, state, due_at, id) WHERE (ended_at IS NULL);

CREATE INDEX claims_order ON public.claims USING btree (tenant_id, order_id);

CREATE INDEX claims_stall ON public.claims USING btree (tenant_id, stall_id);

CREATE INDEX cod_lines_order ON public.cod_lines USING btree (tenant_id, order_id);

CREATE INDEX cod_lines_seq ON public.cod_lines USING btree (tenant_id, remittance_id, seq);

CREATE INDEX cod_lines_to_match ON public.cod_lines USING btree (tenant_id, seq) WHERE (state = ANY (ARRAY['unknown'::text, 'notCod'::text, 'otherCurrency'::text]));

CREATE INDEX cod_orders_approved_by ON public.cod_orders USING btree (tenant_id, approved_by);

CREATE INDEX cod_orders_credited ON public.cod_orders USING btree (tenant_id, credited_at) WHERE (credited_at IS NOT NULL);

CREATE INDEX cod_orders_decided_by ON public.cod_orders USING btree (tenant_id, decided_by);

CREATE INDEX cod_orders_listed ON public.cod_orders USING btree (tenant_id, state, created_at DESC, id DESC);

CREATE INDEX cod_orders_merchant ON public.cod_orders USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE INDEX cod_orders_to_credit ON public.cod_orders USING btree (tenant_id, credit_on) WHERE (state = 'remitted'::text);

CREATE INDEX cod_remittances_created_by ON public.cod_remittances USING btree (tenant_id, created_by);

CREATE INDEX cod_remittances_listed ON public.cod_remittances USING btree (tenant_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX cod_remittances_once ON public.cod_remittances USING btree (tenant_id, payee_id, remittance_no) WHERE (state <> 'discarded'::text);

CREATE INDEX cod_remittances_posted_by ON public.cod_remittances USING btree (tenant_id, posted_by);

CREATE INDEX consignees_alike ON public.consignees USING btree (tenant_id, merchant_id, fingerprint, id);

CREATE UNIQUE INDEX consignees_default ON public.consignees USING btree (tenant_id, merchant_id) WHERE is_default;

CREATE INDEX consignees_grams ON public.consignees USING gin (grams);

CREATE INDEX consignees_listed ON public.consignees USING btree (tenant_id, merchant_id, is_default DESC, id DESC);

CREATE INDEX cost_change_steps_change ON public.cost_change_steps USING btree (tenant_id, change_id);

CREATE INDEX cost_change_steps_user ON public.cost_change_steps USING btree (tenant_id, user_id);

CREATE INDEX cost_changes_created_by ON public.cost_changes USING btree (tenant_id, created_by);

CREATE INDEX cost_changes_due ON public.cost_changes USING btree (tenant_id, due_at) WHERE (status = ANY (ARRAY['awaiting'::text, 'proposed'::text]));

CREATE UNIQUE INDEX cost_changes_measured ON public.cost_changes USING btree (tenant_id, order_id) WHERE ((reason = 'measured'::text) AND (status <> 'withdrawn'::text));

CREATE INDEX cost_changes_merchant ON public.cost_changes USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE INDEX cost_changes_open ON public.cost_changes USING btree (tenant_id, status, due_at, id) WHERE (status = ANY (ARRAY['awaiting'::text, 'disputed'::text, 'proposed'::text]));

CREATE INDEX cost_changes_order ON public.cost_changes USING btree (tenant_id, order_id);

CREATE INDEX cost_changes_touched ON public.cost_changes USING btree (tenant_id, GREATEST(created_at, settled_at));

CREATE INDEX cost_changes_untold ON public.cost_changes USING btree (tenant_id, merchant_id) WHERE ((told_at IS NULL) AND (status = 'awaiting'::text));

CREATE INDEX cost_tolerances_change ON public.cost_tolerances USING btree (tenant_id, made_after);

CREATE INDEX cost_tolerances_product ON public.cost_tolerances USING btree (tenant_id, product_id);

CREATE INDEX cost_tolerances_user ON public.cost_tolerances USING btree (tenant_id, created_by);

CREATE INDEX data_exports_asked_by ON public.data_exports USING btree (tenant_id, asked_by);

CREATE INDEX data_exports_merchant ON public.data_exports USING btree (tenant_id, merchant_id, asked_at DESC);

CREATE INDEX data_rules_menu ON public.data_rules USING btree (tenant_id, menu_id);

CREATE INDEX data_rules_user ON public.data_rules USING btree (tenant_id, created_by);

CREATE INDEX deleted_records_expired ON public.deleted_records USING btree (deleted_at);

CREATE INDEX deleted_records_merchant ON public.deleted_records USING btree (tenant_id, merchant_id);

CREATE UNIQUE INDEX delivery_addresses_code ON public.delivery_addresses USING btree (tenant_id, merchant_id, code) NULLS NOT DISTINCT;

CREATE INDEX delivery_days_day ON public.delivery_days USING btree (tenant_id, day);

CREATE INDEX dispatch_batches_closed_by ON public.dispatch_batches USING btree (tenant_id, closed_by);

CREATE INDEX dispatch_batches_created_by ON public.dispatch_batches USING btree (tenant_id, created_by);

CREATE INDEX dispatch_batches_product ON public.dispatch_batches USING btree (tenant_id, product_id);

CREATE INDEX dispatch_batches_warehouse ON public.dispatch_batches USING btree (tenant_id, warehouse_id, day DESC, id DESC);

CREATE INDEX erasures_approval ON public.erasures USING btree (tenant_id, approval_id);

CREATE INDEX erasures_asked_by ON public.erasures USING btree (tenant_id, asked_by);

CREATE INDEX erasures_due ON public.erasures USING btree (tenant_id, due_at) WHERE (ended_at IS NULL);

CREATE INDEX erasures_merchant ON public.erasures USING btree (tenant_id, merchant_id, asked_at DESC);

CREATE UNIQUE INDEX erasures_open ON public.erasures USING btree (tenant_id, merchant_id) WHERE (ended_at IS NULL);

CREATE INDEX exchange_rates_user ON public.exchange_rates USING btree (tenant_id, created_by);

CREATE INDEX exchanges_merchant ON public.exchanges USING btree (tenant_id, merchant_id, id DESC);

CREATE INDEX exchanges_user ON public.exchanges USING btree (tenant_id, quoted_by);

CREATE INDEX exports_created ON public.exports USING btree (created_at);

CREATE INDEX exports_merchant ON public.exports USING btree (tenant_id, merchant_id);

CREATE INDEX exports_user ON public.exports USING btree (tenant_id, user_id);

CREATE INDEX files_created ON public.files USING btree (tenant_id, created_at);

CREATE INDEX files_merchant ON public.files USING btree (tenant_id, merchant_id);

CREATE INDEX files_proofs ON public.files USING btree (tenant_id, sha256) WHERE ((purpose = 'paymentProof'::text) AND (sha256 <> ''::text));

CREATE INDEX holds_merchant ON public.holds USING btree (tenant_id, merchant_id);

CREATE INDEX holds_open ON public.holds USING btree (tenant_id, created_at) WHERE (state = 'open'::text);

CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);

CREATE INDEX import_rows_bad ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE (state = ANY (ARRAY['bad'::text, 'refused'::text]));

CREATE INDEX import_rows_committed ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE (state = 'committed'::text);

CREATE INDEX import_rows_key ON public.import_rows USING btree (tenant_id, import_id, key) WHERE (key <> ''::text);

CREATE INDEX import_rows_other_key ON public.import_rows USING btree (tenant_id, import_id, other_key) WHERE (other_key <> ''::text);

CREATE INDEX import_rows_repeated ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE repeated;

CREATE INDEX import_rows_skipped ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE (state = 'skipped'::text);

CREATE INDEX import_rows_tail ON public.import_rows USING btree (tenant_id, import_id, head) WHERE (head <> row_no);

CREATE INDEX import_rows_valid ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE (state = 'valid'::text);

CREATE INDEX imports_created ON public.imports USING btree (created_at);

CREATE INDEX imports_file ON public.imports USING btree (tenant_id, file_id);

CREATE INDEX imports_merchant ON public.imports USING btree (tenant_id, merchant_id);

CREATE INDEX imports_user ON public.imports USING btree (tenant_id, user_id, created_at DESC);

CREATE INDEX job_steps_created ON public.job_steps USING btree (created_at);

CREATE INDEX jobs_begun ON public.jobs USING btree (begun_at);

CREATE INDEX jobs_merchant ON public.jobs USING btree (tenant_id, merchant_id);

CREATE INDEX jobs_user ON public.jobs USING btree (tenant_id, user_id, begun_at DESC);

CREATE INDEX label_designs_logo ON public.label_designs USING btree (tenant_id, logo_file_id);

CREATE INDEX label_set_orders_order ON public.label_set_orders USING btree (tenant_id, order_id);

CREATE INDEX label_sets_created ON public.label_sets USING btree (created_at);

CREATE INDEX label_sets_file ON public.label_sets USING btree (tenant_id, file_id);

CREATE INDEX label_sets_merchant ON public.label_sets USING btree (tenant_id, merchant_id, created_at, id);

CREATE INDEX label_sets_user ON public.label_sets USING btree (tenant_id, user_id);

CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (tenant_id, account_id);

CREATE INDEX ledger_entries_kind ON public.ledger_entries USING btree (tenant_id, merchant_id, kind, seq DESC) WHERE (kind IS NOT NULL);

CREATE INDEX ledger_entries_subject ON public.ledger_entries USING btree (tenant_id, subject_id) WHERE (subject_id IS NOT NULL);

CREATE INDEX ledger_entries_transactions ON public.ledger_entries USING btree (tenant_id, merchant_id, seq DESC) WHERE (kind IS NOT NULL);

CREATE INDEX manifests_batch ON public.manifests USING btree (tenant_id, batch_id);

CREATE INDEX manifests_created_by ON public.manifests USING btree (tenant_id, created_by);

CREATE INDEX manifests_file ON public.manifests USING btree (tenant_id, file_id);

CREATE INDEX margin_looks_user ON public.margin_looks USING btree (tenant_id, seen_by);

CREATE INDEX menu_draft_entries_parent ON public.menu_draft_entries USING btree (tenant_id, parent_id);

CREATE UNIQUE INDEX menu_draft_entries_permission ON public.menu_draft_entries USING btree (tenant_id, permission) WHERE (permission <> ''::text);

CREATE INDEX menu_versions_user ON public.menu_versions USING btree (tenant_id, user_id);

CREATE UNIQUE INDEX menus_permission ON public.menus USING btree (tenant_id, permission) WHERE (permission <> ''::text);

CREATE INDEX merchant_cards_sales ON public.merchant_cards USING btree (tenant_id, sales_user_id);

CREATE INDEX merchants_label_design ON public.merchants USING btree (tenant_id, label_design_id);

CREATE INDEX milestone_parcels_order ON public.milestone_parcels USING btree (tenant_id, order_id);

CREATE INDEX milestones_bag ON public.milestones USING btree (tenant_id, bag_id);

CREATE INDEX milestones_batch ON public.milestones USING btree (tenant_id, batch_id, stated_at);

CREATE INDEX milestones_created_by ON public.milestones USING btree (tenant_id, created_by);

CREATE INDEX notice_reads_notice ON public.notice_reads USING btree (tenant_id, notice_id);

CREATE INDEX notice_recipients_notice ON public.notice_recipients USING btree (tenant_id, notice_id);

CREATE INDEX notices_to_all ON public.notices USING btree (tenant_id, category, sent_at DESC) WHERE (to_all AND (status = 'published'::text));

CREATE INDEX notices_written ON public.notices USING btree (tenant_id, created_at DESC) WHERE (kind = ''::text);

CREATE INDEX operation_logs_about ON public.operation_logs USING gin (about);

CREATE INDEX operation_logs_listed ON public.operation_logs USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX operation_logs_menu ON public.operation_logs USING btree (tenant_id, menu, created_at DESC, id DESC);

CREATE INDEX operation_logs_merchant ON public.operation_logs USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE INDEX operation_logs_operator ON public.operation_logs USING btree (tenant_id, operator, created_at DESC, id DESC);

CREATE INDEX operation_logs_type ON public.operation_logs USING btree (tenant_id, type, created_at DESC, id DESC);

CREATE INDEX operation_logs_user ON public.operation_logs USING btree (tenant_id, user_id, created_at DESC, id DESC);

CREATE INDEX order_boxes_box_no ON public.order_boxes USING btree (tenant_id, box_no) WHERE (length(box_no) > 5);

CREATE INDEX order_boxes_received_by ON public.order_boxes USING btree (tenant_id, received_by);

CREATE INDEX order_boxes_tracking ON public.order_boxes USING btree (tenant_id, tracking_number) WHERE (tracking_number <> ''::text);

CREATE INDEX order_events_user ON public.order_events USING btree (tenant_id, user_id);

CREATE INDEX order_files_file ON public.order_files USING btree (tenant_id, file_id);

CREATE INDEX order_files_order ON public.order_files USING btree (tenant_id, order_id);

CREATE INDEX order_margins_day ON public.order_margins USING btree (tenant_id, day DESC, order_id DESC);

CREATE INDEX order_margins_losing ON public.order_margins USING btree (tenant_id, day DESC, order_id DESC) WHERE is_losing;

CREATE INDEX order_margins_merchant ON public.order_margins USING btree (tenant_id, merchant_id, day DESC, order_id DESC);

CREATE INDEX order_words_grams ON public.order_words USING gin (grams);

CREATE INDEX orders_cancelling ON public.orders USING btree (tenant_id, merchant_id, id DESC) WHERE (booking = 'cancelling'::text);

CREATE INDEX orders_country ON public.orders USING btree (tenant_id, country_code, id DESC);

CREATE INDEX orders_created_by ON public.orders USING btree (tenant_id, created_by);

CREATE UNIQUE INDEX orders_customer_no ON public.orders USING btree (tenant_id, merchant_id, customer_no) WHERE (status <> 'voided'::text);

CREATE INDEX orders_draft_sku ON public.orders USING btree (tenant_id, draft_sku, merchant_id, id) INCLUDE (product_id, warehouse_id, country_code, created_by) WHERE (draft_sku IS NOT NULL);

CREATE INDEX orders_house ON public.orders USING btree (tenant_id, warehouse_id, id DESC) WHERE (warehouse_id IS NOT NULL);

CREATE INDEX orders_import ON public.orders USING btree (tenant_id, import_id, import_row) WHERE (import_id IS NOT NULL);

CREATE INDEX orders_intercepted ON public.orders USING btree (tenant_id, merchant_id) WHERE (intercept_at IS NOT NULL);

CREATE INDEX orders_label_file ON public.orders USING btree (tenant_id, label_file_id);

CREATE INDEX orders_number ON public.orders USING btree (tenant_id, customer_no);

CREATE UNIQUE INDEX orders_owner ON public.orders USING btree (tenant_id, merchant_id, id DESC);

CREATE INDEX orders_product ON public.orders USING btree (tenant_id, product_id, id DESC);

CREATE INDEX orders_shipment ON public.orders USING btree (tenant_id, shipment_id) WHERE (shipment_id IS NOT NULL);

CREATE INDEX orders_status ON public.orders USING btree (tenant_id, merchant_id, status, id DESC);

CREATE INDEX orders_tenant_status ON public.orders USING btree (tenant_id, status, id DESC);

CREATE INDEX orders_tenant_updated ON public.orders USING btree (tenant_id, updated_at DESC, id DESC);

CREATE INDEX orders_to_hand_over ON public.orders USING btree (tenant_id, merchant_id, product_id) WHERE ((status = 'generated'::text) AND (handed_over_at IS NULL));

CREATE INDEX orders_to_redact ON public.orders USING btree (tenant_id, updated_at) WHERE ((redacted_at IS NULL) AND (status = ANY (ARRAY['voided'::text, 'refunded'::text, 'outWarehouse'::text, 'delivered'::text, 'chargedBack'::text])));

CREATE INDEX orders_tracking ON public.orders USING btree (tenant_id, tracking_number) WHERE (tracking_number <> ''::text);

CREATE INDEX orders_unpaid ON public.orders USING btree (tenant_id, submitted_at) WHERE (booking = 'waitingPayment'::text);

CREATE INDEX orders_updated ON public.orders USING btree (tenant_id, merchant_id, updated_at DESC, id DESC);

CREATE INDEX orders_version ON public.orders USING btree (tenant_id, version_id);

CREATE INDEX orders_waiting ON public.orders USING btree (tenant_id, merchant_id, id DESC) WHERE (booking = 'waitingPayment'::text);

CREATE INDEX orders_warehouse ON public.orders USING btree (tenant_id, warehouse_id, status) WHERE (warehouse_id IS NOT NULL);

CREATE INDEX orders_with_papers ON public.orders USING btree (tenant_id, updated_at) WHERE ((label_file_id IS NOT NULL) AND (status = ANY (ARRAY['voided'::text, 'refunded'::text, 'outWarehouse'::text, 'delivered'::text, 'chargedBack'::text])));

CREATE INDEX outgoing_messages_created ON public.outgoing_messages USING btree (created_at);

CREATE INDEX outgoing_messages_recipient ON public.outgoing_messages USING btree (tenant_id, recipient_index) WHERE (recipient_index IS NOT NULL);

CREATE INDEX parcel_photos_created_by ON public.parcel_photos USING btree (tenant_id, created_by);

CREATE INDEX parcel_photos_file ON public.parcel_photos USING btree (tenant_id, file_id);

CREATE INDEX parcel_photos_order ON public.parcel_photos USING btree (tenant_id, order_id);

CREATE INDEX parcel_photos_return ON public.parcel_photos USING btree (tenant_id, return_id);

CREATE INDEX parcel_photos_stray ON public.parcel_photos USING btree (tenant_id, stray_id);

CREATE INDEX parcel_photos_withholding ON public.parcel_photos USING btree (tenant_id, withholding_id);

CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at);

CREATE INDEX passkey_challenges_user ON public.passkey_challenges USING btree (tenant_id, user_id);

CREATE INDEX passkeys_user ON public.passkeys USING btree (tenant_id, user_id);

CREATE INDEX payable_entries_payee ON public.payable_entries USING btree (tenant_id, payee_id, seq DESC) WHERE (account = 'payable'::text);

CREATE INDEX payable_transfers_bill ON public.payable_transfers USING btree (tenant_id, bill_id);

CREATE INDEX payable_transfers_run ON public.payable_transfers USING btree (tenant_id, run_id);

CREATE INDEX payment_run_bills_bill ON public.payment_run_bills USING btree (tenant_id, bill_id);

CREATE INDEX payment_runs_asked ON public.payment_runs USING btree (tenant_id, asked_by);

CREATE INDEX payment_runs_decided ON public.payment_runs USING btree (tenant_id, decided_by);

CREATE INDEX payment_runs_listed ON public.payment_runs USING btree (tenant_id, ((state = ANY (ARRAY['asked'::text, 'approved'::text]))) DESC, asked_at DESC, id DESC);

CREATE INDEX payment_runs_paid ON public.payment_runs USING btree (tenant_id, paid_by);

CREATE INDEX payment_runs_payee ON public.payment_runs USING btree (tenant_id, payee_id);

CREATE INDEX price_sheets_merchant ON public.price_sheets USING btree (tenant_id, merchant_id);

CREATE UNIQUE INDEX price_versions_draft ON public.price_versions USING btree (tenant_id, sheet_id) WHERE (status = 'draft'::text);

CREATE INDEX price_versions_in_force ON public.price_versions USING btree (tenant_id, sheet_id, valid_from DESC, version_no DESC) WHERE (status = 'published'::text);

CREATE INDEX price_versions_remote_list ON public.price_versions USING btree (tenant_id, remote_list_id);

CREATE INDEX price_versions_user ON public.price_versions USING btree (tenant_id, published_by);

CREATE INDEX print_records_all ON public.print_records USING btree (tenant_id, created_at, id);

CREATE INDEX print_records_merchant ON public.print_records USING btree (tenant_id, merchant_id, created_at, id);

CREATE UNIQUE INDEX print_records_nth ON public.print_records USING btree (tenant_id, order_id, document, nth) WHERE (outcome <> 'failed'::text);

CREATE INDEX print_records_order ON public.print_records USING btree (tenant_id, order_id, created_at);

CREATE INDEX products_channel ON public.products USING btree (tenant_id, channel_id);

CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (expire);

CREATE INDEX record_changes_merchant ON public.record_changes USING btree (tenant_id, merchant_id);

CREATE INDEX record_changes_user ON public.record_changes USING btree (tenant_id, user_id);

CREATE INDEX remote_lists_user ON public.remote_lists USING btree (tenant_id, created_by);

CREATE INDEX returns_created_by ON public.returns USING btree (tenant_id, created_by);

CREATE INDEX returns_due ON public.returns USING btree (tenant_id, deadline) WHERE (state <> 'ended'::text);

CREATE INDEX returns_ended_by ON public.returns USING btree (tenant_id, ended_by);

CREATE INDEX returns_merchant ON public.returns USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE INDEX returns_new_order ON public.returns USING btree (tenant_id, new_order_id);

CREATE UNIQUE INDEX returns_open ON public.returns USING btree (tenant_id, order_id) WHERE (state <> 'ended'::text);

CREATE INDEX returns_order ON public.returns USING btree (tenant_id, order_id);

CREATE INDEX returns_shelf ON public.returns USING btree (tenant_id, warehouse_id, shelf) WHERE (shelf <> ''::text);

CREATE INDEX returns_signature ON public.returns USING btree (tenant_id, signature_file_id);

CREATE INDEX returns_warehouse ON public.returns USING btree (tenant_id, warehouse_id, created_at DESC, id DESC);

CREATE INDEX role_data_rules_rule ON public.role_data_rules USING btree (tenant_id, rule_id);

CREATE INDEX scans_order ON public.scans USING btree (tenant_id, order_id);

CREATE INDEX scans_user ON public.scans USING btree (tenant_id, user_id);

CREATE INDEX scans_warehouse ON public.scans USING btree (tenant_id, warehouse_id, created_at DESC);

CREATE INDEX sent_codes_account ON public.sent_codes USING btree (tenant_id, account, created_at);

CREATE INDEX sent_codes_expiry ON public.sent_codes USING btree (expires_at);

CREATE INDEX service_talks_assignee ON public.service_talks USING btree (tenant_id, assignee_id);

CREATE INDEX service_talks_spoken ON public.service_talks USING btree (tenant_id, spoken_at DESC, id DESC);

CREATE INDEX service_talks_waiting ON public.service_talks USING btree (tenant_id, waiting_since, id) WHERE (waiting_since IS NOT NULL);

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);

CREATE UNIQUE INDEX sessions_id ON public.sessions USING btree (tenant_id, id);

CREATE INDEX sessions_user ON public.sessions USING btree (tenant_id, user_id);

CREATE UNIQUE INDEX shipment_orders_open ON public.shipment_orders USING btree (tenant_id, order_id) WHERE (ended_at IS NULL);

CREATE INDEX shipment_orders_order ON public.shipment_orders USING btree (tenant_id, order_id);

CREATE INDEX shipments_created_by ON public.shipments USING btree (tenant_id, created_by);

CREATE INDEX shipments_due ON public.shipments USING btree (tenant_id, first_received_at) WHERE (status = ANY (ARRAY['open'::text, 'received'::text]));

CREATE UNIQUE INDEX shipments_inventory_no ON public.shipments USING btree (tenant_id, inventory_no);

CREATE INDEX shipments_merchant ON public.shipments USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX shipments_no ON public.shipments USING btree (tenant_id, merchant_id, shipment_no) WHERE (status <> 'takenBack'::text);

CREATE INDEX shipments_number ON public.shipments USING btree (tenant_id, shipment_no);

CREATE INDEX shipments_warehouse ON public.shipments USING btree (tenant_id, warehouse_id, created_at DESC, id DESC);

CREATE INDEX shippers_alike ON public.shippers USING btree (tenant_id, merchant_id, fingerprint, id);

CREATE UNIQUE INDEX shippers_code ON public.shippers USING btree (tenant_id, merchant_id, code) WHERE (code <> ''::text);

CREATE UNIQUE INDEX shippers_default ON public.shippers USING btree (tenant_id, merchant_id) WHERE is_default;

CREATE INDEX shippers_grams ON public.shippers USING gin (grams);

CREATE INDEX shippers_listed ON public.shippers USING btree (tenant_id, merchant_id, is_default DESC, id DESC);

CREATE INDEX sign_in_steps_expiry ON public.sign_in_steps USING btree (expires_at);

CREATE INDEX sign_in_steps_user ON public.sign_in_steps USING btree (tenant_id, user_id);

CREATE INDEX sign_ins_listed ON public.sign_ins USING btree (tenant_id, at DESC, id DESC);

CREATE INDEX sign_ins_merchant ON public.sign_ins USING btree (tenant_id, merchant_id, at DESC, id DESC);

CREATE INDEX sign_ins_outcome ON public.sign_ins USING btree (tenant_id, outcome, at DESC, id DESC);

CREATE INDEX sign_ins_user ON public.sign_ins USING btree (tenant_id, user_id, at DESC, id DESC);

CREATE INDEX stalls_ended ON public.stalls USING btree (tenant_id, ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX stalls_merchant ON public.stalls USING btree (tenant_id, merchant_id, since);

CREATE INDEX stalls_standing ON public.stalls USING btree (tenant_id, since, id) WHERE (ended_at IS NULL);

CREATE INDEX statements_confirmed_by ON public.statements USING btree (tenant_id, confirmed_by);

CREATE INDEX statements_queried ON public.statements USING btree (tenant_id) WHERE (state = 'queried'::text);

CREATE INDEX statements_silent ON public.statements USING btree (tenant_id, silent_at) WHERE (silent_at IS NOT NULL);

CREATE INDEX statements_unpaid ON public.statements USING btree (tenant_id, merchant_id, due_on) WHERE (settled_at IS NULL);

CREATE INDEX strays_created_by ON public.strays USING btree (tenant_id, created_by);

CREATE INDEX strays_merchant ON public.strays USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX strays_number ON public.strays USING btree (tenant_id, warehouse_id, number) WHERE (ended_at IS NULL);

CREATE INDEX strays_order ON public.strays USING btree (tenant_id, order_id);

CREATE INDEX strays_shipment ON public.strays USING btree (tenant_id, shipment_id);

CREATE INDEX strays_warehouse ON public.strays USING btree (tenant_id, warehouse_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX tax_numbers_index ON public.tax_numbers USING btree (tenant_id, merchant_id, tax_type, tax_no_index) WHERE (tax_no_index <> ''::text);

CREATE INDEX tenant_settings_changed_by ON public.tenant_settings USING btree (tenant_id, changed_by);

CREATE INDEX thread_files_file ON public.thread_files USING btree (tenant_id, file_id);

CREATE INDEX thread_messages_user ON public.thread_messages USING btree (tenant_id, user_id);

CREATE INDEX thread_orders_order ON public.thread_orders USING btree (tenant_id, order_id);

CREATE INDEX thread_reads_user ON public.thread_reads USING btree (tenant_id, user_id);

CREATE INDEX threads_merchant ON public.threads USING btree (tenant_id, merchant_id, last_at DESC);

CREATE INDEX threads_turn ON public.threads USING btree (tenant_id, turn, due_at) WHERE (closed_at IS NULL);

CREATE INDEX tickets_expiry ON public.tickets USING btree (expires_at);

CREATE INDEX tickets_session ON public.tickets USING btree (tenant_id, session_hash);

CREATE INDEX top_up_credentials_file ON public.top_up_credentials USING btree (tenant_id, file_id);

CREATE INDEX top_up_credentials_merchant ON public.top_up_credentials USING btree (tenant_id, merchant_id);

CREATE INDEX top_ups_audited ON public.top_ups USING btree (tenant_id, audited_by);

CREATE INDEX top_ups_bank_info ON public.top_ups USING btree (tenant_id, bank_info_id);

CREATE INDEX top_ups_created ON public.top_ups USING btree (tenant_id, created_at DESC, id DESC);

CREATE INDEX top_ups_listed ON public.top_ups USING btree (tenant_id, ((audit_status = 'pending'::text)) DESC, created_at DESC, id DESC);

CREATE INDEX top_ups_merchant ON public.top_ups USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE INDEX top_ups_money_by ON public.top_ups USING btree (tenant_id, money_by);

CREATE INDEX top_ups_pending ON public.top_ups USING btree (tenant_id, created_at DESC, id DESC) WHERE (audit_status = 'pending'::text);

CREATE INDEX top_ups_submitted ON public.top_ups USING btree (tenant_id, submitted_by);

CREATE INDEX track_changes_merchant ON public.track_changes USING btree (tenant_id, merchant_id, created_at);

CREATE INDEX track_events_code ON ONLY public.track_events USING btree (tenant_id, carrier, code);

CREATE INDEX track_events_unknown ON ONLY public.track_events USING btree (tenant_id, carrier, code, order_id) WHERE (mapping = 0);

CREATE INDEX track_notices_waiting ON public.track_notices USING btree (tenant_id, noted_at) WHERE (told_at IS NULL);

CREATE INDEX track_states_delivered ON public.track_states USING btree (tenant_id, delivered_at) WHERE (delivered_at IS NOT NULL);

CREATE INDEX track_states_latest ON public.track_states USING btree (tenant_id, latest_at, order_id);

CREATE INDEX track_states_merchant ON public.track_states USING btree (tenant_id, merchant_id, latest_at, order_id);

CREATE INDEX track_states_merchant_status ON public.track_states USING btree (tenant_id, merchant_id, status, latest_at, order_id);

CREATE INDEX track_states_status ON public.track_states USING btree (tenant_id, status, latest_at, order_id);

CREATE INDEX track_states_to_ask ON public.track_states USING btree (tenant_id, product_id, ask_at) WHERE (ask_at IS NOT NULL);

CREATE INDEX track_states_to_move ON public.track_states USING btree (tenant_id, order_id) WHERE to_move;

CREATE INDEX transfers_merchant ON public.transfers USING btree (tenant_id, merchant_id);

CREATE INDEX trial_rows_merchant ON public.trial_rows USING btree (tenant_id, merchant_id);

CREATE INDEX trials_listed ON public.trials USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE INDEX trials_unsaved ON public.trials USING btree (created_at) WHERE (NOT is_saved);

CREATE INDEX trials_user ON public.trials USING btree (tenant_id, user_id);

CREATE INDEX user_permissions_merchant ON public.user_permissions USING btree (tenant_id, merchant_id);

CREATE INDEX user_roles_expiring ON public.user_roles USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (over_told_at IS NULL));

CREATE UNIQUE INDEX users_email ON public.users USING btree (tenant_id, lower(email)) WHERE ((email IS NOT NULL) AND (email !~~ 'e1.%'::text));

CREATE UNIQUE INDEX users_email_index ON public.users USING btree (tenant_id, email_index) WHERE (email_index IS NOT NULL);

CREATE INDEX users_merchant ON public.users USING btree (tenant_id, merchant_id);

CREATE UNIQUE INDEX users_owner ON public.users USING btree (tenant_id, merchant_id) WHERE is_owner;

CREATE UNIQUE INDEX users_phone ON public.users USING btree (tenant_id, phone) WHERE ((phone IS NOT NULL) AND (phone !~~ 'e1.%'::text));

CREATE UNIQUE INDEX users_phone_index ON public.users USING btree (tenant_id, phone_index) WHERE (phone_index IS NOT NULL);

CREATE INDEX warehouse_lines_product ON public.warehouse_lines USING btree (tenant_id, product_id);

CREATE INDEX warehouse_staff_user ON public.warehouse_staff USING btree (tenant_id, user_id);

CREATE INDEX webhook_attempts_delivery ON public.webhook_attempts USING btree (tenant_id, endpoint_id, event_id);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (tenant_id, endpoint_id, next_at) WHERE (state = 'waiting'::text);

CREATE INDEX webhook_deliveries_event ON public.webhook_deliveries USING btree (tenant_id, event_id);

CREATE INDEX webhook_deliveries_state ON public.webhook_deliveries USING btree (tenant_id, endpoint_id, state, created_at);

CREATE INDEX webhook_endpoints_created_by ON public.webhook_endpoints USING btree (tenant_id, created_by);

CREATE INDEX webhook_endpoints_due ON public.webhook_endpoints USING btree (tenant_id, due_at) WHERE (is_on AND (due_at IS NOT NULL));

CREATE INDEX webhook_endpoints_failing ON public.webhook_endpoints USING btree (tenant_id, failing_since) WHERE (failing_since IS NOT NULL);

CREATE INDEX webhook_endpoints_merchant ON public.webhook_endpoints USING btree (tenant_id, merchant_id);

CREATE UNIQUE INDEX webhook_events_balance ON public.webhook_events USING btree (tenant_id, merchant_id, currency) WHERE ((body IS NULL) AND (type = 'balance.changed'::text));

CREATE INDEX webhook_events_merchant ON public.webhook_events USING btree (tenant_id, merchant_id, created_at);

CREATE INDEX webhook_events_old ON public.webhook_events USING btree (created_at);

CREATE INDEX webhook_events_unsaid ON public.webhook_events USING btree (tenant_id, noted) WHERE (body IS NULL);

CREATE INDEX withholdings_created_by ON public.withholdings USING btree (tenant_id, created_by);

CREATE INDEX withholdings_due ON public.withholdings USING btree (tenant_id, deadline) WHERE (ended_at IS NULL);

CREATE INDEX withholdings_ended_by ON public.withholdings USING btree (tenant_id, ended_by);

CREATE INDEX withholdings_merchant ON public.withholdings USING btree (tenant_id, merchant_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX withholdings_open ON public.withholdings USING btree (tenant_id, order_id, reason) WHERE (ended_at IS NULL);

CREATE INDEX withholdings_order ON public.withholdings USING btree (tenant_id, order_id);

CREATE INDEX withholdings_warehouse ON public.withholdings USING btree (tenant_id, warehouse_id, created_at DESC, id DESC);

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON directory.cells FOR EACH STATEMENT EXECUTE FUNCTION directory.changed();

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON directory.moves FOR EACH STATEMENT EXECUTE FUNCTION directory.changed();

CREATE TRIGGER changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON directory.tenant_hosts FOR EACH STATEMENT EXECUTE FUNCTION directory.changed();

CREATE TRIGGER cost_gone AFTER DELETE ON public.order_margins REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION alpaca.sum_costs();

CREATE TRIGGER cost_moved AFTER UPDATE ON public.order_margins REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION alpaca.sum_costs();

CREATE TRIGGER cost_new AFTER INSERT ON public.order_margins REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION alpaca.sum_costs();

CREATE TRIGGER count_added AFTER INSERT ON public.import_rows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_import_rows();

CREATE TRIGGER count_changed AFTER UPDATE ON public.import_rows REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_import_rows();

CREATE TRIGGER count_gone AFTER DELETE ON public.track_states REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_gone_tracks();

CREATE TRIGGER count_moved AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_moved_orders();

CREATE TRIGGER count_moved AFTER UPDATE ON public.track_states REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_moved_tracks();

CREATE TRIGGER count_new AFTER INSERT ON public.orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_new_orders();

CREATE TRIGGER count_new AFTER INSERT ON public.track_states REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_new_tracks();

CREATE TRIGGER fold AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.fold_entries();

CREATE TRIGGER follow_cod_moved AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((new.status <> old.status) AND (new.status <> ALL (ARRAY['draft'::text, 'ordering'::text, 'failed'::text])) AND (new.form ? 'codPrice'::text))) EXECUTE FUNCTION alpaca.follow_cod();

CREATE TRIGGER follow_cod_new AFTER INSERT ON public.orders FOR EACH ROW WHEN (((new.status <> ALL (ARRAY['draft'::text, 'ordering'::text, 'failed'::text])) AND (new.form ? 'codPrice'::text))) EXECUTE FUNCTION alpaca.follow_cod();

CREATE TRIGGER follow_erasure AFTER UPDATE OF state ON public.approvals FOR EACH ROW WHEN (((new.kind = 'erasure'::text) AND (new.state <> old.state))) EXECUTE FUNCTION alpaca.follow_approval();

CREATE TRIGGER forget_changes AFTER DELETE ON public.consignees REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('consignee');

CREATE TRIGGER forget_changes AFTER DELETE ON public.data_rules REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('dataRule');

CREATE TRIGGER forget_changes AFTER DELETE ON public.menu_draft_entries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('menu');

CREATE TRIGGER forget_changes AFTER DELETE ON public.notices REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('announcement');

CREATE TRIGGER forget_changes AFTER DELETE ON public.price_versions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('priceVersion');

CREATE TRIGGER forget_changes AFTER DELETE ON public.shippers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('shipper');

CREATE TRIGGER forget_changes AFTER DELETE ON public.skus REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('sku');

CREATE TRIGGER forget_changes AFTER DELETE ON public.tax_numbers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION alpaca.forget_changes('taxNumber');

CREATE TRIGGER guard BEFORE UPDATE ON public.api_keys FOR EACH ROW EXECUTE FUNCTION alpaca.guard_api_key();

CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON public.approvals FOR EACH ROW EXECUTE FUNCTION alpaca.guard_approval();

CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON public.claims FOR EACH ROW EXECUTE FUNCTION alpaca.guard_claim();

CREATE TRIGGER guard BEFORE UPDATE ON public.cod_orders FOR EACH ROW EXECUTE FUNCTION alpaca.guard_cod();

CREATE TRIGGER guard BEFORE INSERT ON public.payable_transfers FOR EACH ROW EXECUTE FUNCTION alpaca.guard_payable();

CREATE TRIGGER guard BEFORE DELETE OR UPDATE ON public.price_versions FOR EACH ROW EXECUTE FUNCTION alpaca.guard_price_version();

CREATE TRIGGER guard AFTER INSERT ON public.remote_areas REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.guard_remote_areas();

CREATE TRIGGER guard BEFORE INSERT ON public.top_ups FOR EACH ROW EXECUTE FUNCTION alpaca.guard_top_up();

CREATE TRIGGER guard BEFORE INSERT ON public.transfers FOR EACH ROW WHEN ((new.op = ANY (ARRAY['topUp'::text, 'adjust'::text, 'absorb'::text]))) EXECUTE FUNCTION alpaca.guard_transfer();

CREATE TRIGGER guard_added AFTER INSERT ON public.price_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alpaca.guard_price_parts();

CREATE TRIGGER guard_added AFTER INSERT ON public.surcharges REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alpaca.guard_price_parts();

CREATE TRIGGER guard_added AFTER INSERT ON public.zone_places REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alpaca.guard_price_parts();

CREATE TRIGGER guard_changed BEFORE UPDATE ON public.top_ups FOR EACH ROW WHEN ((NOT (((new.payer_name IS DISTINCT FROM old.payer_name) OR (new.payer_account IS DISTINCT FROM old.payer_account)) OR (new.remark IS DISTINCT FROM old.remark)))) EXECUTE FUNCTION alpaca.guard_top_up();

CREATE TRIGGER guard_cod BEFORE INSERT ON public.transfers FOR EACH ROW WHEN ((new.op = ANY (ARRAY['collect'::text, 'makeGood'::text, 'codFee'::text]))) EXECUTE FUNCTION alpaca.guard_cod_posting();

CREATE TRIGGER guard_compensation BEFORE INSERT ON public.transfers FOR EACH ROW WHEN ((new.op = 'compensate'::text)) EXECUTE FUNCTION alpaca.guard_compensation();

CREATE TRIGGER guard_redacted BEFORE UPDATE ON public.top_ups FOR EACH ROW WHEN ((((new.payer_name IS DISTINCT FROM old.payer_name) OR (new.payer_account IS DISTINCT FROM old.payer_account)) OR (new.remark IS DISTINCT FROM old.remark))) EXECUTE FUNCTION alpaca.guard_redacted_top_up();

CREATE TRIGGER guard_removed AFTER DELETE ON public.price_rows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alpaca.guard_price_parts();

CREATE TRIGGER guard_removed AFTER DELETE ON public.surcharges REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alpaca.guard_price_parts();

CREATE TRIGGER guard_removed AFTER DELETE ON public.zone_places REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION alpaca.guard_price_parts();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payable_entries FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payable_transfers FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_change();

CREATE TRIGGER immutable BEFORE UPDATE OR TRUNCATE ON public.price_rows FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.price_sheets FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE TRIGGER immutable BEFORE TRUNCATE ON public.price_versions FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.remote_areas FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.remote_lists FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE TRIGGER immutable BEFORE UPDATE OR TRUNCATE ON public.surcharges FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.transfers FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_change();

CREATE TRIGGER immutable BEFORE UPDATE OR TRUNCATE ON public.zone_places FOR EACH STATEMENT EXECUTE FUNCTION alpaca.refuse_price_change();

CREATE CONSTRAINT TRIGGER keep_menu_open AFTER INSERT OR DELETE OR UPDATE ON public.menus DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION alpaca.keep_menu_open();

CREATE CONSTRAINT TRIGGER last_administrator AFTER DELETE ON public.role_permissions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION alpaca.keep_administrator();

CREATE CONSTRAINT TRIGGER last_administrator AFTER DELETE OR UPDATE ON public.user_roles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION alpaca.keep_administrator();

CREATE CONSTRAINT TRIGGER last_administrator AFTER UPDATE OF disabled_at, kind, is_it ON public.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.kind = 'administrator'::text) AND (old.disabled_at IS NULL) AND ((new.kind <> 'administrator'::text) OR (new.disabled_at IS NOT NULL) OR (old.is_it AND (NOT new.is_it))))) EXECUTE FUNCTION alpaca.keep_administrator();

CREATE CONSTRAINT TRIGGER last_administrator_gone AFTER DELETE ON public.users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.kind = 'administrator'::text)) EXECUTE FUNCTION alpaca.keep_administrator();

CREATE TRIGGER mark_delivered AFTER INSERT ON public.track_states FOR EACH ROW WHEN ((new.delivered_at IS NOT NULL)) EXECUTE FUNCTION alpaca.mark_delivery();

CREATE TRIGGER mark_moved AFTER UPDATE ON public.track_states FOR EACH ROW WHEN (((COALESCE(old.delivered_at, new.delivered_at) IS NOT NULL) AND (((((old.delivered_at IS DISTINCT FROM new.delivered_at) OR (old.online_at IS DISTINCT FROM new.online_at)) OR (old.status IS DISTINCT FROM new.status)) OR (old.product_id IS DISTINCT FROM new.product_id)) OR (old.country_code IS DISTINCT FROM new.country_code)))) EXECUTE FUNCTION alpaca.mark_delivery();

CREATE TRIGGER mark_received AFTER UPDATE OF received_at ON public.orders FOR EACH ROW WHEN ((old.received_at IS DISTINCT FROM new.received_at)) EXECUTE FUNCTION alpaca.mark_received();

CREATE TRIGGER note_left AFTER INSERT ON public.batch_events FOR EACH ROW WHEN ((new.what = ANY (ARRAY['closed'::text, 'reopened'::text]))) EXECUTE FUNCTION alpaca.note_left();

CREATE TRIGGER note_refused AFTER INSERT ON public.order_events FOR EACH ROW WHEN ((new.step = 'refused'::text)) EXECUTE FUNCTION alpaca.note_refused();

CREATE TRIGGER note_scan AFTER INSERT ON public.scans FOR EACH ROW EXECUTE FUNCTION alpaca.note_scan();

CREATE TRIGGER note_trouble AFTER INSERT ON public.track_changes FOR EACH ROW WHEN ((new.reason IS NOT NULL)) EXECUTE FUNCTION alpaca.note_trouble();

CREATE TRIGGER note_webhooks AFTER UPDATE OF balance_minor ON public.accounts FOR EACH ROW WHEN (((new.merchant_id IS NOT NULL) AND (new.balance_minor <> old.balance_minor))) EXECUTE FUNCTION alpaca.note_balance();

CREATE TRIGGER note_webhooks AFTER INSERT ON public.box_numbers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.note_other_numbers();

CREATE TRIGGER note_webhooks AFTER INSERT ON public.order_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.note_moved_orders();

CREATE TRIGGER note_webhooks AFTER INSERT ON public.orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.note_created_orders();

CREATE TRIGGER note_webhooks AFTER INSERT ON public.track_changes REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.note_track_changes();

CREATE TRIGGER note_webhooks_label AFTER UPDATE OF label ON public.orders FOR EACH ROW WHEN (((new.label = 'ready'::text) AND (old.label <> 'ready'::text))) EXECUTE FUNCTION alpaca.note_ready_label();

CREATE TRIGGER note_webhooks_moved AFTER UPDATE OF status ON public.cost_changes FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION alpaca.note_cost_change();

CREATE TRIGGER note_webhooks_new AFTER INSERT ON public.cost_changes FOR EACH ROW EXECUTE FUNCTION alpaca.note_cost_change();

CREATE TRIGGER note_withheld AFTER INSERT ON public.withholdings FOR EACH ROW WHEN ((new.reason <> ALL (ARRAY['carrierRefused'::text, 'intercepted'::text]))) EXECUTE FUNCTION alpaca.note_withheld();

CREATE TRIGGER only_sealed_anew BEFORE UPDATE OF changes ON public.record_changes FOR EACH ROW EXECUTE FUNCTION alpaca.only_sealed_anew();

CREATE TRIGGER role_permissions_kind BEFORE INSERT OR UPDATE ON public.role_permissions FOR EACH ROW EXECUTE FUNCTION alpaca.check_role_permission();

CREATE TRIGGER roles_side BEFORE UPDATE OF kind ON public.roles FOR EACH ROW EXECUTE FUNCTION alpaca.keep_side('roles_side');

CREATE TRIGGER settle AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.settle_entries();

CREATE TRIGGER settle AFTER INSERT ON public.payable_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.settle_payables();

CREATE TRIGGER track_steps AFTER INSERT ON public.order_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.track_own_steps();

CREATE TRIGGER user_roles_kind BEFORE INSERT OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION alpaca.check_user_role();

CREATE TRIGGER users_contact_indexes BEFORE UPDATE OF phone, email ON public.users FOR EACH ROW EXECUTE FUNCTION alpaca.keep_contact_indexes();

CREATE TRIGGER users_side BEFORE UPDATE OF kind ON public.users FOR EACH ROW EXECUTE FUNCTION alpaca.keep_side('users_side');

CREATE TRIGGER word_moved AFTER UPDATE ON public.orders REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION alpaca.word_moved_orders();

CREATE TRIGGER word_new AFTER INSERT ON public.orders REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alpaca.word_new_orders();

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.activation_requests
    ADD CONSTRAINT activation_requests_tenant_id_back_file_fkey FOREIGN KEY (tenant_id, back_file) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.activation_requests
    ADD CONSTRAINT activation_requests_tenant_id_front_file_fkey FOREIGN KEY (tenant_id, front_file) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.activation_requests
    ADD CONSTRAINT activation_requests_tenant_id_licence_file_fkey FOREIGN KEY (tenant_id, licence_file) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.activation_requests
    ADD CONSTRAINT activation_requests_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.activation_requests
    ADD CONSTRAINT activation_requests_tenant_id_reviewed_by_fkey FOREIGN KEY (tenant_id, reviewed_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.activation_requests
    ADD CONSTRAINT activation_requests_tenant_id_submitted_by_fkey FOREIGN KEY (tenant_id, submitted_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.adverts
    ADD CONSTRAINT adverts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_tenant_id_replaced_by_fkey FOREIGN KEY (tenant_id, replaced_by) REFERENCES public.api_keys(tenant_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.api_request_originals
    ADD CONSTRAINT api_request_originals_tenant_id_request_id_fkey FOREIGN KEY (tenant_id, request_id) REFERENCES public.api_requests(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_tenant_id_shipment_id_fkey FOREIGN KEY (tenant_id, shipment_id) REFERENCES public.shipments(tenant_id, id);

ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_tenant_id_signature_file_id_fkey FOREIGN KEY (tenant_id, signature_file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.arrivals
    ADD CONSTRAINT arrivals_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.badges
    ADD CONSTRAINT badges_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.bags
    ADD CONSTRAINT bags_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES public.dispatch_batches(tenant_id, id);

ALTER TABLE ONLY public.bags
    ADD CONSTRAINT bags_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.bags
    ADD CONSTRAINT bags_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.balance_alerts
    ADD CONSTRAINT balance_alerts_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.bank_infos
    ADD CONSTRAINT bank_infos_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.batch_events
    ADD CONSTRAINT batch_events_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES public.dispatch_batches(tenant_id, id);

ALTER TABLE ONLY public.batch_events
    ADD CONSTRAINT batch_events_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.bill_lines
    ADD CONSTRAINT bill_lines_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES public.carrier_bills(tenant_id, id);

ALTER TABLE ONLY public.bill_lines
    ADD CONSTRAINT bill_lines_tenant_id_twice_of_fkey FOREIGN KEY (tenant_id, twice_of) REFERENCES public.bill_lines(tenant_id, id);

ALTER TABLE ONLY public.bill_shares
    ADD CONSTRAINT bill_shares_tenant_id_change_id_fkey FOREIGN KEY (tenant_id, change_id) REFERENCES public.cost_changes(tenant_id, id);

ALTER TABLE ONLY public.bill_shares
    ADD CONSTRAINT bill_shares_tenant_id_line_id_fkey FOREIGN KEY (tenant_id, line_id) REFERENCES public.bill_lines(tenant_id, id);

ALTER TABLE ONLY public.bill_shares
    ADD CONSTRAINT bill_shares_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.book_checks
    ADD CONSTRAINT book_checks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.box_numbers
    ADD CONSTRAINT box_numbers_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.box_places
    ADD CONSTRAINT box_places_tenant_id_bag_id_fkey FOREIGN KEY (tenant_id, bag_id) REFERENCES public.bags(tenant_id, id);

ALTER TABLE ONLY public.box_places
    ADD CONSTRAINT box_places_tenant_id_order_id_line_fkey FOREIGN KEY (tenant_id, order_id, line) REFERENCES public.order_boxes(tenant_id, order_id, line);

ALTER TABLE ONLY public.box_places
    ADD CONSTRAINT box_places_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.captchas
    ADD CONSTRAINT captchas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.carrier_bills
    ADD CONSTRAINT carrier_bills_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.carrier_bills
    ADD CONSTRAINT carrier_bills_tenant_id_payee_id_fkey FOREIGN KEY (tenant_id, payee_id) REFERENCES public.payees(tenant_id, id);

ALTER TABLE ONLY public.carrier_bills
    ADD CONSTRAINT carrier_bills_tenant_id_posted_by_fkey FOREIGN KEY (tenant_id, posted_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.carrier_bills
    ADD CONSTRAINT carrier_bills_tenant_id_run_id_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES public.payment_runs(tenant_id, id);

ALTER TABLE ONLY public.channel_tries
    ADD CONSTRAINT channel_tries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.channels
    ADD CONSTRAINT channels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.charges
    ADD CONSTRAINT charges_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.claim_files
    ADD CONSTRAINT claim_files_tenant_id_claim_id_fkey FOREIGN KEY (tenant_id, claim_id) REFERENCES public.claims(tenant_id, id);

ALTER TABLE ONLY public.claim_files
    ADD CONSTRAINT claim_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.claim_steps
    ADD CONSTRAINT claim_steps_tenant_id_claim_id_fkey FOREIGN KEY (tenant_id, claim_id) REFERENCES public.claims(tenant_id, id);

ALTER TABLE ONLY public.claim_steps
    ADD CONSTRAINT claim_steps_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.claim_terms
    ADD CONSTRAINT claim_terms_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.claim_terms
    ADD CONSTRAINT claim_terms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.claim_terms
    ADD CONSTRAINT claim_terms_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES public.products(tenant_id, id);

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_tenant_id_offered_by_fkey FOREIGN KEY (tenant_id, offered_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_tenant_id_stall_id_fkey FOREIGN KEY (tenant_id, stall_id) REFERENCES public.stalls(tenant_id, id);

ALTER TABLE ONLY public.cod_lines
    ADD CONSTRAINT cod_lines_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.cod_orders(tenant_id, id);

ALTER TABLE ONLY public.cod_lines
    ADD CONSTRAINT cod_lines_tenant_id_remittance_id_fkey FOREIGN KEY (tenant_id, remittance_id) REFERENCES public.cod_remittances(tenant_id, id);

ALTER TABLE ONLY public.cod_orders
    ADD CONSTRAINT cod_orders_tenant_id_approved_by_fkey FOREIGN KEY (tenant_id, approved_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.cod_orders
    ADD CONSTRAINT cod_orders_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.cod_orders
    ADD CONSTRAINT cod_orders_tenant_id_id_fkey FOREIGN KEY (tenant_id, id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.cod_remittances
    ADD CONSTRAINT cod_remittances_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.cod_remittances
    ADD CONSTRAINT cod_remittances_tenant_id_payee_id_fkey FOREIGN KEY (tenant_id, payee_id) REFERENCES public.payees(tenant_id, id);

ALTER TABLE ONLY public.cod_remittances
    ADD CONSTRAINT cod_remittances_tenant_id_posted_by_fkey FOREIGN KEY (tenant_id, posted_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.consignees
    ADD CONSTRAINT consignees_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.cost_change_steps
    ADD CONSTRAINT cost_change_steps_tenant_id_change_id_fkey FOREIGN KEY (tenant_id, change_id) REFERENCES public.cost_changes(tenant_id, id);

ALTER TABLE ONLY public.cost_change_steps
    ADD CONSTRAINT cost_change_steps_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.cost_changes
    ADD CONSTRAINT cost_changes_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.cost_changes
    ADD CONSTRAINT cost_changes_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.cost_days
    ADD CONSTRAINT cost_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.cost_days
    ADD CONSTRAINT cost_days_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.cost_tolerances
    ADD CONSTRAINT cost_tolerances_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.cost_tolerances
    ADD CONSTRAINT cost_tolerances_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.cost_tolerances
    ADD CONSTRAINT cost_tolerances_tenant_id_made_after_fkey FOREIGN KEY (tenant_id, made_after) REFERENCES public.cost_changes(tenant_id, id);

ALTER TABLE ONLY public.cost_tolerances
    ADD CONSTRAINT cost_tolerances_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES public.products(tenant_id, id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.data_keys
    ADD CONSTRAINT data_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.data_rules
    ADD CONSTRAINT data_rules_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.data_rules
    ADD CONSTRAINT data_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.data_rules
    ADD CONSTRAINT data_rules_tenant_id_menu_id_fkey FOREIGN KEY (tenant_id, menu_id) REFERENCES public.menus(tenant_id, id);

ALTER TABLE ONLY public.deleted_records
    ADD CONSTRAINT deleted_records_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.deleted_records
    ADD CONSTRAINT deleted_records_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.delivery_addresses
    ADD CONSTRAINT delivery_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.delivery_addresses
    ADD CONSTRAINT delivery_addresses_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.delivery_days
    ADD CONSTRAINT delivery_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.delivery_days
    ADD CONSTRAINT delivery_days_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.delivery_marks
    ADD CONSTRAINT delivery_marks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.dict_items
    ADD CONSTRAINT dict_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.dictionaries
    ADD CONSTRAINT dictionaries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.dispatch_batches
    ADD CONSTRAINT dispatch_batches_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.dispatch_batches
    ADD CONSTRAINT dispatch_batches_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.dispatch_batches
    ADD CONSTRAINT dispatch_batches_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES public.products(tenant_id, id);

ALTER TABLE ONLY public.dispatch_batches
    ADD CONSTRAINT dispatch_batches_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_tenant_id_approval_id_fkey FOREIGN KEY (tenant_id, approval_id) REFERENCES public.approvals(tenant_id, id);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.exchanges
    ADD CONSTRAINT exchanges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.exchanges
    ADD CONSTRAINT exchanges_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.exchanges
    ADD CONSTRAINT exchanges_tenant_id_quoted_by_fkey FOREIGN KEY (tenant_id, quoted_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.failure_days
    ADD CONSTRAINT failure_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.failure_days
    ADD CONSTRAINT failure_days_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.first_passwords
    ADD CONSTRAINT first_passwords_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.first_steps
    ADD CONSTRAINT first_steps_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.forgotten
    ADD CONSTRAINT forgotten_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.gone_files
    ADD CONSTRAINT gone_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.import_mappings
    ADD CONSTRAINT import_mappings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES public.imports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.job_steps
    ADD CONSTRAINT job_steps_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.label_designs
    ADD CONSTRAINT label_designs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.label_designs
    ADD CONSTRAINT label_designs_tenant_id_logo_file_id_fkey FOREIGN KEY (tenant_id, logo_file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.label_set_orders
    ADD CONSTRAINT label_set_orders_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.label_set_orders
    ADD CONSTRAINT label_set_orders_tenant_id_set_id_fkey FOREIGN KEY (tenant_id, set_id) REFERENCES public.label_sets(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.label_sets
    ADD CONSTRAINT label_sets_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.label_sets
    ADD CONSTRAINT label_sets_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.label_sets
    ADD CONSTRAINT label_sets_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.last_sign_ins
    ADD CONSTRAINT last_sign_ins_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.ledger_days
    ADD CONSTRAINT ledger_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.ledger_days
    ADD CONSTRAINT ledger_days_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES public.accounts(tenant_id, id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_tenant_id_transfer_id_fkey FOREIGN KEY (tenant_id, transfer_id) REFERENCES public.transfers(tenant_id, id);

ALTER TABLE ONLY public.line_contacts
    ADD CONSTRAINT line_contacts_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES public.products(tenant_id, id);

ALTER TABLE ONLY public.log_checks
    ADD CONSTRAINT log_checks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.log_days
    ADD CONSTRAINT log_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.log_seals
    ADD CONSTRAINT log_seals_tenant_id_day_fkey FOREIGN KEY (tenant_id, day) REFERENCES public.log_days(tenant_id, day);

ALTER TABLE ONLY public.manifests
    ADD CONSTRAINT manifests_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES public.dispatch_batches(tenant_id, id);

ALTER TABLE ONLY public.manifests
    ADD CONSTRAINT manifests_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.manifests
    ADD CONSTRAINT manifests_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.margin_looks
    ADD CONSTRAINT margin_looks_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.margin_looks
    ADD CONSTRAINT margin_looks_tenant_id_seen_by_fkey FOREIGN KEY (tenant_id, seen_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.margin_marks
    ADD CONSTRAINT margin_marks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.menu_draft_entries
    ADD CONSTRAINT menu_draft_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.menu_draft_entries
    ADD CONSTRAINT menu_draft_entries_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES public.menu_draft_entries(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.menu_drafts
    ADD CONSTRAINT menu_drafts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.menu_versions
    ADD CONSTRAINT menu_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.menu_versions
    ADD CONSTRAINT menu_versions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES public.menus(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.merchant_cards
    ADD CONSTRAINT merchant_cards_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.merchant_cards
    ADD CONSTRAINT merchant_cards_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.merchant_cards
    ADD CONSTRAINT merchant_cards_tenant_id_sales_user_id_fkey FOREIGN KEY (tenant_id, sales_user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.merchant_numbers
    ADD CONSTRAINT merchant_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.merchants
    ADD CONSTRAINT merchants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.merchants
    ADD CONSTRAINT merchants_tenant_id_label_design_id_fkey FOREIGN KEY (tenant_id, label_design_id) REFERENCES public.label_designs(tenant_id, id) ON DELETE SET NULL (label_design_id);

ALTER TABLE ONLY public.message_settings
    ADD CONSTRAINT message_settings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.milestone_parcels
    ADD CONSTRAINT milestone_parcels_tenant_id_milestone_id_fkey FOREIGN KEY (tenant_id, milestone_id) REFERENCES public.milestones(tenant_id, id);

ALTER TABLE ONLY public.milestone_parcels
    ADD CONSTRAINT milestone_parcels_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_tenant_id_bag_id_fkey FOREIGN KEY (tenant_id, bag_id) REFERENCES public.bags(tenant_id, id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_tenant_id_batch_id_fkey FOREIGN KEY (tenant_id, batch_id) REFERENCES public.dispatch_batches(tenant_id, id);

ALTER TABLE ONLY public.milestones
    ADD CONSTRAINT milestones_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_tenant_id_notice_id_fkey FOREIGN KEY (tenant_id, notice_id) REFERENCES public.notices(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_recipients
    ADD CONSTRAINT notice_recipients_tenant_id_notice_id_fkey FOREIGN KEY (tenant_id, notice_id) REFERENCES public.notices(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_recipients
    ADD CONSTRAINT notice_recipients_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.number_ranges
    ADD CONSTRAINT number_ranges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.order_boxes
    ADD CONSTRAINT order_boxes_order FOREIGN KEY (tenant_id, merchant_id, order_id) REFERENCES public.orders(tenant_id, merchant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_boxes
    ADD CONSTRAINT order_boxes_tenant_id_received_by_fkey FOREIGN KEY (tenant_id, received_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.order_counts
    ADD CONSTRAINT order_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.order_counts
    ADD CONSTRAINT order_counts_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.order_day_counts
    ADD CONSTRAINT order_day_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.order_day_counts
    ADD CONSTRAINT order_day_counts_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order FOREIGN KEY (tenant_id, merchant_id, order_id) REFERENCES public.orders(tenant_id, merchant_id, id);

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.order_files
    ADD CONSTRAINT order_files_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.order_files
    ADD CONSTRAINT order_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.order_files
    ADD CONSTRAINT order_files_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_margins
    ADD CONSTRAINT order_margins_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.order_words
    ADD CONSTRAINT order_words_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_label_file_id_fkey FOREIGN KEY (tenant_id, label_file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES public.products(tenant_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_shipment_id_fkey FOREIGN KEY (tenant_id, shipment_id) REFERENCES public.shipments(tenant_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES public.price_versions(tenant_id, id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.own_bookings
    ADD CONSTRAINT own_bookings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.parcel_photos
    ADD CONSTRAINT parcel_photos_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.parcel_photos
    ADD CONSTRAINT parcel_photos_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.parcel_photos
    ADD CONSTRAINT parcel_photos_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.parcel_photos
    ADD CONSTRAINT parcel_photos_tenant_id_return_id_fkey FOREIGN KEY (tenant_id, return_id) REFERENCES public.returns(tenant_id, id);

ALTER TABLE ONLY public.parcel_photos
    ADD CONSTRAINT parcel_photos_tenant_id_stray_id_fkey FOREIGN KEY (tenant_id, stray_id) REFERENCES public.strays(tenant_id, id);

ALTER TABLE ONLY public.parcel_photos
    ADD CONSTRAINT parcel_photos_tenant_id_withholding_id_fkey FOREIGN KEY (tenant_id, withholding_id) REFERENCES public.withholdings(tenant_id, id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payable_balances
    ADD CONSTRAINT payable_balances_tenant_id_payee_id_fkey FOREIGN KEY (tenant_id, payee_id) REFERENCES public.payees(tenant_id, id);

ALTER TABLE ONLY public.payable_entries
    ADD CONSTRAINT payable_entries_tenant_id_transfer_id_fkey FOREIGN KEY (tenant_id, transfer_id) REFERENCES public.payable_transfers(tenant_id, id);

ALTER TABLE ONLY public.payable_transfers
    ADD CONSTRAINT payable_transfers_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES public.carrier_bills(tenant_id, id);

ALTER TABLE ONLY public.payable_transfers
    ADD CONSTRAINT payable_transfers_tenant_id_payee_id_fkey FOREIGN KEY (tenant_id, payee_id) REFERENCES public.payees(tenant_id, id);

ALTER TABLE ONLY public.payable_transfers
    ADD CONSTRAINT payable_transfers_tenant_id_run_id_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES public.payment_runs(tenant_id, id);

ALTER TABLE ONLY public.payees
    ADD CONSTRAINT payees_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.payment_codes
    ADD CONSTRAINT payment_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.payment_run_bills
    ADD CONSTRAINT payment_run_bills_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES public.carrier_bills(tenant_id, id);

ALTER TABLE ONLY public.payment_run_bills
    ADD CONSTRAINT payment_run_bills_tenant_id_run_id_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES public.payment_runs(tenant_id, id);

ALTER TABLE ONLY public.payment_runs
    ADD CONSTRAINT payment_runs_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.payment_runs
    ADD CONSTRAINT payment_runs_tenant_id_decided_by_fkey FOREIGN KEY (tenant_id, decided_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.payment_runs
    ADD CONSTRAINT payment_runs_tenant_id_paid_by_fkey FOREIGN KEY (tenant_id, paid_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.payment_runs
    ADD CONSTRAINT payment_runs_tenant_id_payee_id_fkey FOREIGN KEY (tenant_id, payee_id) REFERENCES public.payees(tenant_id, id);

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.price_groups
    ADD CONSTRAINT price_groups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.price_rows
    ADD CONSTRAINT price_rows_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES public.price_versions(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.price_sheets
    ADD CONSTRAINT price_sheets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.price_sheets
    ADD CONSTRAINT price_sheets_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.price_sheets
    ADD CONSTRAINT price_sheets_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES public.products(tenant_id, id);

ALTER TABLE ONLY public.price_versions
    ADD CONSTRAINT price_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.price_versions
    ADD CONSTRAINT price_versions_tenant_id_published_by_fkey FOREIGN KEY (tenant_id, published_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.price_versions
    ADD CONSTRAINT price_versions_tenant_id_remote_list_id_fkey FOREIGN KEY (tenant_id, remote_list_id) REFERENCES public.remote_lists(tenant_id, id);

ALTER TABLE ONLY public.price_versions
    ADD CONSTRAINT price_versions_tenant_id_sheet_id_fkey FOREIGN KEY (tenant_id, sheet_id) REFERENCES public.price_sheets(tenant_id, id);

ALTER TABLE ONLY public.print_records
    ADD CONSTRAINT print_records_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.print_records
    ADD CONSTRAINT print_records_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_tenant_id_channel_id_fkey FOREIGN KEY (tenant_id, channel_id) REFERENCES public.channels(tenant_id, id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.record_changes
    ADD CONSTRAINT record_changes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.record_changes
    ADD CONSTRAINT record_changes_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.record_changes
    ADD CONSTRAINT record_changes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.remote_areas
    ADD CONSTRAINT remote_areas_tenant_id_list_id_fkey FOREIGN KEY (tenant_id, list_id) REFERENCES public.remote_lists(tenant_id, id);

ALTER TABLE ONLY public.remote_lists
    ADD CONSTRAINT remote_lists_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.remote_lists
    ADD CONSTRAINT remote_lists_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.report_runs
    ADD CONSTRAINT report_runs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_tenant_id_new_order_id_fkey FOREIGN KEY (tenant_id, new_order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_tenant_id_signature_file_id_fkey FOREIGN KEY (tenant_id, signature_file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.returns
    ADD CONSTRAINT returns_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.role_data_rules
    ADD CONSTRAINT role_data_rules_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES public.roles(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.role_data_rules
    ADD CONSTRAINT role_data_rules_tenant_id_rule_id_fkey FOREIGN KEY (tenant_id, rule_id) REFERENCES public.data_rules(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.role_permissions
    ADD CONSTRAINT role_permissions_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES public.roles(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.scan_hours
    ADD CONSTRAINT scan_hours_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.scan_hours
    ADD CONSTRAINT scan_hours_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.sealing_passes
    ADD CONSTRAINT sealing_passes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.sent_codes
    ADD CONSTRAINT sent_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.service_hours
    ADD CONSTRAINT service_hours_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.service_talks
    ADD CONSTRAINT service_talks_tenant_id_assignee_id_fkey FOREIGN KEY (tenant_id, assignee_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.service_talks
    ADD CONSTRAINT service_talks_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shelf_places
    ADD CONSTRAINT shelf_places_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.shipment_orders
    ADD CONSTRAINT shipment_orders_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.shipment_orders
    ADD CONSTRAINT shipment_orders_tenant_id_shipment_id_fkey FOREIGN KEY (tenant_id, shipment_id) REFERENCES public.shipments(tenant_id, id);

ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.shippers
    ADD CONSTRAINT shippers_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.sign_in_steps
    ADD CONSTRAINT sign_in_steps_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.stalls
    ADD CONSTRAINT stalls_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.statement_cycles
    ADD CONSTRAINT statement_cycles_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_tenant_id_confirmed_by_fkey FOREIGN KEY (tenant_id, confirmed_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.statements
    ADD CONSTRAINT statements_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.strays
    ADD CONSTRAINT strays_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.strays
    ADD CONSTRAINT strays_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.strays
    ADD CONSTRAINT strays_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.strays
    ADD CONSTRAINT strays_tenant_id_shipment_id_fkey FOREIGN KEY (tenant_id, shipment_id) REFERENCES public.shipments(tenant_id, id);

ALTER TABLE ONLY public.strays
    ADD CONSTRAINT strays_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.surcharges
    ADD CONSTRAINT surcharges_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES public.price_versions(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.tax_numbers
    ADD CONSTRAINT tax_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.tax_numbers
    ADD CONSTRAINT tax_numbers_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.tenant_settings
    ADD CONSTRAINT tenant_settings_tenant_id_changed_by_fkey FOREIGN KEY (tenant_id, changed_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.tenant_settings
    ADD CONSTRAINT tenant_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_twin_of_fkey FOREIGN KEY (twin_of) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.thread_files
    ADD CONSTRAINT thread_files_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.thread_files
    ADD CONSTRAINT thread_files_tenant_id_thread_id_message_id_fkey FOREIGN KEY (tenant_id, thread_id, message_id) REFERENCES public.thread_messages(tenant_id, thread_id, id);

ALTER TABLE ONLY public.thread_messages
    ADD CONSTRAINT thread_messages_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES public.threads(tenant_id, id);

ALTER TABLE ONLY public.thread_messages
    ADD CONSTRAINT thread_messages_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.thread_orders
    ADD CONSTRAINT thread_orders_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.thread_orders
    ADD CONSTRAINT thread_orders_tenant_id_thread_id_message_id_fkey FOREIGN KEY (tenant_id, thread_id, message_id) REFERENCES public.thread_messages(tenant_id, thread_id, id);

ALTER TABLE ONLY public.thread_reads
    ADD CONSTRAINT thread_reads_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES public.threads(tenant_id, id);

ALTER TABLE ONLY public.thread_reads
    ADD CONSTRAINT thread_reads_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_session_hash_fkey FOREIGN KEY (tenant_id, session_hash) REFERENCES public.sessions(tenant_id, token_hash) ON DELETE CASCADE;

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.top_up_credentials
    ADD CONSTRAINT top_up_credentials_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.top_up_credentials
    ADD CONSTRAINT top_up_credentials_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.top_up_credentials
    ADD CONSTRAINT top_up_credentials_tenant_id_top_up_id_fkey FOREIGN KEY (tenant_id, top_up_id) REFERENCES public.top_ups(tenant_id, id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_audited_by_fkey FOREIGN KEY (tenant_id, audited_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_bank_info_id_fkey FOREIGN KEY (tenant_id, bank_info_id) REFERENCES public.bank_infos(tenant_id, id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_money_by_fkey FOREIGN KEY (tenant_id, money_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.top_ups
    ADD CONSTRAINT top_ups_tenant_id_submitted_by_fkey FOREIGN KEY (tenant_id, submitted_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.track_changes
    ADD CONSTRAINT track_changes_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.track_codes
    ADD CONSTRAINT track_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.track_counts
    ADD CONSTRAINT track_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.track_counts
    ADD CONSTRAINT track_counts_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.track_notices
    ADD CONSTRAINT track_notices_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.track_paces
    ADD CONSTRAINT track_paces_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.track_states
    ADD CONSTRAINT track_states_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.trial_rows
    ADD CONSTRAINT trial_rows_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.trial_rows
    ADD CONSTRAINT trial_rows_tenant_id_trial_id_fkey FOREIGN KEY (tenant_id, trial_id) REFERENCES public.trials(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.trials
    ADD CONSTRAINT trials_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.trials
    ADD CONSTRAINT trials_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.user_permissions
    ADD CONSTRAINT user_permissions_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.user_permissions
    ADD CONSTRAINT user_permissions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES public.roles(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.warehouse_days
    ADD CONSTRAINT warehouse_days_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.warehouse_lines
    ADD CONSTRAINT warehouse_lines_tenant_id_product_id_fkey FOREIGN KEY (tenant_id, product_id) REFERENCES public.products(tenant_id, id);

ALTER TABLE ONLY public.warehouse_lines
    ADD CONSTRAINT warehouse_lines_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.warehouse_staff
    ADD CONSTRAINT warehouse_staff_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.warehouse_staff
    ADD CONSTRAINT warehouse_staff_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.warehouses
    ADD CONSTRAINT warehouses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.webhook_attempts
    ADD CONSTRAINT webhook_attempts_tenant_id_endpoint_id_event_id_fkey FOREIGN KEY (tenant_id, endpoint_id, event_id) REFERENCES public.webhook_deliveries(tenant_id, endpoint_id, event_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_tenant_id_endpoint_id_fkey FOREIGN KEY (tenant_id, endpoint_id) REFERENCES public.webhook_endpoints(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES public.webhook_events(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.webhook_endpoints
    ADD CONSTRAINT webhook_endpoints_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.webhook_numbers
    ADD CONSTRAINT webhook_numbers_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.withholdings
    ADD CONSTRAINT withholdings_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.withholdings
    ADD CONSTRAINT withholdings_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.withholdings
    ADD CONSTRAINT withholdings_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES public.orders(tenant_id, id);

ALTER TABLE ONLY public.withholdings
    ADD CONSTRAINT withholdings_tenant_id_warehouse_id_fkey FOREIGN KEY (tenant_id, warehouse_id) REFERENCES public.warehouses(tenant_id, id);

ALTER TABLE ONLY public.zone_places
    ADD CONSTRAINT zone_places_tenant_id_version_id_fkey FOREIGN KEY (tenant_id, version_id) REFERENCES public.price_versions(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE public.accounts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.activation_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.adverts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.api_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.api_request_originals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.api_requests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.approvals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.arrivals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.badges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bags ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.balance_alerts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bank_infos ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.batch_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bill_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.bill_shares ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.book_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.box_numbers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.box_places ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.captchas ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.carrier_bills ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.channel_tries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.channels ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.charges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.claim_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.claim_steps ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.claim_terms ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.claims ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cod_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cod_orders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cod_remittances ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.consignees ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cost_change_steps ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cost_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cost_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.cost_tolerances ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.data_exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.data_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.data_rules ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.deleted_records ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_marks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.dict_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.dictionaries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.dispatch_batches ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.erasures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exchange_rates ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exchanges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.failure_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.failure_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.first_passwords ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.first_steps ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.forgotten ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.gone_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.holds ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_mappings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_rows ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.job_steps ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.label_designs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.label_set_orders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.label_sets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.last_sign_ins ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.ledger_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.line_contacts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_checks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.log_seals ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.manifests ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.margin_looks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.margin_marks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.menu_draft_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.menu_drafts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.menu_versions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.menus ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.merchant_cards ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.merchant_numbers ENABLE ROW LEVEL SECURITY;

CREATE POLICY merchant_rows ON public.accounts TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.activation_requests TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.api_keys TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.api_request_originals TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.api_requests TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.arrivals TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.balance_alerts TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.box_numbers TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.box_places TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.charges TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.claim_files TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.claim_steps TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.claims TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.cod_orders TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.consignees TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.cost_change_steps TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.cost_changes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.cost_days TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.data_exports TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.deleted_records TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.delivery_days TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.erasures TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.exchanges TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.exports TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.failure_changes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.failure_days TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.files TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.first_steps TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.holds TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.import_rows TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.imports TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.jobs TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.label_set_orders TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.label_sets TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.ledger_days TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.ledger_entries TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.merchant_cards TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.merchants TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.operation_logs TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.order_boxes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.order_count_changes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.order_counts TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.order_day_counts TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.order_events TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.order_files TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.order_words TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.orders TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.parcel_photos TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.print_records TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.record_changes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.returns TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.service_talks TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.shipment_orders TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.shipments TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.shippers TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.sign_ins TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.skus TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.stalls TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.statement_cycles TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.statements TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.strays TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.tax_numbers TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.thread_files TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.thread_messages TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.thread_orders TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.thread_reads TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.threads TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.top_up_credentials TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.top_ups TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_anew TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_changes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_count_changes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_counts TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_events TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_notices TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_quarantine TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_states TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.track_steps TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.transfers TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.trial_rows TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.trials TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.user_permissions TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.users TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.webhook_attempts TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.webhook_deliveries TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.webhook_endpoints TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.webhook_events TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.webhook_numbers TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.withholdings TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rules ON public.accounts AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.activation_requests AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.api_keys AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.api_request_originals AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.api_requests AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.approvals AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.arrivals AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.balance_alerts AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.box_numbers AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.charges AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.claim_files AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.claim_steps AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.consignees AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.cost_change_steps AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.cost_days AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.cost_tolerances AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.data_exports AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.deleted_records AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.delivery_addresses AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.delivery_days AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.erasures AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.exchanges AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.exports AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.failure_changes AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.failure_days AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.files AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.first_steps AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.holds AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.import_rows AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.imports AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.jobs AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.label_sets AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.ledger_days AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.ledger_entries AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.merchant_cards AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.merchants AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.operation_logs AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR ((merchant_id IS NOT NULL) AND ( SELECT (NOT (alpaca.rules_on('orders'::text) ?| ARRAY['p*'::text, 'w*'::text, 'n*'::text, 'u*'::text]))) AND (alpaca.obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL)))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.parcel_photos AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.price_sheets AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.record_changes AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.service_talks AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.shipments AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.shippers AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.sign_ins AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.skus AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.statement_cycles AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.statements AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.strays AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.tax_numbers AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.thread_files AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.thread_messages AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.thread_orders AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.thread_reads AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.threads AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.top_up_credentials AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.top_ups AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.transfers AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.trial_rows AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.trials AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.user_permissions AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.users AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.webhook_attempts AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.webhook_deliveries AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.webhook_endpoints AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.webhook_events AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY merchant_rules ON public.webhook_numbers AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (merchant_id IS NULL) OR (alpaca.obeys(( SELECT alpaca.rules_on('merchants'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL))) WITH CHECK (true);

ALTER TABLE public.merchants ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.message_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.milestone_parcels ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.milestones ENABLE ROW LEVEL SECURITY;

CREATE POLICY moving ON public.api_request_originals AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.api_requests AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.captchas AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.deleted_records AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.exchanges AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.exports AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.idempotency_keys AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.imports AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.job_steps AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.jobs AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.label_sets AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.outbox AS RESTRICTIVE TO alpaca_relay USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.outgoing_messages AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.passkey_challenges AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.sent_codes AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.sessions AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.sign_in_steps AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.tickets AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.trials AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.user_roles AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY moving ON public.webhook_events AS RESTRICTIVE TO alpaca_sweep USING ((tenant_id <> ALL (ARRAY( SELECT c.tenant_id
   FROM moves.closed c))));

CREATE POLICY no_finer_rules ON public.order_count_changes AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR ((NOT (( SELECT alpaca.rules_on('orders'::text) AS rules_on) ?| ARRAY['p*'::text, 'w*'::text, 'n*'::text, 'u*'::text])) AND (alpaca.obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL)))) WITH CHECK (true);

CREATE POLICY no_finer_rules ON public.order_counts AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR ((NOT (( SELECT alpaca.rules_on('orders'::text) AS rules_on) ?| ARRAY['p*'::text, 'w*'::text, 'n*'::text, 'u*'::text])) AND (alpaca.obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL)))) WITH CHECK (true);

CREATE POLICY no_finer_rules ON public.order_day_counts AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR ((NOT (( SELECT alpaca.rules_on('orders'::text) AS rules_on) ?| ARRAY['p*'::text, 'w*'::text, 'n*'::text, 'u*'::text])) AND (alpaca.obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL)))) WITH CHECK (true);

CREATE POLICY no_finer_rules ON public.track_count_changes AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR ((NOT (( SELECT alpaca.rules_on('orders'::text) AS rules_on) ?| ARRAY['p*'::text, 'w*'::text, 'n*'::text, 'u*'::text])) AND (alpaca.obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL)))) WITH CHECK (true);

CREATE POLICY no_finer_rules ON public.track_counts AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR ((NOT (( SELECT alpaca.rules_on('orders'::text) AS rules_on) ?| ARRAY['p*'::text, 'w*'::text, 'n*'::text, 'u*'::text])) AND (alpaca.obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), merchant_id, NULL::uuid, NULL::uuid, NULL::text, NULL::uuid) IS NOT NULL)))) WITH CHECK (true);

ALTER TABLE public.notice_reads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notice_recipients ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.number_ranges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.operation_logs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_boxes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_count_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_day_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.order_margins ENABLE ROW LEVEL SECURITY;

CREATE POLICY order_rules ON public.bill_shares AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.box_numbers AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.box_places AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.claims AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.cod_lines AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.cod_orders AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.cost_changes AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.label_set_orders AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.margin_looks AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.milestone_parcels AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.order_boxes AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.order_events AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.order_files AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.order_margins AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.order_words AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.orders AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (alpaca.obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), merchant_id, product_id, warehouse_id, country_code, created_by) IS NOT NULL)));

CREATE POLICY order_rules ON public.parcel_photos AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.print_records AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.returns AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.scans AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.shipment_orders AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.stalls AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.strays AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.thread_orders AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.track_anew AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.track_changes AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.track_events AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.track_notices AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.track_quarantine AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.track_states AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.track_steps AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.webhook_events AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

CREATE POLICY order_rules ON public.withholdings AS RESTRICTIVE TO alpaca_app USING (((( SELECT current_setting('alpaca.rules'::text, true) AS current_setting) = 'none'::text) OR (order_id IS NULL) OR (alpaca.order_obeys(( SELECT alpaca.rules_on('orders'::text) AS rules_on), tenant_id, order_id) IS NOT NULL))) WITH CHECK (true);

ALTER TABLE public.order_words ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.orders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outgoing_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.own_bookings ENABLE ROW LEVEL SECURITY;

CREATE POLICY owner ON public.accounts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.activation_requests TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.adverts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.api_keys TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.api_request_originals TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.api_requests TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.approvals TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.arrivals TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.badges TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.bags TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.balance_alerts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.bank_infos TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.batch_events TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.bill_lines TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.bill_shares TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.book_checks TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.box_numbers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.box_places TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.captchas TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.carrier_bills TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.channel_tries TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.channels TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.charges TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.claim_files TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.claim_steps TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.claim_terms TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.claims TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.cod_lines TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.cod_orders TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.cod_remittances TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.consignees TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.cost_change_steps TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.cost_changes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.cost_days TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.cost_tolerances TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.data_exports TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.data_keys TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.data_rules TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.deleted_records TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.delivery_addresses TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.delivery_days TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.delivery_marks TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.dict_items TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.dictionaries TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.dispatch_batches TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.erasures TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.exchange_rates TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.exchanges TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.exports TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.failure_changes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.failure_days TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.files TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.first_passwords TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.first_steps TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.forgotten TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.gone_files TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.holds TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.idempotency_keys TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.import_mappings TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.import_rows TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.imports TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.job_steps TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.jobs TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.label_designs TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.label_set_orders TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.label_sets TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.last_sign_ins TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.ledger_days TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.ledger_entries TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.line_contacts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.log_checks TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.log_days TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.log_seals TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.manifests TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.margin_looks TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.margin_marks TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.menu_draft_entries TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.menu_drafts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.menu_versions TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.menus TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.merchant_cards TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.merchant_numbers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.merchants TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.message_settings TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.milestone_parcels TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.milestones TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.notice_reads TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.notice_recipients TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.notices TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.number_ranges TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.operation_logs TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_boxes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_count_changes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_counts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_day_counts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_events TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_files TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_margins TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.order_words TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.orders TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.outbox TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.outgoing_messages TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.own_bookings TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.parcel_photos TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.passkey_challenges TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.passkeys TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.payable_balances TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.payable_entries TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.payable_transfers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.payees TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.payment_codes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.payment_run_bills TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.payment_runs TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.preferences TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.price_groups TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.price_rows TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.price_sheets TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.price_versions TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.print_records TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.products TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.record_changes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.recovery_codes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.remote_areas TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.remote_lists TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.report_runs TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.returns TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.role_data_rules TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.role_permissions TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.roles TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.scan_changes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.scan_hours TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.scans TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.sealing_passes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.sent_codes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.service_hours TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.service_talks TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.sessions TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.shelf_places TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.shipment_orders TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.shipments TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.shippers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.sign_in_steps TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.sign_ins TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.skus TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.stalls TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.statement_cycles TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.statements TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.strays TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.surcharges TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.tax_numbers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.tenant_settings TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.tenants TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.thread_files TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.thread_messages TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.thread_orders TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.thread_reads TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.threads TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.tickets TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.top_up_credentials TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.top_ups TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.totp_secrets TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_anew TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_changes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_codes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_count_changes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_counts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_events TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_notices TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_paces TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_quarantine TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_states TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.track_steps TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.transfers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.trial_rows TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.trials TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.user_permissions TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.user_roles TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.users TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.warehouse_days TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.warehouse_lines TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.warehouse_staff TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.warehouses TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.webhook_attempts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.webhook_deliveries TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.webhook_endpoints TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.webhook_events TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.webhook_numbers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.withholdings TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.zone_places TO alpaca_migrate USING (true) WITH CHECK (true);

ALTER TABLE public.parcel_photos ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passkey_challenges ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.passkeys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payable_balances ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payable_entries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payable_transfers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payees ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_run_bills ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.payment_runs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.preferences ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.price_groups ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.price_rows ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.price_sheets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.price_versions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.print_records ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.products ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.record_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.recovery_codes ENABLE ROW LEVEL SECURITY;

CREATE POLICY relay ON public.outbox TO alpaca_relay USING (true) WITH CHECK (false);

ALTER TABLE public.remote_areas ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.remote_lists ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.report_runs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.returns ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.role_data_rules ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.role_permissions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.roles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.scan_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.scan_hours ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.scans ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sealing_passes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sent_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.service_hours ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.service_talks ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;

CREATE POLICY shared_rows ON public.delivery_addresses TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)) OR (merchant_id IS NULL)))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

ALTER TABLE public.shelf_places ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.shipment_orders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.shipments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.shippers ENABLE ROW LEVEL SECURITY;

CREATE POLICY shown_to_merchants ON public.files FOR SELECT TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (merchant_id IS NULL) AND (purpose = ANY (ARRAY['paymentCode'::text, 'advert'::text]))));

ALTER TABLE public.sign_in_steps ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sign_ins ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.skus ENABLE ROW LEVEL SECURITY;

CREATE POLICY staff_adds ON public.bank_infos AS RESTRICTIVE FOR INSERT TO alpaca_app WITH CHECK ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text));

CREATE POLICY staff_adds ON public.payment_codes AS RESTRICTIVE FOR INSERT TO alpaca_app WITH CHECK ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text));

CREATE POLICY staff_changes ON public.bank_infos AS RESTRICTIVE FOR UPDATE TO alpaca_app USING ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text));

CREATE POLICY staff_changes ON public.payment_codes AS RESTRICTIVE FOR UPDATE TO alpaca_app USING ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text));

CREATE POLICY staff_rows ON public.approvals TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.badges TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.bags TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.batch_events TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.bill_lines TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.bill_shares TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.carrier_bills TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.channel_tries TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.channels TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.claim_terms TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.cod_lines TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.cod_remittances TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.cost_tolerances TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.data_rules TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.delivery_marks TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.dispatch_batches TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.exchange_rates TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.line_contacts TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.manifests TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.margin_looks TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.margin_marks TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.milestone_parcels TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.milestones TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.number_ranges TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.order_margins TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.own_bookings TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.payable_balances TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.payable_entries TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.payable_transfers TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.payees TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.payment_run_bills TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.payment_runs TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.price_groups TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.price_rows TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.price_sheets TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.price_versions TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.products TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.remote_areas TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.remote_lists TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.role_data_rules TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.scan_changes TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.scan_hours TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.scans TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.shelf_places TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.surcharges TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.warehouse_staff TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

CREATE POLICY staff_rows ON public.zone_places TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND (( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text)));

ALTER TABLE public.stalls ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.statement_cycles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.statements ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.strays ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.surcharges ENABLE ROW LEVEL SECURITY;

CREATE POLICY sweep ON public.api_request_originals TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.api_requests TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.captchas TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.deleted_records TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.exchanges TO alpaca_sweep USING ((taken_at IS NULL)) WITH CHECK (false);

CREATE POLICY sweep ON public.exports TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.idempotency_keys TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.imports TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.job_steps TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.jobs TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.label_sets TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.outgoing_messages TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.passkey_challenges TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.sent_codes TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.sessions TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.sign_in_steps TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.tickets TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.trials TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.user_roles FOR SELECT TO alpaca_sweep USING (true);

CREATE POLICY sweep ON public.webhook_events TO alpaca_sweep USING (true) WITH CHECK (false);

ALTER TABLE public.tax_numbers ENABLE ROW LEVEL SECURITY;

CREATE POLICY tenant_rows ON public.adverts TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.bank_infos TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.book_checks TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.captchas TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.data_keys TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.dict_items TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.dictionaries TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.first_passwords TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.forgotten TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.gone_files TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.idempotency_keys TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.import_mappings TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.job_steps TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.label_designs TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.last_sign_ins TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.log_checks TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.log_days TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.log_seals TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.menu_draft_entries TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.menu_drafts TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.menu_versions TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.menus TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.merchant_numbers TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.message_settings TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.notice_reads TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.notice_recipients TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.notices TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.outbox TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.outgoing_messages TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.passkey_challenges TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.passkeys TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.payment_codes TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.preferences TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.recovery_codes TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.report_runs TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.role_permissions TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.roles TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.sealing_passes TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.sent_codes TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.service_hours TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.sessions TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.sign_in_steps TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.tenant_settings TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.tenants TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.tickets TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.totp_secrets TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.track_codes TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.track_paces TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.user_roles TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.warehouse_days TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.warehouse_lines TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.warehouses TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

ALTER TABLE public.tenant_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tenants ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.thread_files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.thread_messages ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.thread_orders ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.thread_reads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.threads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tickets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.top_up_credentials ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.top_ups ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.totp_secrets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_anew ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_count_changes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_counts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_notices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_paces ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_quarantine ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_states ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.track_steps ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.transfers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.trial_rows ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.trials ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.user_permissions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.user_roles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.warehouse_days ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.warehouse_lines ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.warehouse_staff ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.warehouses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_attempts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_deliveries ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_endpoints ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_events ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.webhook_numbers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.withholdings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.zone_places ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA alpaca TO alpaca_app;
GRANT USAGE ON SCHEMA alpaca TO alpaca_relay;
GRANT USAGE ON SCHEMA alpaca TO alpaca_sweep;

GRANT USAGE ON SCHEMA directory TO alpaca_app;
GRANT USAGE ON SCHEMA directory TO alpaca_sweep;

GRANT USAGE ON SCHEMA moves TO alpaca_app;
GRANT USAGE ON SCHEMA moves TO alpaca_relay;
GRANT USAGE ON SCHEMA moves TO alpaca_sweep;

GRANT USAGE ON SCHEMA public TO alpaca_app;
GRANT USAGE ON SCHEMA public TO alpaca_relay;
GRANT USAGE ON SCHEMA public TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.add_failure(tenant uuid, merchant uuid, moment timestamp with time zone, kind text, reason text) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.add_scans(tenant uuid, warehouse uuid, moment timestamp with time zone, kind text, station text, scans bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.add_twin_merchant(live uuid, twin uuid, merchant uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.age_sandbox(merchant uuid, hours integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.age_sandbox(merchant uuid, hours integer) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.amount_setting(tenant uuid, setting text) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.amount_setting(tenant uuid, setting text) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.approval_now(tenant uuid, merchant uuid, of_kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.approval_now(tenant uuid, merchant uuid, of_kind text) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.ask_erasure(erasure uuid, approval uuid, merchant uuid, by_user uuid, why text) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.ask_erasure(erasure uuid, approval uuid, merchant uuid, by_user uuid, why text) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.begin_erasure(erasure uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.begin_erasure(erasure uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.begin_menu_draft(tenant uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.cell_facts() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.cell_facts() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.charge_refusal(tenant uuid, c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.check_poster(commands jsonb) FROM PUBLIC;

GRANT SELECT ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(remitted_minor) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(remitted_on) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(credit_on) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(fee_permille) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(settled_minor) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(credit_minor) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(decided_by) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(decided_at) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(note) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(approved_by) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(fee_minor) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(credited_at) ON TABLE public.cod_orders TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.cod_orders TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.commands_in_order(tenant uuid, commands jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.copy_to_twin(rows_of regclass, live uuid, twin uuid, which text, said jsonb, follow boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.copy_versions_to_twin(live uuid, twin uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.count_orders(merchant uuid, wanted text, since timestamp with time zone, until timestamp with time zone, first_id uuid, last_id uuid, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.count_orders(merchant uuid, wanted text, since timestamp with time zone, until timestamp with time zone, first_id uuid, last_id uuid, most integer) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.decide_approval(approval uuid, decision text, by_user uuid, said text) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.decide_approval(approval uuid, decision text, by_user uuid, said text) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.delete_unused_staff(who uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.delete_unused_staff(who uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.drop_sign_ins(usual integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.drop_sign_ins(usual integer) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.drop_track_days(before date, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.drop_track_days(before date, most integer) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.due_to_forget(kind text, days integer, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.due_to_forget(kind text, days integer, most integer) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.end_erasure(erasure uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.end_erasure(erasure uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.erase_some(erasure uuid, step text, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.erase_some(erasure uuid, step text, most integer) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.erasure_obstacles(merchant uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.erasure_obstacles(merchant uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.exceeds(tenant uuid, minor bigint, currency text, setting text) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.exceeds(tenant uuid, minor bigint, currency text, setting text) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.find_addresses(book text, wanted integer[], words text[], country text, only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.find_addresses(book text, wanted integer[], words text[], country text, only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.find_orders(typed text, merchant uuid, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.find_orders(typed text, merchant uuid, most integer) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.fold_deliveries(most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.fold_deliveries(most integer) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.fold_failures(most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.fold_failures(most integer) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.fold_order_counts(most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.fold_order_counts(most integer) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.fold_scans(most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.fold_scans(most integer) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.fold_track_counts(most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.fold_track_counts(most integer) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.follow_cod() FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.follow_to_twin(live uuid, twin uuid, merchant uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.forget(kind text, days integer, most integer, OUT gone bigint, OUT files bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.forget(kind text, days integer, most integer, OUT gone bigint, OUT files bigint) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.give_up_files(most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.give_up_files(most integer) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.guard_claim() FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.guard_cod() FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.guard_cod_posting() FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.guard_compensation() FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.hears_webhook(of_tenant uuid, of_merchant uuid, of_type text) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.is_malformed(tenant uuid, c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.is_owner() FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.is_twin(tenant uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.is_twin(tenant uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.ledger_commands(commands jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.ledger_refusal(tenant uuid, c alpaca.ledger_command, wallet alpaca.wallet_funds) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.lock_hold(tenant uuid, INOUT c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.lock_wallets(tenant uuid, commands jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.logs_about(wanted text, most integer) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.logs_about(wanted text, most integer) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.make_track_days(first date, beyond date) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.make_track_days(first date, beyond date) TO alpaca_app;
GRANT ALL ON FUNCTION alpaca.make_track_days(first date, beyond date) TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.note_erased(erasure uuid, done_step text) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.note_erased(erasure uuid, done_step text) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.open_accounts(tenant uuid, merchant uuid, new_currency text) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.open_sandbox(merchant uuid, OUT twin uuid, OUT followed boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.open_sandbox(merchant uuid, OUT twin uuid, OUT followed boolean) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.open_things(tenant uuid, merchant uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.order_obeys(rules jsonb, tenant uuid, order_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.order_obeys(rules jsonb, tenant uuid, order_id uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.own_entries(c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.own_minor(minor bigint, money text, worth numeric) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.own_minor(minor bigint, money text, worth numeric) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.own_rate(tenant uuid, money text, moment timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.own_rate(tenant uuid, money text, moment timestamp with time zone) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.packed_boxes(batch uuid, bag uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.packed_boxes(batch uuid, bag uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.pages_locked_out(tenant uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.plain_fields() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.plain_fields() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.post_ledger(commands jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.post_ledger(commands jsonb) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.post_payable(act text, about uuid, by_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.post_payable(act text, about uuid, by_user uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.read_wallet(tenant uuid, merchant uuid, currency text) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.relay_lag() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.relay_lag() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.require_staff(tenant uuid, person uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.require_within(tenant uuid, minor bigint, currency text, setting text, refusal text) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.reused_proofs(tenant uuid, top_up uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.reused_proofs(tenant uuid, top_up uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.same_as_done(c alpaca.ledger_command, done alpaca.ledger_command[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.say_no(refusal text, vars jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.say_no(refusal text, vars jsonb) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.search_addresses(book text, wanted integer[], words text[], numbers jsonb, country text, only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.search_addresses(book text, wanted integer[], words text[], numbers jsonb, country text, only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.set_wallet_floor(merchant uuid, wallet_currency text, new_floor bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.take_back_approval(approval uuid, by_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.take_back_approval(approval uuid, by_user uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.take_back_erasure(erasure uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.take_back_erasure(erasure uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.take_exchange(exchange uuid, out_id uuid, in_id uuid, by_user uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.take_exchange(exchange uuid, out_id uuid, in_id uuid, by_user uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.tenant_of_api_key(hash bytea) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.tenant_of_api_key(hash bytea) TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.to_held(c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.to_wallet(c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.told_book_checks() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.told_book_checks() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.told_log_checks() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.told_log_checks() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.tracking_lag() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.tracking_lag() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.tracking_waits() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.tracking_waits() TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.twin_tenants() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.twin_tenants() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.typed_entries(c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.units(minor bigint, currency text) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.units(minor bigint, currency text) TO alpaca_app;

GRANT SELECT ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(tenant_id) ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(id) ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(merchant_id) ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(kind) ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(was) ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(wanted) ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(reason) ON TABLE public.approvals TO alpaca_app;

GRANT INSERT(asked_by) ON TABLE public.approvals TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.waiting_approval(approval uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.wal_bytes() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.wal_bytes() TO alpaca_app;

REVOKE ALL ON FUNCTION alpaca.webhooks_wait() FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.webhooks_wait() TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.write_charges(tenant uuid, c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.write_entries(tenant uuid, done alpaca.ledger_command[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.write_hold(tenant uuid, c alpaca.ledger_command) FROM PUBLIC;

REVOKE ALL ON FUNCTION alpaca.write_transfers(tenant uuid, done alpaca.ledger_command[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION directory.changed() FROM PUBLIC;

REVOKE ALL ON FUNCTION directory.place(tenants uuid[], source text, target text) FROM PUBLIC;

REVOKE ALL ON FUNCTION directory.still(home bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION directory.still(home bigint) TO alpaca_sweep;

REVOKE ALL ON FUNCTION directory.take(given jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION directory.take(given jsonb) TO alpaca_sweep;

REVOKE ALL ON FUNCTION moves.enter(tenant uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION moves.enter(tenant uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION moves.forgotten() FROM PUBLIC;
GRANT ALL ON FUNCTION moves.forgotten() TO alpaca_sweep;

REVOKE ALL ON FUNCTION moves.give_up(tenant uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION moves.give_up(tenant uuid) TO alpaca_sweep;

REVOKE ALL ON FUNCTION moves.look(tenant uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION moves.look(tenant uuid) TO alpaca_app;

REVOKE ALL ON FUNCTION moves.open_forgotten(tenant uuid, is_here boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION moves.open_forgotten(tenant uuid, is_here boolean) TO alpaca_sweep;

REVOKE ALL ON FUNCTION moves.open_here(tenants uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION moves.refuse() FROM PUBLIC;
GRANT ALL ON FUNCTION moves.refuse() TO alpaca_app;

REVOKE ALL ON FUNCTION moves.set_jobs_aside(tenants uuid[]) FROM PUBLIC;

GRANT SELECT ON TABLE directory.cells TO alpaca_app;

GRANT SELECT ON TABLE directory.copied TO alpaca_app;

GRANT SELECT ON TABLE directory.moves TO alpaca_app;

GRANT SELECT ON TABLE directory.tenant_hosts TO alpaca_app;

GRANT SELECT ON TABLE moves.closed TO alpaca_app;
GRANT SELECT ON TABLE moves.closed TO alpaca_relay;
GRANT SELECT ON TABLE moves.closed TO alpaca_sweep;

GRANT SELECT ON TABLE moves.intended TO alpaca_sweep;

GRANT SELECT ON TABLE public.accounts TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.activation_requests TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.adverts TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(name) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(scopes) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(addresses) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(expires_at) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(last_used_at) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(replaced_by) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(grace_until) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(revoked_at) ON TABLE public.api_keys TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.api_keys TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.api_request_originals TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.api_request_originals TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.api_requests TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.api_requests TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.arrivals TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.badges TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.bags TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.balance_alerts TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bank_infos TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.batch_events TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.bill_lines TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.bill_shares TO alpaca_app;

GRANT UPDATE(change_id) ON TABLE public.bill_shares TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.book_checks TO alpaca_app;

GRANT UPDATE(checked_at) ON TABLE public.book_checks TO alpaca_app;

GRANT UPDATE(faults) ON TABLE public.book_checks TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.box_numbers TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.box_places TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.captchas TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.captchas TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.carrier_bills TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.channel_tries TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.channels TO alpaca_app;

GRANT SELECT ON TABLE public.charges TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.claim_files TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.claim_steps TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.claim_terms TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.claims TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.cod_lines TO alpaca_app;

GRANT UPDATE(order_id) ON TABLE public.cod_lines TO alpaca_app;

GRANT UPDATE(state) ON TABLE public.cod_lines TO alpaca_app;

GRANT UPDATE(aside_note) ON TABLE public.cod_lines TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.cod_lines TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.cod_remittances TO alpaca_app;

GRANT SELECT ON TABLE public.transfers TO alpaca_app;

GRANT SELECT ON TABLE public.cod_faults TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.consignees TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.cost_change_steps TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.cost_changes TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cost_days TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.order_margins TO alpaca_app;

GRANT SELECT ON TABLE public.cost_days_counted TO alpaca_app;

GRANT SELECT ON TABLE public.cost_day_faults TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.cost_tolerances TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.data_exports TO alpaca_app;

GRANT UPDATE(state) ON TABLE public.data_exports TO alpaca_app;

GRANT UPDATE(file_ids) ON TABLE public.data_exports TO alpaca_app;

GRANT UPDATE(bytes) ON TABLE public.data_exports TO alpaca_app;

GRANT UPDATE(expires_at) ON TABLE public.data_exports TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.data_keys TO alpaca_app;

GRANT UPDATE(wrapped) ON TABLE public.data_keys TO alpaca_app;

GRANT UPDATE(wrapped_by) ON TABLE public.data_keys TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.data_rules TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.deleted_records TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.deleted_records TO alpaca_app;

GRANT UPDATE(deleted_at) ON TABLE public.deleted_records TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.orders TO alpaca_app;

GRANT SELECT ON TABLE public.tenants TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.track_states TO alpaca_app;

GRANT SELECT ON TABLE public.deliveries TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(code) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(name) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(company) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(phone) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(email) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(country_code) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(province) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(city) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(area) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(address1) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(address2) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(address3) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(house_number) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(post_code) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(remark) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(search) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(updated_at) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(phone_index) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT SELECT ON TABLE public.delivery_days TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.delivery_marks TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.dict_items TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.dictionaries TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.dispatch_batches TO alpaca_app;

GRANT SELECT ON TABLE public.erasures TO alpaca_app;

GRANT SELECT ON TABLE public.exchange_rates TO alpaca_app;

GRANT INSERT(tenant_id) ON TABLE public.exchange_rates TO alpaca_app;

GRANT INSERT(id) ON TABLE public.exchange_rates TO alpaca_app;

GRANT INSERT(from_currency) ON TABLE public.exchange_rates TO alpaca_app;

GRANT INSERT(to_currency) ON TABLE public.exchange_rates TO alpaca_app;

GRANT INSERT(rate) ON TABLE public.exchange_rates TO alpaca_app;

GRANT INSERT(valid_from) ON TABLE public.exchange_rates TO alpaca_app;

GRANT INSERT(created_by) ON TABLE public.exchange_rates TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.exchanges TO alpaca_sweep;
GRANT SELECT ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(tenant_id) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(id) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(merchant_id) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(no) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(from_currency) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(to_currency) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(sold_minor) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(bought_minor) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(rate) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(quoted_by) ON TABLE public.exchanges TO alpaca_app;

GRANT INSERT(expires_at) ON TABLE public.exchanges TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.exports TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.exports TO alpaca_app;

GRANT UPDATE(filter) ON TABLE public.exports TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.failure_changes TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.failure_days TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.order_events TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.track_changes TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.withholdings TO alpaca_app;

GRANT SELECT ON TABLE public.failures TO alpaca_app;

GRANT SELECT ON TABLE public.failure_days_counted TO alpaca_app;

GRANT SELECT ON TABLE public.failure_days_now TO alpaca_app;

GRANT SELECT ON TABLE public.failure_day_faults TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.files TO alpaca_app;

GRANT UPDATE(merchant_id) ON TABLE public.files TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.first_passwords TO alpaca_app;

GRANT UPDATE(used_at) ON TABLE public.first_passwords TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.first_steps TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.forgotten TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.gone_files TO alpaca_app;

GRANT SELECT ON TABLE public.holds TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.idempotency_keys TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.idempotency_keys TO alpaca_app;

GRANT UPDATE(answer) ON TABLE public.idempotency_keys TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.import_mappings TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.import_rows TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.imports TO alpaca_sweep;
GRANT SELECT,INSERT,UPDATE ON TABLE public.imports TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.job_steps TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.job_steps TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.jobs TO alpaca_sweep;
GRANT SELECT,INSERT,UPDATE ON TABLE public.jobs TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.label_designs TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.label_set_orders TO alpaca_app;

GRANT UPDATE(obstacle) ON TABLE public.label_set_orders TO alpaca_app;

GRANT UPDATE(first_page) ON TABLE public.label_set_orders TO alpaca_app;

GRANT UPDATE(last_page) ON TABLE public.label_set_orders TO alpaca_app;

GRANT UPDATE(file_name) ON TABLE public.label_set_orders TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.label_sets TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.label_sets TO alpaca_app;

GRANT UPDATE(job_id) ON TABLE public.label_sets TO alpaca_app;

GRANT UPDATE(status) ON TABLE public.label_sets TO alpaca_app;

GRANT UPDATE(file_id) ON TABLE public.label_sets TO alpaca_app;

GRANT UPDATE(pages) ON TABLE public.label_sets TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.last_sign_ins TO alpaca_app;

GRANT SELECT ON TABLE public.ledger_days TO alpaca_app;

GRANT SELECT ON TABLE public.ledger_entries TO alpaca_app;

GRANT SELECT ON TABLE public.ledger_days_counted TO alpaca_app;

GRANT SELECT ON TABLE public.ledger_faults TO alpaca_app;

GRANT SELECT ON TABLE public.ledger_totals TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.line_contacts TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.log_checks TO alpaca_app;

GRANT UPDATE(sealed_until) ON TABLE public.log_checks TO alpaca_app;

GRANT UPDATE(checked_at) ON TABLE public.log_checks TO alpaca_app;

GRANT UPDATE(faults) ON TABLE public.log_checks TO alpaca_app;

GRANT UPDATE(found) ON TABLE public.log_checks TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.log_days TO alpaca_app;

GRANT UPDATE(count) ON TABLE public.log_days TO alpaca_app;

GRANT UPDATE(last_hash) ON TABLE public.log_days TO alpaca_app;

GRANT UPDATE(closed_at) ON TABLE public.log_days TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.log_seals TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.manifests TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.margin_looks TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.margin_marks TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.menu_draft_entries TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.menu_drafts TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.menu_versions TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.menus TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.merchant_cards TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.merchant_numbers TO alpaca_app;

GRANT SELECT ON TABLE public.merchants TO alpaca_app;

GRANT INSERT(tenant_id) ON TABLE public.merchants TO alpaca_app;

GRANT INSERT(merchant_id) ON TABLE public.merchants TO alpaca_app;

GRANT INSERT(code) ON TABLE public.merchants TO alpaca_app;

GRANT INSERT(name_zh),UPDATE(name_zh) ON TABLE public.merchants TO alpaca_app;

GRANT INSERT(name_en),UPDATE(name_en) ON TABLE public.merchants TO alpaca_app;

GRANT INSERT(activation_status),UPDATE(activation_status) ON TABLE public.merchants TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.merchants TO alpaca_app;

GRANT UPDATE(label_design_id) ON TABLE public.merchants TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.message_settings TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.milestone_parcels TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.milestones TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.notice_reads TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.notice_recipients TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notices TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.number_ranges TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.operation_logs TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.order_boxes TO alpaca_app;

GRANT SELECT ON TABLE public.order_count_changes TO alpaca_app;

GRANT SELECT ON TABLE public.order_day_counts TO alpaca_app;

GRANT SELECT ON TABLE public.order_day_counts_counted TO alpaca_app;

GRANT SELECT ON TABLE public.order_day_counts_now TO alpaca_app;

GRANT SELECT ON TABLE public.order_count_faults TO alpaca_app;

GRANT SELECT ON TABLE public.order_counts TO alpaca_app;

GRANT SELECT ON TABLE public.order_counts_now TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.order_files TO alpaca_app;

GRANT SELECT ON TABLE public.order_margins_now TO alpaca_app;

GRANT USAGE ON SEQUENCE public.order_nos TO alpaca_app;

GRANT SELECT ON TABLE public.order_words TO alpaca_app;

GRANT INSERT ON TABLE public.outbox TO alpaca_app;
GRANT SELECT,DELETE,UPDATE ON TABLE public.outbox TO alpaca_relay;

GRANT SELECT,DELETE ON TABLE public.outgoing_messages TO alpaca_sweep;
GRANT SELECT,INSERT,UPDATE ON TABLE public.outgoing_messages TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.own_bookings TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.parcel_photos TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.passkey_challenges TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.passkey_challenges TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.passkeys TO alpaca_app;

GRANT UPDATE(counter) ON TABLE public.passkeys TO alpaca_app;

GRANT UPDATE(used_at) ON TABLE public.passkeys TO alpaca_app;

GRANT SELECT ON TABLE public.payable_balances TO alpaca_app;

GRANT SELECT ON TABLE public.payable_entries TO alpaca_app;

GRANT SELECT ON TABLE public.payable_transfers TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.payment_run_bills TO alpaca_app;

GRANT SELECT ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(tenant_id) ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(id) ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(run_no) ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(payee_id) ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(currency) ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(amount_minor) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(state) ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(note) ON TABLE public.payment_runs TO alpaca_app;

GRANT INSERT(asked_by) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(decided_by) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(decided_at) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(remark) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(paid_by) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(paid_day) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(reference) ON TABLE public.payment_runs TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.payment_runs TO alpaca_app;

GRANT SELECT ON TABLE public.payable_faults TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.payees TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.payment_codes TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.preferences TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.price_groups TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.price_rows TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.price_sheets TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(status) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(note) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(remote_list_id) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(places) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(rows) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(surcharges) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(terms) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(valid_from) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(published_by) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(published_at) ON TABLE public.price_versions TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.price_versions TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.print_records TO alpaca_app;

GRANT UPDATE(outcome) ON TABLE public.print_records TO alpaca_app;

GRANT UPDATE(message) ON TABLE public.print_records TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.products TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limits TO alpaca_app;
GRANT SELECT,DELETE ON TABLE public.rate_limits TO alpaca_sweep;

GRANT SELECT,INSERT ON TABLE public.statement_cycles TO alpaca_app;

GRANT UPDATE(cycle) ON TABLE public.statement_cycles TO alpaca_app;

GRANT UPDATE(issued_until) ON TABLE public.statement_cycles TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.statement_cycles TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(state) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(silent_at) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(confirmed_at) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(confirmed_by) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(settled_at) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(due_told_at) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(overdue_told_at) ON TABLE public.statements TO alpaca_app;

GRANT UPDATE(staff_told_at) ON TABLE public.statements TO alpaca_app;

GRANT SELECT ON TABLE public.receivables TO alpaca_app;

GRANT SELECT ON TABLE public.statement_sums TO alpaca_app;

GRANT SELECT ON TABLE public.receivable_faults TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.record_changes TO alpaca_app;

GRANT UPDATE(changes) ON TABLE public.record_changes TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.recovery_codes TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.remote_areas TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.remote_lists TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.report_runs TO alpaca_app;

GRANT UPDATE(costs_at) ON TABLE public.report_runs TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.returns TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.role_data_rules TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.role_permissions TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.roles TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.scan_changes TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.scan_hours TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.scans TO alpaca_app;

GRANT SELECT ON TABLE public.throughput TO alpaca_app;

GRANT SELECT ON TABLE public.scan_hours_counted TO alpaca_app;

GRANT SELECT ON TABLE public.scan_hours_now TO alpaca_app;

GRANT SELECT ON TABLE public.scan_hour_faults TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.sealing_passes TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.sent_codes TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sent_codes TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.service_hours TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.service_talks TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.sessions TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.sessions TO alpaca_app;

GRANT UPDATE(seen_at) ON TABLE public.sessions TO alpaca_app;

GRANT UPDATE(active_at) ON TABLE public.sessions TO alpaca_app;

GRANT UPDATE(confirmed_at) ON TABLE public.sessions TO alpaca_app;

GRANT UPDATE(second_factor_at) ON TABLE public.sessions TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.shelf_places TO alpaca_app;

GRANT USAGE ON SEQUENCE public.shipment_nos TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.shipment_orders TO alpaca_app;

GRANT UPDATE(ended_at) ON TABLE public.shipment_orders TO alpaca_app;

GRANT UPDATE(ending) ON TABLE public.shipment_orders TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.shipments TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shippers TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.sign_in_steps TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.sign_in_steps TO alpaca_app;

GRANT UPDATE(tries) ON TABLE public.sign_in_steps TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.sign_ins TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.skus TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.stalls TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.strays TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.surcharges TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.tax_numbers TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.tenant_settings TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.thread_files TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.thread_messages TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.thread_orders TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.thread_reads TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.threads TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.tickets TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.tickets TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.top_up_credentials TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(audit_status) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(money_status) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(audit_remark) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(audited_by) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(audited_at) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(payment_ref) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(money_by) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(money_at) ON TABLE public.top_ups TO alpaca_app;

GRANT UPDATE(is_reuse_accepted) ON TABLE public.top_ups TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.totp_secrets TO alpaca_app;

GRANT UPDATE(sealed) ON TABLE public.totp_secrets TO alpaca_app;

GRANT UPDATE(next_sealed) ON TABLE public.totp_secrets TO alpaca_app;

GRANT UPDATE(last_step) ON TABLE public.totp_secrets TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.track_anew TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.track_codes TO alpaca_app;

GRANT SELECT ON TABLE public.track_count_changes TO alpaca_app;

GRANT SELECT ON TABLE public.track_counts TO alpaca_app;

GRANT SELECT ON TABLE public.track_counts_now TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.track_events TO alpaca_app;

GRANT UPDATE(stage) ON TABLE public.track_events TO alpaca_app;

GRANT UPDATE(reason) ON TABLE public.track_events TO alpaca_app;

GRANT UPDATE(mapping) ON TABLE public.track_events TO alpaca_app;

GRANT UPDATE(withdrawn_at) ON TABLE public.track_events TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.track_notices TO alpaca_app;

GRANT UPDATE(told_at) ON TABLE public.track_notices TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.track_paces TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.track_quarantine TO alpaca_app;

GRANT SELECT,DELETE,UPDATE ON TABLE public.track_steps TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.trial_rows TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.trials TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.trials TO alpaca_app;

GRANT UPDATE(name) ON TABLE public.trials TO alpaca_app;

GRANT UPDATE(is_saved) ON TABLE public.trials TO alpaca_app;

GRANT UPDATE(rows) ON TABLE public.trials TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.user_permissions TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.user_roles TO alpaca_app;
GRANT SELECT ON TABLE public.user_roles TO alpaca_sweep;

GRANT UPDATE(over_told_at) ON TABLE public.user_roles TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.users TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.warehouse_days TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.warehouse_lines TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.warehouse_staff TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.warehouses TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.webhook_attempts TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.webhook_deliveries TO alpaca_app;

GRANT UPDATE(state) ON TABLE public.webhook_deliveries TO alpaca_app;

GRANT UPDATE(attempts) ON TABLE public.webhook_deliveries TO alpaca_app;

GRANT UPDATE(next_at) ON TABLE public.webhook_deliveries TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(url) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(description) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(types) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(secret) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(former_secret) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(former_until) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(is_on) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(off_reason) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(off_at) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(failing_since) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(warned) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(window_at) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(window_tries) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(window_fails) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(paused_until) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(due_at) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(taken_until) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT UPDATE(revision) ON TABLE public.webhook_endpoints TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.webhook_events TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.webhook_events TO alpaca_app;

GRANT UPDATE(sequence) ON TABLE public.webhook_events TO alpaca_app;

GRANT UPDATE(body) ON TABLE public.webhook_events TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.webhook_numbers TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.zone_places TO alpaca_app;

