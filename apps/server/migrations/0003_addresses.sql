-- The address books. A book is searched by pieces of what stands in it: `grams` holds a number for
-- every pair of neighbouring characters (and for each tag), salted with the merchant, so that one
-- index finds two Chinese characters as well as the end of a phone number, and a merchant's pairs
-- are never mixed with another's. The application writes search, grams and fingerprint.
create table shippers (
  tenant_id uuid not null,
  merchant_id uuid not null,
  id uuid not null,
  code text not null default '',
  name text not null,
  company text not null default '',
  phone text not null,
  email text not null default '',
  country_code text not null,
  province text not null,
  city text not null,
  area text not null default '',
  address1 text not null,
  address2 text not null default '',
  address3 text not null default '',
  house_number text not null default '',
  post_code text not null default '',
  warehouse_code text not null default '',
  tax_type text not null default '',
  tax_no text not null default '',
  certificate_type text not null default '',
  certificate_no text not null default '',
  remark text not null default '',
  tags text[] not null default '{}',
  is_default boolean not null default false,
  search text not null,
  grams integer[] not null,
  fingerprint bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants
);
create index shippers_listed on shippers (tenant_id, merchant_id, is_default desc, id desc);
create unique index shippers_default on shippers (tenant_id, merchant_id) where is_default;
create unique index shippers_code on shippers (tenant_id, merchant_id, code) where code <> '';
create index shippers_alike on shippers (tenant_id, merchant_id, fingerprint, id);
create index shippers_grams on shippers using gin (grams);
call alpaca.protect_merchant_table('shippers');
grant select, insert, update, delete on shippers to alpaca_app;

create table consignees (
  tenant_id uuid not null,
  merchant_id uuid not null,
  id uuid not null,
  alias text not null default '',
  name text not null,
  company text not null default '',
  phone text not null,
  phone2 text not null default '',
  email text not null default '',
  country_code text not null,
  province text not null,
  city text not null,
  area text not null default '',
  address1 text not null,
  address2 text not null default '',
  address3 text not null default '',
  house_number text not null default '',
  post_code text not null default '',
  address_type text not null default '',
  eori_no text not null default '',
  platform text not null default '',
  buyer_account text not null default '',
  delivery_notes text not null default '',
  access_code text not null default '',
  tax_type text not null default '',
  tax_no text not null default '',
  certificate_type text not null default '',
  certificate_no text not null default '',
  remark text not null default '',
  tags text[] not null default '{}',
  is_default boolean not null default false,
  search text not null,
  grams integer[] not null,
  fingerprint bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants
);
create index consignees_listed on consignees (tenant_id, merchant_id, is_default desc, id desc);
create unique index consignees_default on consignees (tenant_id, merchant_id) where is_default;
create index consignees_alike on consignees (tenant_id, merchant_id, fingerprint, id);
create index consignees_grams on consignees using gin (grams);
call alpaca.protect_merchant_table('consignees');
grant select, insert, update, delete on consignees to alpaca_app;

-- Which addresses of the session's merchant a filter keeps, the default first, then the latest.
-- Containment of arrays is not leakproof, so under row security it could use no index: this runs as
-- the owner and takes tenant and merchant from the session's settings, never from its caller.
create function alpaca.find_addresses(
  book text, wanted integer[], words text[], country text, only_alike boolean,
  skip bigint, most bigint, after_default boolean default null, after_id uuid default null
) returns setof uuid language plpgsql stable security definer set search_path = pg_catalog, public as $$
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
end $$;
revoke execute on function alpaca.find_addresses from public;
grant execute on function alpaca.find_addresses to alpaca_app;

-- What a code such as ONT8 stands for: rows without a merchant are the tenant's, for all its
-- merchants to read.
create table delivery_addresses (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  code text not null check (code = upper(code)),
  name text not null,
  company text not null default '',
  phone text not null default '',
  email text not null default '',
  country_code text not null,
  province text not null,
  city text not null,
  area text not null default '',
  address1 text not null,
  address2 text not null default '',
  address3 text not null default '',
  house_number text not null default '',
  post_code text not null default '',
  remark text not null default '',
  search text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants
);
create unique index delivery_addresses_code
  on delivery_addresses (tenant_id, merchant_id, code) nulls not distinct;

-- A merchant's session reads its own rows and the shared ones, and writes only its own. Shared rows
-- can't be taken over either: nobody may update merchant_id, and nothing is deleted.
create procedure alpaca.protect_shared_table(name regclass) language plpgsql as $$
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
call alpaca.protect_shared_table('delivery_addresses');
grant select, insert on delivery_addresses to alpaca_app;
grant update (code, name, company, phone, email, country_code, province, city, area, address1,
  address2, address3, house_number, post_code, remark, search, updated_at)
  on delivery_addresses to alpaca_app;
