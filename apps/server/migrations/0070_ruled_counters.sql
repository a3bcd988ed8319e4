-- Counters know merchants: rules that look at nothing else are obeyed by their rows, and whoever has
-- such is told the exact number. Finer ones hide them, as before.
do $$
declare
  name regclass;
begin
  foreach name in array array['order_counts', 'order_day_counts', 'order_count_changes', 'track_counts',
    'track_count_changes']::regclass[]
  loop
    execute format('drop policy no_rules on %s', name);
    execute format(
      'create policy no_finer_rules on %s as restrictive to alpaca_app
         using ((select current_setting(''alpaca.rules'', true)) = ''none''
           or (not (select alpaca.rules_on(''orders'')) ?| array[''p*'', ''w*'', ''n*'', ''u*'']
             and alpaca.obeys((select alpaca.rules_on(''orders'')), merchant_id, null, null, null, null) is not null))
         with check (true)', name);
  end loop;
end $$;
drop procedure alpaca.hide_from_ruled;

-- The session's rules on orders as a condition, each value where a row has it: what alpaca.obeys asks,
-- without a call for each row. Everything in it is a number or quoted.
create function alpaca.orders_left() returns text language plpgsql stable as $$
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
end $$;

-- How many orders the session's rules leave, by status, as far as anybody counts. As the owner, because
-- the policy asks a function of each row: ten thousand of them take ten times as long.
create function alpaca.count_orders(merchant uuid, wanted text, since timestamptz, until timestamptz,
  first_id uuid, last_id uuid, most integer)
returns table (status text, count bigint)
language plpgsql stable security definer set search_path = pg_catalog, public
set max_parallel_workers_per_gather = 0 as $$
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
end $$;
revoke execute on function alpaca.count_orders from public;
grant execute on function alpaca.count_orders to alpaca_app;
