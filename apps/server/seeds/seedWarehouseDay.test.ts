import { expect, test } from 'vitest';
import { ownDemo } from '../src/testing/ownDatabase.ts';

const { seedSome, ask } = ownDemo();

const counts = () =>
  ask(`select (select count(*) from box_places) as places, (select count(*) from bags) as bags,
    (select count(*) from withholdings) as withheld, (select count(*) from returns) as returns`);

test('what is here has one place for each box, what left is in a closed bag, and nothing else is', async () => {
  const misplaced = await ask(`
    select o.order_no, o.status, b.line, p.kind, g.closed_at
    from orders o join order_boxes b using (tenant_id)
    left join box_places p on p.tenant_id = b.tenant_id and p.order_id = b.order_id and p.line = b.line
    left join bags g on g.tenant_id = p.tenant_id and g.id = p.bag_id
    where b.order_id = o.id and not case
      when o.status = 'inWarehouse' then coalesce(p.kind = 'floor', false)
      when o.status = 'withheld' then coalesce(p.kind = 'withheld', false)
      when o.status in ('outWarehouse', 'delivered') then coalesce(p.kind = 'bag', false) and g.closed_at is not null
      when o.status = 'chargedBack' then true
      else p.kind is null end`);
  expect(misplaced).toEqual([]);
});

test('whatever is withheld says why, and each state of the house is there', async () => {
  expect(
    await ask(`select o.order_no from orders o where o.open_reasons <> (select count(*) from withholdings w
      where w.tenant_id = o.tenant_id and w.order_id = o.id and w.ended_at is null)`),
  ).toEqual([]);
  const [made] = await counts();
  for (const count of Object.values(made ?? {})) expect(Number(count)).toBeGreaterThan(0);
});

test('seeding again changes nothing of it', async () => {
  const before = await counts();
  await seedSome();
  expect(await counts()).toEqual(before);
}, 120_000);
