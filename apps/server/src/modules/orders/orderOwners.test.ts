import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '../../../seeds/seedId.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asOwner } from '../../testing/owner.ts';
import { newOrder } from './ordersTestSubjects.ts';

let app: TestApp;
let order: string;
const tenant = seedId('tenant/yunling');
const merchantOf = (code: string) => seedId(`${tenant}/merchant/${code}`);
const own = merchantOf('M100001');
const other = merchantOf('M100002');

beforeAll(async () => {
  app = await testApp();
  const userId = seedId(`${tenant}/user/starfield`);
  order = await newOrder({ ctx: await app.ctxOf('yunling'), userId, merchantId: own });
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
