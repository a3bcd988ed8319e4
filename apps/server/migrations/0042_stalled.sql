-- How long parcels of a line take from each stage on: to the next news, and until they are delivered. Worked
-- out anew every night. Of all lines the product is nil, of all countries the country is empty.
create table track_paces (
  tenant_id uuid not null references tenants,
  product_id uuid not null,
  country_code text not null,
  stage text not null,
  -- To the next news: of how many it is known, and what four of five do not exceed.
  legs integer not null,
  leg_p80_hours numeric(8, 1),
  -- Until delivery: of how many it is known, what half do not exceed, and nine of ten.
  rests integer not null,
  rest_p50_hours numeric(8, 1),
  rest_p90_hours numeric(8, 1),
  made_at timestamptz not null default now(),
  primary key (tenant_id, product_id, country_code, stage)
);
call alpaca.protect_tenant_table('track_paces');
grant select, insert, delete on track_paces to alpaca_app;

-- A parcel that has been silent longer than is usual, and what people do about it: one for each silence.
create table stalls (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  merchant_id uuid not null,
  product_id uuid,
  stage text not null,
  -- Of the latest news before it.
  since timestamptz not null,
  -- What was known when it was noticed.
  usual_hours numeric(8, 1) not null,
  basis text not null check (basis in ('line', 'allLines', 'assumed')),
  samples integer not null,
  state text not null default 'open' check (state in ('open', 'asked', 'claim', 'moved', 'closed')),
  note text not null default '',
  asked_at timestamptz,
  asked integer not null default 0,
  revision integer not null default 1,
  noticed_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, since),
  foreign key (tenant_id, order_id) references orders,
  check ((ended_at is not null) = (state in ('moved', 'closed')))
);
create index stalls_standing on stalls (tenant_id, since, id) where ended_at is null;
create index stalls_merchant on stalls (tenant_id, merchant_id, since);
create index stalls_ended on stalls (tenant_id, ended_at) where ended_at is not null;
call alpaca.protect_merchant_table('stalls');
grant select, insert, update on stalls to alpaca_app;

-- Where a line's carrier was last written to.
create table line_contacts (
  tenant_id uuid not null,
  product_id uuid not null,
  email text not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, product_id),
  foreign key (tenant_id, product_id) references products
);
call alpaca.protect_staff_table('line_contacts');
grant select, insert, update on line_contacts to alpaca_app;

-- How long deliveries of a line took, of those that came lately.
create index track_states_delivered on track_states (tenant_id, delivered_at) where delivered_at is not null;
