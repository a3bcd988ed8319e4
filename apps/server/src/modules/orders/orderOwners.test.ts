import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { newOrder } from './ordersTestSubjects.ts';

let app: TestApp;
let tenant: string;
let order: string;
let own: string;
let other: string;

beforeAll(async () => {
  app = await testApp();
  const ctx = await app.ctxOf('yunling');
  const merchantOf = async (username: string) => {
    const [user] = await asOwner<{ id: string; merchant_id: string }>(
      app.database,
      'select id, merchant_id from users where tenant_id = $1 and username = $2',
      [ctx.tenant.id, username],
    );
    return user ?? expect.fail();
  };
  const [starfield, kapok] = [await merchantOf('starfield'), await merchantOf('kapok')];
  tenant = ctx.tenant.id;
  own = starfield.merchant_id;
  other = kapok.merchant_id;
  order = await newOrder({ ctx, userId: starfield.id, merchantId: own });
});
afterAll(() => app.stop());

const addBox = (merchant: string) =>
  asOwner(
    app.database,
    `insert into order_boxes (tenant_id, order_id, line, merchant_id, box_no, sub_order_no)
     values ('${tenant}', '${order}', 900, '${merchant}', 'B900', 'S900')`,
  );

const addEvent = (merchant: string, { step = 'submit', status = 'ordering', detail = '{}' } = {}) =>
  asOwner(
    app.database,
    `insert into order_events (tenant_id, order_id, id, merchant_id, step, actor, status, detail)
     values ('${tenant}', '${order}', gen_random_uuid(), '${merchant}', '${step}', 'system',
       '${status}', '${detail}')`,
  );

const noOrder = /violates foreign key constraint "order_(boxes|events)_order"/;

test("boxes and events belong to the order's own merchant, whatever a program says", async () => {
  await expect(addBox(other)).rejects.toThrow(noOrder);
  await expect(addEvent(other)).rejects.toThrow(noOrder);
  await addBox(own);
  await addEvent(own);
});

test.each([
  ['a status that there is not', { status: 'lost' }],
  ['a step without a name', { step: '' }],
  ['words instead of facts', { detail: '"moved"' }],
])('an event has no %s', async (_, event) => {
  await expect(addEvent(own, event)).rejects.toThrow(/violates check constraint/);
});
