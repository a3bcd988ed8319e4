import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema, OpenCallName } from '@alpaca/contract';
import { schemas } from './operations.ts';

/** Where an id goes that only the reader knows: of the right form, and nobody's. */
const someId = '00000000-0000-4000-8000-000000000000';

const order = JSON.parse(
  readFileSync(join(import.meta.dirname, 'examples', 'order.json'), 'utf8').replace(
    'PRODUCT',
    someId,
  ),
);
const { shipper, consignee } = order.order;

/** Where something that works says more than something that only has the right shape. */
const known: Partial<Record<OpenCallName, unknown>> = {
  quote: {
    parcel: { originCode: 'CN', countryCode: 'US', postCode: '10001', boxes: [{ weight: 0.5 }] },
  },
  createOrder: order,
  createOrders: { orders: [order] },
  addShipper: shipper,
  addConsignee: consignee,
  listTrackingNumbers: { orders: ['A2611190000001'] },
  disputeCostChange: { revision: 1, text: 'It weighs less' },
  answerWithholding: { answer: 'return' },
  addWebhook: { url: 'https://shop.example.com/alpaca', types: ['order.moved'] },
  sandboxReceive: { boxes: [{ kg: 0.8, length: 20, width: 15, height: 8 }] },
  sandboxTrack: { stage: 'delivered' },
  sandboxClock: { hours: 24 },
  sandboxTopUp: { amount: '500.00', currency: 'USD' },
};

/** Something of the right shape, as short as can be. */
const shaped = (schema: JsonSchema): unknown => {
  if (schema.$ref) return shaped(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const way = (schema.anyOf ?? schema.oneOf)?.[0];
  if (way) return shaped(way);
  const [type] = [schema.type].flat();
  if (type === 'array') return [shaped(schema.items ?? {})];
  if (type === 'object') {
    const asked = schema.required ?? [];
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => asked.includes(name))
        .map(([name, each]) => [name, shaped(each)]),
    );
  }
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.format === 'uuid') return someId;
  return type === 'boolean' ? false : '';
};

/** What a body may look like, to begin with. */
export const sampleBody = (name: OpenCallName, schema: JsonSchema): unknown =>
  known[name] ?? shaped(schema);
