-- Orders as lists, counts and searches ask for them.

-- How many orders of a merchant are in each status: what was counted, and what came since. A writer
-- only adds a line, so writers never wait for each other; a worker folds the lines in.
create table order_counts (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  status text not null,
  count bigint not null,
  primary key (tenant_id, merchant_id, status),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('order_counts');
grant select on order_counts to alpaca_app;

-- The same by the day on which orders were made, in the tenant's zone.
create table order_day_counts (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  day date not null,
  status text not null,
  count bigint not null,
  primary key (tenant_id, merchant_id, day, status),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('order_day_counts');
grant select on order_day_counts to alpaca_app;

create table order_count_changes (
  tenant_id uuid not null,
  merchant_id uuid not null,
  seq bigint generated always as identity,
  day date not null,
  status text not null,
  change integer not null,
  primary key (tenant_id, merchant_id, seq)
);
call alpaca.protect_merchant_table('order_count_changes');
grant select on order_count_changes to alpaca_app;

-- What an order is found by: numbers and names in one case and width, and short pieces of them as
-- numbers. Apart from the order, since those pieces would be written again whenever it moves.
create table order_words (
  tenant_id uuid not null,
  order_id uuid not null,
  merchant_id uuid not null,
  words text not null,
  grams integer[] not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
create index order_words_grams on order_words using gin (grams);
call alpaca.protect_merchant_table('order_words');
grant select on order_words to alpaca_app;

create function alpaca.plain_words(text) returns text language sql immutable parallel safe
return lower(normalize($1, nfkc));

-- Of Latin letters and digits four in a row, and how a word begins; of other writing two in a row,
-- and each alone. Between a letter and a Chinese character a word ends. `typed`: only what a row must
-- have that holds the words as a part.
create function alpaca.grams_of(words text, typed boolean) returns setof text
language sql immutable parallel safe as $$
  with w as (
    select word, octet_length(word) = length(word) as is_plain
    from string_to_table(words, ' ') word where word <> ''
  ), r as materialized (
    select word as run, is_plain from w where is_plain
    union all
    select run[1], octet_length(run[1]) = length(run[1])
    from w, regexp_matches(word, '[!-~]+|[^ -~]+', 'g') run where not is_plain
  )
  select case
      when is_plain and length(run) >= 4 then substr(run, at, 4)
      when is_plain then '^' || run
      else substr(run, at, 2)
    end
  from r, generate_series(1, greatest(length(run) - case when is_plain then 3 else 1 end, 1)) at
  union
  select case when is_plain then '^' || left(run, at) else substr(run, at, 1) end
  from r, generate_series(1, case when is_plain then least(length(run), 3) else length(run) end) at
  where not typed
$$;

-- The pieces as numbers, other ones for every merchant: one merchant's search never walks through
-- what others have.
create function alpaca.gram_numbers(merchant uuid, words text, typed boolean) returns integer[]
language sql immutable parallel safe as $$
  select coalesce(array_agg((hashtextextended(gram, (select hashtextextended(merchant::text, 0))) & 2147483647)::integer), '{}')
  from alpaca.grams_of(words, typed) gram
$$;

create function alpaca.words_of_order(order_no text, customer_no text, tracking_number text, consignee_name text)
returns text language sql immutable parallel safe
return alpaca.plain_words(order_no || case when customer_no = order_no then '' else ' ' || customer_no end
  || case when tracking_number in ('', order_no) then '' else ' ' || tracking_number end
  || ' ' || consignee_name);

create function alpaca.count_new_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into order_count_changes (tenant_id, merchant_id, day, status, change)
  select o.tenant_id, o.merchant_id, (o.created_at at time zone t.zone)::date, o.status, count(*)
  from added o join tenants t on t.tenant_id = o.tenant_id
  group by 1, 2, 3, 4;
  return null;
end $$;
create trigger count_new after insert on orders
  referencing new table as added for each statement execute function alpaca.count_new_orders();

create function alpaca.count_moved_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
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
create trigger count_moved after update on orders
  referencing old table as earlier new table as later
  for each statement execute function alpaca.count_moved_orders();

create function alpaca.word_new_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into order_words (tenant_id, order_id, merchant_id, words, grams)
  select o.tenant_id, o.id, o.merchant_id, w, alpaca.gram_numbers(o.merchant_id, w, false)
  from added o, alpaca.words_of_order(o.order_no, o.customer_no, o.tracking_number, o.consignee_name) w;
  return null;
end $$;
create trigger word_new after insert on orders
  referencing new table as added for each statement execute function alpaca.word_new_orders();

create function alpaca.word_moved_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
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
create trigger word_moved after update on orders
  referencing old table as earlier new table as later
  for each statement execute function alpaca.word_moved_orders();

-- Folds what came since into what was counted; one at a time is enough.
create function alpaca.fold_order_counts(most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  folded bigint;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold_order_counts', 0)) then
    return 0;
  end if;
  with taken as (
    delete from order_count_changes c using (
      select tenant_id, merchant_id, seq from order_count_changes limit most
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
revoke execute on function alpaca.fold_order_counts from public;
grant execute on function alpaca.fold_order_counts to alpaca_sweep;

-- What is counted now, and what an honest count would say: for checks.
create view order_counts_now with (security_invoker = true) as
  select tenant_id, merchant_id, status, sum(n)::bigint as count
  from (
    select tenant_id, merchant_id, status, count as n from order_counts
    union all
    select tenant_id, merchant_id, status, change from order_count_changes
  ) c
  group by 1, 2, 3;
create view order_day_counts_now with (security_invoker = true) as
  select tenant_id, merchant_id, day, status, sum(n)::bigint as count
  from (
    select tenant_id, merchant_id, day, status, count as n from order_day_counts
    union all
    select tenant_id, merchant_id, day, status, change from order_count_changes
  ) c
  group by 1, 2, 3, 4;
create view order_day_counts_counted with (security_invoker = true) as
  select o.tenant_id, o.merchant_id, (o.created_at at time zone t.zone)::date as day, o.status, count(*) as count
  from orders o join tenants t on t.tenant_id = o.tenant_id
  group by 1, 2, 3, 4;
-- Where both disagree; nowhere, or something is wrong.
create view order_count_faults with (security_invoker = true) as
  select tenant_id, merchant_id, day, status, n.count as counted, c.count as is
  from order_day_counts_now n full join order_day_counts_counted c using (tenant_id, merchant_id, day, status)
  where coalesce(n.count, 0) <> coalesce(c.count, 0);
grant select on order_counts_now, order_day_counts_now, order_day_counts_counted, order_count_faults to alpaca_app;

-- Orders whose words hold every word typed, the latest first. Containment of arrays is not
-- leakproof, so under row security it could use no index: this runs as the owner and takes tenant
-- and merchant from the session's settings. The tenant's own people look at one merchant or at all.
create function alpaca.find_orders(typed text, merchant uuid, most integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  own constant uuid := case when current_setting('alpaca.scope') = 'tenant' then merchant
    else current_setting('alpaca.merchant_id')::uuid end;
  wanted constant text[] := regexp_split_to_array(alpaca.plain_words(trim(typed)), '\s+');
  one uuid;
begin
  for one in
    select m.merchant_id from merchants m where m.tenant_id = tenant and (own is null or m.merchant_id = own)
  loop
    return query execute
      'select w.order_id from order_words w
       where w.grams @> $1 and w.tenant_id = $2 and w.merchant_id = $3
         and (select bool_and(strpos(w.words, t) > 0) from unnest($4) t)
       order by w.order_id desc limit $5'
    using alpaca.gram_numbers(one, array_to_string(wanted, ' '), true), tenant, one, wanted, most;
  end loop;
end $$;
revoke execute on function alpaca.find_orders from public;
grant execute on function alpaca.find_orders to alpaca_app;

-- Pages by every sort that is offered, of one merchant and of all.
create index orders_status on orders (tenant_id, merchant_id, status, id desc);
create index orders_tenant_status on orders (tenant_id, status, id desc);
create index orders_updated on orders (tenant_id, merchant_id, updated_at desc, id desc);
create index orders_tenant_updated on orders (tenant_id, updated_at desc, id desc);
-- Few at any time, and asked for often.
create index orders_waiting on orders (tenant_id, merchant_id, id desc) where booking = 'waitingPayment';
create index orders_cancelling on orders (tenant_id, merchant_id, id desc) where booking = 'cancelling';
-- Whole numbers.
create index orders_number on orders (tenant_id, customer_no);
create index orders_tracking on orders (tenant_id, tracking_number) where tracking_number <> '';
create index order_boxes_tracking on order_boxes (tenant_id, tracking_number) where tracking_number <> '';

-- Orders that were there before.
insert into order_day_counts select tenant_id, merchant_id, day, status, count from order_day_counts_counted;
insert into order_counts
  select tenant_id, merchant_id, status, sum(count) from order_day_counts group by 1, 2, 3;
insert into order_words (tenant_id, order_id, merchant_id, words, grams)
  select o.tenant_id, o.id, o.merchant_id, w, alpaca.gram_numbers(o.merchant_id, w, false)
  from orders o, alpaca.words_of_order(o.order_no, o.customer_no, o.tracking_number, o.consignee_name) w;
