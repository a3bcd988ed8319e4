set local lock_timeout = '2s';

-- Phones of addresses are sealed. A whole number is still found by its index, which only who has the
-- tenant's key can reckon; '' where there is none, or where the address was written before.
alter table shippers add column phone_index text not null default '';
alter table consignees add column phone_index text not null default '';
alter table delivery_addresses add column phone_index text not null default '';

-- A number of the tax book is sealed anew each time: that it stands there once is held by its index.
alter table tax_numbers add column tax_no_index text not null default '';
create unique index tax_numbers_index on tax_numbers (tenant_id, merchant_id, tax_type, tax_no_index)
  where tax_no_index <> '';

-- As find_addresses, which nodes of the version before still ask. A term of `numbers` may be a phone: then
-- the address that has it fits as well as one that has the term in its texts.
create function alpaca.search_addresses(book text, wanted integer[], words text[], numbers jsonb, country text,
  only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public as $$
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
end $$;
revoke execute on function alpaca.search_addresses from public;
grant execute on function alpaca.search_addresses to alpaca_app;
grant update (phone_index) on delivery_addresses to alpaca_app;
