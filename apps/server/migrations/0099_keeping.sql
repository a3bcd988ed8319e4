set local lock_timeout = '2s';

-- What is kept for how long, and what is forgotten when somebody asks for it. The rules stand here, not in the
-- services: the application's role removes nothing of this by itself, it asks for it.

-- When names and addresses were taken out of an order, and when its labels and papers were.
alter table orders add column redacted_at timestamptz, add column papers_gone_at timestamptz;
-- Since when a merchant is a number and a company's name, and nobody's.
alter table merchants add column erased_at timestamptz;

-- Files whose rows are given up, on their way out of the storage: a worker that ends in between goes on with them.
create table gone_files (
  tenant_id uuid not null references tenants,
  file_id uuid not null,
  primary key (tenant_id, file_id)
);
call alpaca.protect_tenant_table('gone_files');
grant select, insert, delete on gone_files to alpaca_app;

-- What a night removed, by kind: started with nothing, added to by each batch.
create table forgotten (
  tenant_id uuid not null references tenants,
  night date not null,
  kind text not null,
  days integer not null,
  gone bigint not null default 0,
  files bigint not null default 0,
  begun_at timestamptz not null default now(),
  -- Null where the night was not long enough; the next goes on.
  ended_at timestamptz,
  primary key (tenant_id, night, kind)
);
call alpaca.protect_tenant_table('forgotten');
grant select, insert, update on forgotten to alpaca_app;

-- A merchant's data put together for who asked.
create table data_exports (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  language text not null,
  job_id uuid not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed', 'gone')),
  file_ids uuid[] not null default '{}',
  bytes bigint not null default 0,
  expires_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, asked_by) references users (tenant_id, id),
  check ((state = 'ready') = (file_ids <> '{}'))
);
create index data_exports_merchant on data_exports (tenant_id, merchant_id, asked_at desc);
create index data_exports_asked_by on data_exports (tenant_id, asked_by);
call alpaca.protect_merchant_table('data_exports');
grant select, insert on data_exports to alpaca_app;
grant update (state, file_ids, bytes, expires_at) on data_exports to alpaca_app;

-- A merchant's wish to be forgotten, or ours. Written by the functions below and by nobody else.
create table erasures (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  approval_id uuid not null,
  reason text not null check (reason <> ''),
  state text not null default 'asked'
    check (state in ('asked', 'waiting', 'running', 'done', 'rejected', 'takenBack')),
  asked_by uuid not null,
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  -- Until then it can be taken back.
  due_at timestamptz,
  begun_at timestamptz,
  -- The step that was finished last.
  step text not null default '',
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, approval_id) references approvals,
  foreign key (tenant_id, asked_by) references users (tenant_id, id),
  check ((state in ('waiting', 'running', 'done')) <= (due_at is not null)),
  check ((state in ('running', 'done')) <= (begun_at is not null)),
  check ((state in ('done', 'rejected', 'takenBack')) = (ended_at is not null))
);
create unique index erasures_open on erasures (tenant_id, merchant_id) where ended_at is null;
create index erasures_merchant on erasures (tenant_id, merchant_id, asked_at desc);
create index erasures_due on erasures (tenant_id, due_at) where ended_at is null;
create index erasures_approval on erasures (tenant_id, approval_id);
create index erasures_asked_by on erasures (tenant_id, asked_by);
call alpaca.protect_merchant_table('erasures');
grant select on erasures to alpaca_app;

-- An order of a set may have nothing to print because its papers went.
alter table label_set_orders drop constraint label_set_orders_obstacle_check;
alter table label_set_orders add constraint label_set_orders_obstacle_check
  check (obstacle in ('status', 'gone', 'pending', 'missing')) not valid;

-- Days below which nobody may go: disputes, claims and void windows must be over. The contract says the same.
create function alpaca.kept_at_least(kind text) returns integer language sql immutable as $$
  select case kind when 'label' then 90 when 'address' then 180 when 'photo' then 90 when 'proof' then 365
    when 'draft' then 30 when 'import' then 7 when 'notice' then 30 when 'talkFile' then 90
    when 'trackEvent' then 180 when 'apiRequest' then 1 end
$$;

create function alpaca.require_tenant_scope() returns uuid language plpgsql stable as $$
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'only the tenant forgets' using errcode = 'insufficient_privilege';
  end if;
  return current_setting('alpaca.tenant_id')::uuid;
end $$;

/*
 * An order is over: nothing that happens to it needs its address any more. A parcel of which nobody heard since it
 * left counts as over as well, or a carrier that never says "delivered" would keep a name for ever.
 */
create function alpaca.is_over(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('voided', 'refunded', 'outWarehouse', 'delivered', 'chargedBack')
$$;

-- And nobody argues about it.
create function alpaca.is_settled(tenant uuid, of_order uuid, hold uuid) returns boolean language sql stable as $$
  select not exists (select from cost_changes c where c.tenant_id = tenant and c.order_id = of_order and c.settled_at is null)
    and not exists (select from claims c where c.tenant_id = tenant and c.order_id = of_order and c.ended_at is null)
    and not exists (select from withholdings w where w.tenant_id = tenant and w.order_id = of_order and w.ended_at is null)
    and not exists (select from returns r where r.tenant_id = tenant and r.order_id = of_order and r.ended_at is null)
    and not exists (select from cod_orders c where c.tenant_id = tenant and c.id = of_order
      and c.credited_at is null and c.ended_at is null)
    and not exists (select from holds h where h.tenant_id = tenant and h.id = hold and h.state = 'held')
$$;

-- The part of a postcode that says a region and no street.
create function alpaca.post_region(post_code text) returns text language sql immutable as $$
  select left(split_part(split_part(upper(trim(coalesce(post_code, ''))), ' ', 1), '-', 1), 3)
$$;

create function alpaca.redacted_side(side jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object('countryCode', side->'countryCode',
    'postCode', nullif(alpaca.post_region(side->>'postCode'), '')))
$$;

-- An order's form without people: countries, regions, goods, boxes, services and amounts stay.
create function alpaca.redacted_form(form jsonb) returns jsonb language sql immutable as $$
  select (form - 'remark')
    || jsonb_build_object('shipper', alpaca.redacted_side(coalesce(form->'shipper', '{}')),
      'consignee', alpaca.redacted_side(coalesce(form->'consignee', '{}')))
$$;

-- Labels and papers of orders go; their files wait to leave the storage.
create function alpaca.drop_papers(tenant uuid, ids uuid[]) returns integer language plpgsql as $$
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

/*
 * Takes people out of orders: labels first, then photos, names, streets and numbers of telephones, and what was
 * written about them. Numbers, weights, money, countries and counts stay as they are; the words by which an order is
 * found follow its name by their trigger.
 */
create function alpaca.redact_orders(tenant uuid, ids uuid[]) returns integer language plpgsql as $$
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

-- Those whose time is over, the longest first, held for this transaction.
create function alpaca.orders_to_redact(tenant uuid, before timestamptz, most integer) returns uuid[]
language sql as $$
  select coalesce(array_agg(id), '{}') from (
    select o.id from orders o
    where o.tenant_id = tenant and o.redacted_at is null and alpaca.is_over(o.status) and o.updated_at < before
      and alpaca.is_settled(tenant, o.id, o.hold_id)
    order by o.updated_at limit most for update skip locked) o
$$;

create function alpaca.orders_with_papers(tenant uuid, before timestamptz, most integer) returns uuid[]
language sql as $$
  select coalesce(array_agg(id), '{}') from (
    select o.id from orders o
    where o.tenant_id = tenant and o.label_file_id is not null and alpaca.is_over(o.status) and o.updated_at < before
      and alpaca.is_settled(tenant, o.id, o.hold_id)
    order by o.updated_at limit most for update skip locked) o
$$;

/*
 * Removes at most so many of a kind that are older than these days, and tells how many they were and how many files
 * went with them. Called until nothing is left; whatever was done is done.
 */
create function alpaca.forget(kind text, days integer, most integer, out gone bigint, out files bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke all on function alpaca.forget from public;
grant execute on function alpaca.forget to alpaca_app;

-- How many of a kind would go by now: counted up to a limit, for whoever looks ahead.
create function alpaca.due_to_forget(kind text, days integer, most integer) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
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
revoke all on function alpaca.due_to_forget from public;
grant execute on function alpaca.due_to_forget to alpaca_app;

-- Gives up the rows of files that wait to leave the storage; one that is still in use somewhere stays.
create function alpaca.give_up_files(most integer) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke all on function alpaca.give_up_files from public;
grant execute on function alpaca.give_up_files to alpaca_app;

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check
  check (kind in ('terms', 'priceGroup', 'adjustment', 'erasure'));

create or replace function alpaca.approval_now(tenant uuid, merchant uuid, of_kind text) returns jsonb
language sql stable as $$
  select case of_kind
    when 'terms' then jsonb_build_object('terms', m.terms, 'limitMinor', m.credit_limit_minor, 'days', m.credit_days)
    when 'priceGroup' then jsonb_build_object('group', m.price_group)
    when 'erasure' then jsonb_build_object('erased', m.erased_at is not null)
    else '{}' end
  from merchants m where m.tenant_id = tenant and m.merchant_id = merchant
$$;

-- A merchant's owner asks to be forgotten; anything else only the tenant's own people ask for.
create or replace function alpaca.guard_approval() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
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

create function alpaca.guard_redacted_top_up() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not alpaca.is_owner() and ((new.payer_name, new.payer_account, new.remark) <> ('', '', '')
      or (to_jsonb(new) - array['payer_name', 'payer_account', 'remark'])
        <> (to_jsonb(old) - array['payer_name', 'payer_account', 'remark'])) then
    raise exception 'what is decided stays' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

/*
 * Who paid is taken out of a top-up that was decided long ago; what was decided stays. The application's role may write
 * none of these three columns, so nobody but an erasure comes by this way.
 */
drop trigger guard on top_ups;
create trigger guard before insert on top_ups for each row execute function alpaca.guard_top_up();
create trigger guard_changed before update on top_ups for each row
  when ((new.payer_name, new.payer_account, new.remark) is not distinct from (old.payer_name, old.payer_account, old.remark))
  execute function alpaca.guard_top_up();
create trigger guard_redacted before update on top_ups for each row
  when ((new.payer_name, new.payer_account, new.remark) is distinct from (old.payer_name, old.payer_account, old.remark))
  execute function alpaca.guard_redacted_top_up();

-- What of a merchant is still open: money, parcels, arguments. While there is any of it, nothing is erased.
create function alpaca.open_things(tenant uuid, merchant uuid) returns table (what text, many bigint)
language sql stable security definer set search_path = public, pg_temp as $$
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
revoke all on function alpaca.open_things from public;

-- The same for who asks: the tenant's people about any merchant, a merchant about itself.
create function alpaca.erasure_obstacles(merchant uuid) returns table (what text, many bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.what, o.many from alpaca.open_things(current_setting('alpaca.tenant_id')::uuid, merchant) o
  where current_setting('alpaca.scope') = 'tenant' or merchant = current_setting('alpaca.merchant_id')::uuid
$$;
revoke all on function alpaca.erasure_obstacles from public;
grant execute on function alpaca.erasure_obstacles to alpaca_app;

create function alpaca.require_nothing_open(tenant uuid, merchant uuid) returns void language plpgsql as $$
declare
  first text := (select o.what from alpaca.open_things(tenant, merchant) o limit 1);
begin
  if first is not null then
    perform alpaca.say_no('erasure.open', jsonb_build_object('what', first));
  end if;
end $$;

/*
 * Asked by the merchant's owner or by one of the tenant's people: a request that another of the tenant's people decides
 * on among the approvals. The sandbox has none: it follows its merchant.
 */
create function alpaca.ask_erasure(erasure uuid, approval uuid, merchant uuid, by_user uuid, why text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke all on function alpaca.ask_erasure from public;
grant execute on function alpaca.ask_erasure to alpaca_app;

create function alpaca.erasure_days(tenant uuid) returns integer language sql stable as $$
  select coalesce((select s.value from tenant_settings s where s.tenant_id = tenant and s.code = 'erasureDays'), 7)
$$;

-- Approved, an erasure waits for its days; anything else ends it. What is open refuses the approval.
create function alpaca.follow_approval() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
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
create trigger follow_erasure after update of state on approvals for each row
  when (new.kind = 'erasure' and new.state <> old.state) execute function alpaca.follow_approval();

-- Taken back while it is only asked for or waits: by the merchant's owner or by the tenant's people.
create function alpaca.take_back_erasure(erasure uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
revoke all on function alpaca.take_back_erasure from public;
grant execute on function alpaca.take_back_erasure to alpaca_app;

/*
 * Its days are over: from here there is no way back. Nobody of the merchant gets in any more, so that nothing new comes
 * while the rest goes. Where something was opened meanwhile it waits on, and is told what for.
 */
create function alpaca.begin_erasure(erasure uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
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

-- A tenant and its sandbox, in which its merchants' people and orders stand under the same ids.
create function alpaca.tenant_and_twin(tenant uuid) returns setof uuid language sql stable as $$
  select t.tenant_id from tenants t where t.tenant_id = tenant or t.twin_of = tenant
$$;
revoke all on function alpaca.begin_erasure from public;
grant execute on function alpaca.begin_erasure to alpaca_app;

-- Tables whose rows of a merchant go, in the order in which they can: what refers to others before those.
create function alpaca.erased_tables() returns text[] language sql immutable as $$
  select array['api_request_originals', 'api_requests', 'api_keys', 'webhook_attempts', 'webhook_deliveries',
    'webhook_events', 'webhook_endpoints', 'webhook_numbers', 'balance_alerts', 'consignees', 'shippers',
    'delivery_addresses', 'skus', 'tax_numbers', 'deleted_records', 'data_exports', 'exports', 'import_rows', 'imports',
    'label_set_orders', 'label_sets', 'jobs', 'first_steps', 'trial_rows', 'trials', 'parcel_photos', 'order_files',
    'claim_files', 'thread_files', 'thread_orders', 'thread_reads', 'thread_messages', 'service_talks', 'threads',
    'top_up_credentials', 'activation_requests', 'track_events', 'track_quarantine', 'track_anew', 'track_steps',
    'track_notices', 'user_permissions', 'sign_ins', 'record_changes']
$$;

-- And those that know a merchant's people by their ids alone.
create function alpaca.erased_of_users() returns text[] language sql immutable as $$
  select array['sessions', 'passkeys', 'passkey_challenges', 'totp_secrets', 'recovery_codes', 'preferences',
    'message_settings', 'notice_reads', 'notice_recipients', 'import_mappings', 'user_roles', 'first_passwords',
    'sign_in_steps', 'tickets', 'last_sign_ins']
$$;

-- Whose erasure it is, where it is under way in this tenant or in the one whose sandbox this is.
create function alpaca.erased_merchant(tenant uuid, erasure uuid) returns uuid language plpgsql stable as $$
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

/*
 * One batch of one step; tells how many rows it was. Files that the rows knew wait to leave the storage. Each step can
 * be done again: what is gone is not found.
 */
create function alpaca.erase_some(erasure uuid, step text, most integer) returns bigint
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
      select m.id from outgoing_messages m where m.tenant_id = tenant and m.recipient in (
        select u.phone from users u where u.tenant_id = tenant and u.merchant_id = merchant and u.phone <> ''
        union select u.email from users u where u.tenant_id = tenant and u.merchant_id = merchant and u.email <> '')
      limit most
    )
    delete from outgoing_messages m using old where m.tenant_id = tenant and m.id = old.id;
    get diagnostics many = row_count;
  when 'sent_codes' then
    delete from sent_codes s where s.tenant_id = tenant and s.account in (
      select u.phone from users u where u.tenant_id = tenant and u.merchant_id = merchant
      union select u.email from users u where u.tenant_id = tenant and u.merchant_id = merchant
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
        avatar_url = '', password_hash = '', disabled_at = coalesce(u.disabled_at, now()),
        left_at = coalesce(u.left_at, now()), revision = u.revision + 1
      where u.tenant_id = tenant and u.merchant_id = merchant and u.username <> 'erased-' || u.id;
    get diagnostics many = row_count;
  else
    raise exception 'no such step: %', step using errcode = 'invalid_parameter_value';
  end case;
  return many;
end $$;
revoke all on function alpaca.erase_some from public;
grant execute on function alpaca.erase_some to alpaca_app;

create function alpaca.note_erased(erasure uuid, done_step text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update erasures e set step = done_step
    where e.tenant_id = alpaca.require_tenant_scope() and e.id = erasure and e.state = 'running'
$$;
revoke all on function alpaca.note_erased from public;
grant execute on function alpaca.note_erased to alpaca_app;

-- Only where nothing is left, here and in the sandbox.
create function alpaca.end_erasure(erasure uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function alpaca.end_erasure from public;
grant execute on function alpaca.end_erasure to alpaca_app;
