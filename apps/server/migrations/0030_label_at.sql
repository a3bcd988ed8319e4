-- Some lines label their parcels in the warehouse (换单): nothing is booked until the parcel is weighed.
alter table products add label_at text not null default 'merchant'
  check (label_at in ('merchant', 'warehouse'));

alter table orders add label_at text not null default 'merchant'
  check (label_at in ('merchant', 'warehouse'));

alter table orders
  drop constraint orders_booking_check,
  drop constraint orders_check,
  drop constraint orders_check2,
  add constraint orders_booking_check check (booking in ('none', 'waitingPayment', 'inFlight', 'booked',
    'refused', 'cancelling', 'awaitingWeight')),
  add constraint orders_in_flight check (booking <> 'inFlight' or (status = 'ordering' and hold_id is not null)
    or (status in ('inWarehouse', 'withheld') and label_at = 'warehouse')),
  add constraint orders_generated check (status <> 'generated'
    or booking in ('booked', 'cancelling', 'awaitingWeight')),
  add constraint orders_awaiting_weight check (booking <> 'awaitingWeight'
    or (status in ('generated', 'withheld') and hold_id is not null and label_at = 'warehouse')),
  -- A parcel that is here is known to its carrier, or is about to be; only such leave the house.
  add constraint orders_received check (case status
    when 'inWarehouse' then booking in ('booked', 'inFlight')
    when 'withheld' then booking in ('booked', 'inFlight', 'refused', 'awaitingWeight')
    when 'outWarehouse' then booking = 'booked'
    when 'delivered' then booking = 'booked'
    else true end),
  -- What it weighs is known at receipt, and so is what it costs.
  add constraint orders_label_at check (label_at = 'merchant' or charge_at = 'receipt');
