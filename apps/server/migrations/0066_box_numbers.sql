-- Until its carrier gives a parcel a number, one of ours may stand in.
alter table orders add number_is_provisional boolean not null default false;
update orders o set number_is_provisional = true
from products p join channels c on c.tenant_id = p.tenant_id and c.id = p.channel_id
where p.tenant_id = o.tenant_id and p.id = o.product_id and c.adapter = 'manual'
  and o.tracking_number = o.order_no;

-- The numbers that a box has had, the last one good. Nothing here is changed or taken away.
create table box_numbers (
  tenant_id uuid not null,
  order_id uuid not null,
  line smallint not null,
  given bigint generated always as identity,
  merchant_id uuid not null,
  number text not null check (number <> ''),
  is_provisional boolean not null,
  given_at timestamptz not null default now(),
  primary key (tenant_id, order_id, line, given),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
call alpaca.protect_merchant_table('box_numbers');
call alpaca.narrow_by_order('box_numbers');
grant select, insert on box_numbers to alpaca_app;

insert into box_numbers (tenant_id, order_id, line, merchant_id, number, is_provisional, given_at)
select b.tenant_id, b.order_id, b.line, b.merchant_id, b.tracking_number,
  o.number_is_provisional and b.tracking_number = o.order_no, coalesce(o.booked_at, o.updated_at)
from order_boxes b join orders o on o.tenant_id = b.tenant_id and o.id = b.order_id
where b.tracking_number <> '';

-- A parcel goes by another number from now on. The first one is told with the step that brings it.
alter table webhook_endpoints drop constraint webhook_endpoints_types_check,
  add constraint webhook_endpoints_types_check check (cardinality(types) > 0 and types <@ array['order.created',
    'order.moved', 'label.ready', 'tracking.number', 'tracking.stage', 'cost.changed', 'balance.changed']);
alter table webhook_events drop constraint webhook_events_type_check,
  add constraint webhook_events_type_check check (type in ('order.created', 'order.moved', 'label.ready',
    'tracking.number', 'tracking.stage', 'cost.changed', 'balance.changed', 'webhook.test'));

create function alpaca.note_other_numbers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
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
create trigger note_webhooks after insert on box_numbers
  referencing new table as added for each statement execute function alpaca.note_other_numbers();
