-- What lines cost. A merchant's session reads none of it: nodes quote from what they have compiled
-- for the whole tenant, and show a merchant only what its own level says.
create procedure alpaca.protect_staff_table(name regclass) language plpgsql as $$
declare
  rule constant text := 'tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid)
    and (select current_setting(''alpaca.scope'')) = ''tenant''';
begin
  call alpaca.let_owner(name);
  execute format('create policy staff_rows on %s to alpaca_app using (%s) with check (%s)',
    name, rule, rule);
end $$;

create table channels (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  carrier text not null,
  sort integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
call alpaca.protect_staff_table('channels');
grant select, insert, update on channels to alpaca_app;

create table products (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  channel_id uuid not null,
  status text not null default 'stopped' check (status in ('onSale', 'stopped')),
  transit_days_min smallint not null,
  transit_days_max smallint not null,
  void_hours integer not null,
  return_handling numeric(14, 4) not null,
  return_fee numeric(14, 4) not null,
  restrictions_zh text not null default '',
  restrictions_en text not null default '',
  -- As the next version will have them; quotes read the copy in their own version.
  terms jsonb not null,
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, channel_id) references channels,
  check (transit_days_min <= transit_days_max)
);
create index products_channel on products (tenant_id, channel_id);
call alpaca.protect_staff_table('products');
grant select, insert, update on products to alpaca_app;

-- For everyone, for a group of merchants or for one: the nearest wins.
alter table merchants add price_group text not null default '';

create table price_sheets (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  product_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  level text not null check (level in ('everyone', 'group', 'merchant')),
  group_code text not null default '',
  merchant_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  unique nulls not distinct (tenant_id, product_id, group_code, merchant_id),
  foreign key (tenant_id, product_id) references products,
  foreign key (tenant_id, merchant_id) references merchants,
  check ((level = 'group') = (group_code <> '')),
  check ((level = 'merchant') = (merchant_id is not null))
);
create index price_sheets_merchant on price_sheets (tenant_id, merchant_id);
call alpaca.protect_staff_table('price_sheets');
grant select, insert on price_sheets to alpaca_app;

-- A place that costs more to reach. A list is replaced by its next revision, never changed.
create table remote_lists (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  revision integer not null,
  areas integer not null check (areas > 0),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, code, revision),
  foreign key (tenant_id, created_by) references users
);
create index remote_lists_user on remote_lists (tenant_id, created_by);
call alpaca.protect_staff_table('remote_lists');
grant select, insert on remote_lists to alpaca_app;

create table remote_areas (
  tenant_id uuid not null,
  list_id uuid not null,
  line integer not null check (line > 0),
  country_code text not null,
  post_from text not null,
  post_to text not null,
  remote_type text not null,
  primary key (tenant_id, list_id, line),
  foreign key (tenant_id, list_id) references remote_lists
);
call alpaca.protect_staff_table('remote_areas');
grant select, insert on remote_areas to alpaca_app;

-- A sheet's prices from a time on. A draft is edited; what is published stays as it is for ever.
create table price_versions (
  tenant_id uuid not null references tenants,
  id uuid not null,
  sheet_id uuid not null,
  version_no integer not null check (version_no > 0),
  status text not null default 'draft' check (status in ('draft', 'published')),
  note text not null default '',
  remote_list_id uuid,
  -- How many parts it has, kept with them.
  places integer not null default 0,
  rows integer not null default 0,
  surcharges integer not null default 0,
  -- Of a published one: the product's terms as they were, and since when it counts.
  terms jsonb,
  valid_from timestamptz,
  published_by uuid,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, sheet_id, version_no),
  foreign key (tenant_id, sheet_id) references price_sheets,
  foreign key (tenant_id, remote_list_id) references remote_lists,
  foreign key (tenant_id, published_by) references users,
  check ((status = 'published') = (terms is not null)),
  check ((status = 'published') = (valid_from is not null)),
  check ((status = 'published') = (published_at is not null)),
  -- What was quoted before must stay true: nothing counts from before it was said.
  check (valid_from >= published_at)
);
create unique index price_versions_draft on price_versions (tenant_id, sheet_id) where status = 'draft';
create index price_versions_in_force on price_versions (tenant_id, sheet_id, valid_from desc, version_no desc)
  where status = 'published';
create index price_versions_remote_list on price_versions (tenant_id, remote_list_id);
create index price_versions_user on price_versions (tenant_id, published_by);
call alpaca.protect_staff_table('price_versions');
grant select, insert, delete on price_versions to alpaca_app;
grant update (status, note, remote_list_id, places, rows, surcharges, terms, valid_from, published_by,
  published_at)
  on price_versions to alpaca_app;

create table zone_places (
  tenant_id uuid not null,
  version_id uuid not null,
  line integer not null,
  zone text not null,
  country_code text not null,
  post_from text not null default '',
  post_to text not null default '',
  primary key (tenant_id, version_id, line),
  unique (tenant_id, version_id, country_code, post_from, post_to),
  foreign key (tenant_id, version_id) references price_versions on delete cascade,
  check ((post_from = '') = (post_to = ''))
);
call alpaca.protect_staff_table('zone_places');
grant select, insert, delete on zone_places to alpaca_app;

-- More than from_g, up to to_g included. All parts that are given add up.
create table price_rows (
  tenant_id uuid not null,
  version_id uuid not null,
  line integer not null,
  zone text not null,
  goods_type text not null default '',
  from_g integer not null check (from_g >= 0),
  to_g integer not null,
  first_g integer check (first_g > 0),
  first_price numeric(14, 4),
  next_g integer check (next_g > 0),
  next_price numeric(14, 4),
  per_kg numeric(14, 4),
  per_order numeric(14, 4),
  per_box numeric(14, 4),
  per_cbm numeric(14, 4),
  min_charge numeric(14, 4),
  step_g integer check (step_g > 0),
  min_g integer check (min_g > 0),
  min_box_g integer check (min_box_g > 0),
  primary key (tenant_id, version_id, line),
  unique (tenant_id, version_id, zone, goods_type, from_g),
  foreign key (tenant_id, version_id) references price_versions on delete cascade,
  check (to_g > from_g),
  check ((first_g is null) = (first_price is null)),
  check ((next_g is null) = (next_price is null)),
  check (least(first_price, next_price, per_kg, per_order, per_box, per_cbm, min_charge) >= 0)
);
call alpaca.protect_staff_table('price_rows');
grant select, insert, delete on price_rows to alpaca_app;

-- Added in the order of their lines: a percentage may be of all that comes before it.
create table surcharges (
  tenant_id uuid not null,
  version_id uuid not null,
  line integer not null,
  code text not null,
  expense_type text not null,
  name_zh text not null,
  name_en text not null,
  basis text not null,
  value numeric(14, 4) not null check (value >= 0),
  currency text,
  min numeric(14, 4),
  max numeric(14, 4),
  conditions jsonb not null,
  primary key (tenant_id, version_id, line),
  unique (tenant_id, version_id, code),
  foreign key (tenant_id, version_id) references price_versions on delete cascade
);
call alpaca.protect_staff_table('surcharges');
grant select, insert, delete on surcharges to alpaca_app;

-- What one unit of a currency is in another from a moment on.
create table exchange_rates (
  tenant_id uuid not null references tenants,
  id uuid not null,
  from_currency text not null check (from_currency ~ '^[A-Z]{3}$'),
  to_currency text not null check (to_currency ~ '^[A-Z]{3}$'),
  rate numeric(16, 8) not null check (rate > 0),
  valid_from timestamptz not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, from_currency, to_currency, valid_from),
  foreign key (tenant_id, created_by) references users,
  check (from_currency <> to_currency),
  check (valid_from >= created_at)
);
create index exchange_rates_user on exchange_rates (tenant_id, created_by);
call alpaca.protect_staff_table('exchange_rates');
grant select on exchange_rates to alpaca_app;
grant insert (tenant_id, id, from_currency, to_currency, rate, valid_from, created_by)
  on exchange_rates to alpaca_app;

create function alpaca.refuse_price_change() returns trigger language plpgsql as $$
begin
  raise exception 'prices are added, never changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger immutable before update or delete or truncate on exchange_rates
  for each statement execute function alpaca.refuse_price_change();
create trigger immutable before update or delete or truncate on remote_lists
  for each statement execute function alpaca.refuse_price_change();
create trigger immutable before update or delete or truncate on remote_areas
  for each statement execute function alpaca.refuse_price_change();

-- A list says how many areas it has and they are numbered, so a whole one takes no more.
create function alpaca.guard_remote_areas() returns trigger language plpgsql as $$
begin
  if exists (select from added a join remote_lists l on l.tenant_id = a.tenant_id and l.id = a.list_id
             where a.line > l.areas) then
    raise exception 'the list is whole' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger guard after insert on remote_areas
  referencing new table as added for each statement execute function alpaca.guard_remote_areas();

create function alpaca.guard_price_version() returns trigger language plpgsql as $$
begin
  if old.status = 'published' then
    raise exception 'a published version is never changed'
      using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger guard before update or delete on price_versions
  for each row execute function alpaca.guard_price_version();
create trigger immutable before truncate on price_versions
  for each statement execute function alpaca.refuse_price_change();
-- What a version is of is said once.
create trigger immutable before update or delete or truncate on price_sheets
  for each statement execute function alpaca.refuse_price_change();

-- Parts of a version come and go while it is a draft. It is held meanwhile, so that nothing gets in
-- while it is being published.
create function alpaca.guard_price_parts() returns trigger language plpgsql as $$
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
create procedure alpaca.guard_parts(name regclass) language plpgsql as $$
begin
  execute format('create trigger guard_added after insert on %s referencing new table as changed
    for each statement execute function alpaca.guard_price_parts()', name);
  execute format('create trigger guard_removed after delete on %s referencing old table as changed
    for each statement execute function alpaca.guard_price_parts()', name);
  execute format('create trigger immutable before update or truncate on %s
    for each statement execute function alpaca.refuse_price_change()', name);
end $$;
call alpaca.guard_parts('zone_places');
call alpaca.guard_parts('price_rows');
call alpaca.guard_parts('surcharges');

-- What an import is brought into, where its kind needs to know.
alter table imports add target_id uuid;

-- A batch trial: its import's own id, and by which versions and when its rows are quoted, chosen
-- once, so that every row has the same answer however often its work begins anew.
create table trials (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  user_id uuid not null,
  name text not null,
  is_saved boolean not null default false,
  quoted_at timestamptz not null,
  offers jsonb not null,
  rows integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, user_id) references users
);
create index trials_listed on trials (tenant_id, merchant_id, created_at desc, id desc);
create index trials_user on trials (tenant_id, user_id);
create index trials_unsaved on trials (created_at) where not is_saved;
call alpaca.protect_merchant_table('trials');
call alpaca.let_sweep('trials');
grant select, insert on trials to alpaca_app;
grant update (name, is_saved, rows) on trials to alpaca_app;

create table trial_rows (
  tenant_id uuid not null,
  trial_id uuid not null,
  merchant_id uuid not null,
  row_no integer not null,
  parcel jsonb not null,
  -- By the trial's offers: the total in minor units and the billable grams, or why there is none.
  answers jsonb not null,
  primary key (tenant_id, trial_id, row_no),
  foreign key (tenant_id, trial_id) references trials on delete cascade,
  foreign key (tenant_id, merchant_id) references merchants
);
create index trial_rows_merchant on trial_rows (tenant_id, merchant_id);
call alpaca.protect_merchant_table('trial_rows');
grant select, insert on trial_rows to alpaca_app;
