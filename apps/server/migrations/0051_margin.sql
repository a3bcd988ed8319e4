-- What a currency was worth in the tenant's own at a moment: as somebody set it, or the other way round. None where
-- nobody did. Rates are added and never changed, so a moment that is over has the same for ever.
create function alpaca.own_rate(tenant uuid, money text, moment timestamptz) returns numeric
language sql stable as $$
  select case when money = 'CNY' then 1 else coalesce(
    (select r.rate from exchange_rates r where r.tenant_id = tenant and r.from_currency = money
       and r.to_currency = 'CNY' and r.valid_from <= moment order by r.valid_from desc limit 1),
    (select 1 / r.rate from exchange_rates r where r.tenant_id = tenant and r.from_currency = 'CNY'
       and r.to_currency = money and r.valid_from <= moment order by r.valid_from desc limit 1)) end
$$;
revoke execute on function alpaca.own_rate from public;
grant execute on function alpaca.own_rate to alpaca_app;

create function alpaca.own_minor(minor bigint, money text, worth numeric) returns bigint language sql immutable as $$
  select round(sign(minor::numeric) * alpaca.units(minor, money) * worth * 100)::bigint
$$;
revoke execute on function alpaca.own_minor from public;
grant execute on function alpaca.own_minor to alpaca_app;

-- By when shares and changes came: the margin of what came since is reckoned anew.
alter table bill_shares add column created_at timestamptz not null default now();
create index bill_shares_created on bill_shares (tenant_id, created_at);
create index carrier_bills_posted on carrier_bills (tenant_id, posted_at) where posted_at is not null;
create index cost_changes_touched on cost_changes (tenant_id, greatest(created_at, settled_at));

-- What each order that was ever charged or billed brings in, as its sources say now. What is charged is the ledger's
-- revenue of the order and of its cost changes; what the house bore is earned and let go, so it stands on both sides.
-- Wallets are adjusted for no order. Charges count by the rate of the order's day, bills by that of the day they
-- were booked.
create view order_margins_now with (security_invoker = true) as
  select o.tenant_id, o.id as order_id, o.merchant_id, o.product_id, o.country_code,
    (d.moment at time zone t.zone)::date as day,
    m.charged_minor, b.carrier_minor, b.shares_minor, m.absorbed_minor, m.compensated_minor,
    b.lines > 0 as is_billed,
    m.is_unpriced or b.is_unpriced as is_unpriced,
    b.billed_g,
    coalesce((o.real_quote->>'billableG')::bigint, (o.quote->>'billableG')::bigint, o.measured_g, o.weight_g) as charged_g,
    b.has_unpassed_fee,
    o.settlement = 'refunded' as is_refunded,
    exists (select from cost_changes c where c.tenant_id = o.tenant_id and c.order_id = o.id
      and c.status in ('awaiting', 'disputed', 'proposed')) as is_awaited
  from orders o
  join tenants t on t.tenant_id = o.tenant_id
  cross join lateral (select coalesce(o.paid_at, o.booked_at, o.submitted_at, o.created_at) as moment) d
  cross join lateral (
    select count(*) as lines,
      coalesce(sum(e.minor) filter (where not e.is_borne), 0)::bigint as charged_minor,
      coalesce(-sum(e.minor) filter (where e.is_borne and e.kind = 'adjustment'), 0)::bigint as absorbed_minor,
      coalesce(-sum(e.minor) filter (where e.kind = 'compensation'), 0)::bigint as compensated_minor,
      coalesce(bool_or(e.minor is null), false) as is_unpriced
    from (
      select x.kind, x.kind = 'compensation' or (x.kind = 'adjustment' and x.of_kind is not null) as is_borne,
        alpaca.own_minor(x.amount_minor, x.currency, alpaca.own_rate(x.tenant_id, x.currency, d.moment)) as minor
      from (
        select o.id as subject_id
        union all
        select c.id from cost_changes c where c.tenant_id = o.tenant_id and c.order_id = o.id
      ) s
      join ledger_entries x on x.tenant_id = o.tenant_id and x.subject_id = s.subject_id and x.kind is not null
        -- What was collected for the merchant is not ours.
        and x.kind <> 'cod'
    ) e
  ) m
  cross join lateral (
    select count(*) as lines,
      coalesce(sum(x.minor) filter (where x.parcels = 1), 0)::bigint as carrier_minor,
      coalesce(sum(x.minor) filter (where x.parcels <> 1), 0)::bigint as shares_minor,
      coalesce(bool_or(x.minor is null), false) as is_unpriced,
      max(x.bill_g)::bigint as billed_g,
      coalesce(bool_or(x.is_unpassed), false) as has_unpassed_fee
    from (
      select l.parcels,
        alpaca.own_minor(s.amount_minor, b.currency, alpaca.own_rate(s.tenant_id, b.currency, b.posted_at)) as minor,
        -- A bill may weigh each box in a line of its own; another bill weighs the same parcel again.
        sum(l.weight_g) filter (where l.parcels = 1 and s.fee = 'freight' and l.twice_of is null)
          over (partition by l.bill_id) as bill_g,
        -- Those that merchants are asked for as they are billed, and that the order's own price has not.
        s.fee in ('remote', 'duty', 'return', 'storage') and s.amount_minor > 0
          and (h.id is null or h.status = 'withdrawn')
          and not exists (select from jsonb_array_elements(coalesce(o.real_quote, o.quote)->'lines') q
            where q->>'expenseType' = s.fee) as is_unpassed
      from bill_shares s
      join bill_lines l on l.tenant_id = s.tenant_id and l.id = s.line_id
      join carrier_bills b on b.tenant_id = l.tenant_id and b.id = l.bill_id and b.state in ('posted', 'paid')
      left join cost_changes h on h.tenant_id = s.tenant_id and h.id = s.change_id
      where s.tenant_id = o.tenant_id and s.order_id = o.id
    ) x
  ) b
  where m.lines > 0 or b.lines > 0;
grant select on order_margins_now to alpaca_app;

-- The same, kept so that it can be listed and added up. It is never the truth: what it says follows from the view and
-- is made anew of whatever was touched.
create table order_margins (
  tenant_id uuid not null,
  order_id uuid not null,
  merchant_id uuid not null,
  product_id uuid,
  country_code text not null,
  -- On which the order was paid, as the tenant counts days.
  day date not null,
  charged_minor bigint not null,
  -- Of lines that name the order alone, and of those that it shares with others.
  carrier_minor bigint not null,
  shares_minor bigint not null,
  absorbed_minor bigint not null,
  compensated_minor bigint not null,
  adjustments_minor bigint not null generated always as (absorbed_minor + compensated_minor) stored,
  margin_minor bigint not null generated always as
    (charged_minor - carrier_minor - shares_minor - absorbed_minor - compensated_minor) stored,
  -- Before a carrier has billed it, nobody knows what it costs.
  is_billed boolean not null,
  -- Something of it is in a currency that had no rate: it counts in no sum.
  is_unpriced boolean not null,
  is_losing boolean not null generated always as (is_billed and not is_unpriced
    and charged_minor < carrier_minor + shares_minor + absorbed_minor + compensated_minor) stored,
  -- What may say why.
  billed_g bigint,
  charged_g bigint not null,
  has_unpassed_fee boolean not null,
  is_refunded boolean not null,
  is_awaited boolean not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders
);
create index order_margins_day on order_margins (tenant_id, day desc, order_id desc);
create index order_margins_merchant on order_margins (tenant_id, merchant_id, day desc, order_id desc);
create index order_margins_losing on order_margins (tenant_id, day desc, order_id desc) where is_losing;
call alpaca.protect_staff_table('order_margins');
grant select, insert, update, delete on order_margins to alpaca_app;

-- Up to where the sources were read.
create table margin_marks (
  tenant_id uuid primary key references tenants,
  ledger_seq bigint not null default 0,
  read_at timestamptz not null
);
call alpaca.protect_staff_table('margin_marks');
grant select, insert, update on margin_marks to alpaca_app;

-- Who looked at a losing order, and at which margin: where that changes, it is to be looked at again.
create table margin_looks (
  tenant_id uuid not null,
  order_id uuid not null,
  margin_minor bigint not null,
  note text not null,
  seen_by uuid not null,
  seen_at timestamptz not null default now(),
  revision integer not null default 1,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, seen_by) references users
);
create index margin_looks_user on margin_looks (tenant_id, seen_by);
call alpaca.protect_staff_table('margin_looks');
grant select, insert, update on margin_looks to alpaca_app;
