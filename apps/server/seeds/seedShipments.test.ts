import { expect, test } from 'vitest';
import { ownDemo } from '../src/testing/ownDatabase.ts';

const { seedSome, ask } = ownDemo();

const lists = () =>
  ask(`select s.status, s.mode, count(*) filter (where l.ending is null) as awaited,
      count(*) filter (where l.ending = 'received') as arrived,
      (select count(*) from orders o where o.tenant_id = s.tenant_id and o.shipment_id = s.id and not exists (
        select from shipment_orders x where x.tenant_id = o.tenant_id and x.order_id = o.id)) as extra
    from shipments s join shipment_orders l on l.tenant_id = s.tenant_id and l.shipment_id = s.id
    group by s.tenant_id, s.id order by s.inventory_no`);

test('there is a list in each state, one of them with something missing and something besides', async () => {
  const made = await lists();
  const of = (status: string) => made.filter((list) => list.status === status);
  expect(of('closed')).toHaveLength(2);
  expect(of('open').map(({ mode }) => mode)).toEqual(['delivery', 'pickUp']);
  expect(of('takenBack')).toHaveLength(1);
  const [partly] = of('received');
  for (const count of [partly?.awaited, partly?.arrived, partly?.extra]) {
    expect(Number(count)).toBeGreaterThan(0);
  }
});

test('orders and lists tell the same story', async () => {
  const untrue = await ask(`
    select o.order_no, s.status, l.ending, o.status as order_status
    from shipment_orders l
    join shipments s on s.tenant_id = l.tenant_id and s.id = l.shipment_id
    join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
    where l.created_at < o.created_at or l.ended_at < l.created_at or l.ended_at > now()
      or (l.ending is null) <> (o.status = 'generated' and o.handed_over_at is not null)
      or (l.ending = 'received') <> (o.received_at is not null)
      or (l.ending = 'received') <> (o.shipment_id is not distinct from s.id)
      or (s.status = 'open' and s.first_received_at is not null)
      or (s.status = 'closed' and l.ending <> 'received')`);
  expect(untrue).toEqual([]);
});

test('some still wait to be handed over, and seeding again changes nothing', async () => {
  const before = await lists();
  const [waiting] = await ask(`select count(*) as n from orders
    where status = 'generated' and handed_over_at is null`);
  expect(Number(waiting?.n)).toBeGreaterThan(0);
  await seedSome();
  expect(await lists()).toEqual(before);
}, 120_000);
