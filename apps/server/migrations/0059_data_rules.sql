-- Data rules narrow what the tenant's own people see, beside tenant and merchant.

create table data_rules (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  -- The page it belongs to. A page with rules is not deleted: without them people would see more.
  menu_id uuid not null,
  subject text not null check (subject in ('orders', 'merchants')),
  -- [{ column, op, values }], all of which a row must meet; by the contract's form, never SQL.
  conditions jsonb not null check (jsonb_typeof(conditions) = 'array' and jsonb_array_length(conditions) > 0),
  revision integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, name),
  foreign key (tenant_id, menu_id) references menus,
  foreign key (tenant_id, created_by) references users
);
create index data_rules_menu on data_rules (tenant_id, menu_id);
create index data_rules_user on data_rules (tenant_id, created_by);
call alpaca.protect_staff_table('data_rules');
grant select, insert, update, delete on data_rules to alpaca_app;
create trigger forget_changes after delete on data_rules
  referencing old table as gone for each statement execute function alpaca.forget_changes('dataRule');

create table role_data_rules (
  tenant_id uuid not null,
  role_id uuid not null,
  rule_id uuid not null,
  primary key (tenant_id, role_id, rule_id),
  foreign key (tenant_id, role_id) references roles on delete cascade,
  foreign key (tenant_id, rule_id) references data_rules on delete cascade
);
create index role_data_rules_rule on role_data_rules (tenant_id, rule_id);
call alpaca.protect_staff_table('role_data_rules');
grant select, insert, delete on role_data_rules to alpaca_app;

-- The session's rules on a subject. `alpaca.rules` is 'none' or what platform/dataRules/compile.ts
-- makes; a session that never said so has none on any subject, and no rules let nothing through.
create function alpaca.rules_on(subject text) returns jsonb language sql stable parallel safe
return nullif(nullif(current_setting('alpaca.rules', true), ''), 'none')::jsonb -> subject;

-- Whether a row's columns obey: true or null. Each way through the rules is a bit. `m<id>` has those
-- which that merchant may take, `m*` those of any other; a column nobody rules has neither. A role's
-- ways lie side by side: adding `c` carries into the guard bit above them where one is left, and all
-- guards `g` must be there. Null rather than false, because the planner takes `is not null` for true
-- of nearly all rows: plans stay what they are where there is no rule.
create function alpaca.obeys(rules jsonb, merchant uuid, product uuid, warehouse uuid, country text, creator uuid)
returns boolean language plpgsql immutable parallel safe cost 1 as $$
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

-- Whether the order of a row obeys. As the owner: the row's own policies have decided on the tenant.
create function alpaca.order_obeys(rules jsonb, tenant uuid, order_id uuid) returns boolean
language plpgsql stable parallel safe cost 1 security definer set search_path = pg_catalog, public as $$
begin
  return (
    select alpaca.obeys(rules, o.merchant_id, o.product_id, o.warehouse_id, o.country_code, o.created_by)
    from orders o where o.tenant_id = tenant and o.id = order_obeys.order_id);
end $$;
revoke execute on function alpaca.order_obeys from public;
grant execute on function alpaca.order_obeys to alpaca_app;

-- What belongs to a merchant obeys the rules on merchants; what belongs to nobody in particular is everybody's.
create procedure alpaca.narrow_by_merchant(name regclass) language plpgsql as $$
begin
  execute format(
    'create policy merchant_rules on %s as restrictive to alpaca_app
       using ((select current_setting(''alpaca.rules'', true)) = ''none'' or merchant_id is null
         or alpaca.obeys((select alpaca.rules_on(''merchants'')), merchant_id, null, null, null, null) is not null)
       with check (true)', name);
end $$;

-- What hangs on an order obeys the rules on orders, wherever it is read.
create procedure alpaca.narrow_by_order(name regclass, order_column name default 'order_id') language plpgsql as $$
begin
  execute format(
    'create policy order_rules on %s as restrictive to alpaca_app
       using ((select current_setting(''alpaca.rules'', true)) = ''none'' or %I is null
         or alpaca.order_obeys((select alpaca.rules_on(''orders'')), tenant_id, %I) is not null)
       with check (true)', name, order_column, order_column);
end $$;

-- Counters know merchants and nothing finer: who is narrowed reads the rows themselves.
create procedure alpaca.hide_from_ruled(name regclass) language plpgsql as $$
begin
  execute format(
    'create policy no_rules on %s as restrictive to alpaca_app
       using ((select current_setting(''alpaca.rules'', true)) = ''none'') with check (true)', name);
end $$;

create policy order_rules on orders as restrictive to alpaca_app
  using ((select current_setting('alpaca.rules', true)) = 'none'
    or alpaca.obeys((select alpaca.rules_on('orders')),
      merchant_id, product_id, warehouse_id, country_code, created_by) is not null);
call alpaca.narrow_by_order('cod_orders', 'id');
call alpaca.hide_from_ruled('order_counts');
call alpaca.hide_from_ruled('order_day_counts');
call alpaca.hide_from_ruled('order_count_changes');
call alpaca.hide_from_ruled('track_counts');
call alpaca.hide_from_ruled('track_count_changes');

do $$
declare
  it record;
begin
  for it in
    select c.oid::regclass as name, bool_or(a.attname = 'order_id') as of_order,
      bool_or(a.attname = 'order_id' and a.attnotnull) as of_one_order,
      bool_or(a.attname = 'merchant_id') as of_merchant
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('order_id', 'merchant_id')
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('orders', 'cod_orders', 'order_counts', 'order_day_counts', 'order_count_changes',
        'track_counts', 'track_count_changes')
    group by c.oid order by c.relname
  loop
    if it.of_order then
      call alpaca.narrow_by_order(it.name);
    end if;
    if it.of_merchant and not it.of_one_order then
      call alpaca.narrow_by_merchant(it.name);
    end if;
  end loop;
end $$;

-- A merchant's table obeys from the start; one that hangs on an order calls narrow_by_order besides.
create or replace procedure alpaca.protect_merchant_table(name regclass) language plpgsql as $$
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

-- As before, and only what the session's rules let through.
create or replace function alpaca.find_orders(typed text, merchant uuid, most integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public as $$
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
end $$;

-- Drafts are counted by their index alone: what rules look at stands in it too.
drop index orders_draft_sku;
create index orders_draft_sku on orders (tenant_id, draft_sku, merchant_id, id)
  include (product_id, warehouse_id, country_code, created_by) where draft_sku is not null;

-- Whoever is ruled by line, country or place reads on from the newest among those.
drop index orders_product;
create index orders_product on orders (tenant_id, product_id, id desc);
create index orders_country on orders (tenant_id, country_code, id desc);
create index orders_house on orders (tenant_id, warehouse_id, id desc) where warehouse_id is not null;
