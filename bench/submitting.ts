import { constants, headers, listProducts, openBasePath, submitOrder } from '@alpaca/contract';
import pg from 'pg';
import { orderForm } from '../apps/server/src/modules/orders/ordersTestForms.ts';
import { type Asking, ask } from './asking.ts';
import { httpRequest } from './load.ts';
import type { Sent } from './sentScripts.ts';
import { database, type System } from './system.ts';

const lineCode = 'US-PACKET';

type Page = { records: { id: string; code: string }[] };
export const productOf = async (who: Asking) => {
  const { records } = await ask<Page>(who, 'GET', `${listProducts.path}?pageSize=200`);
  return records.find(({ code }) => code === lineCode)?.id as string;
};

// The line of the demo leaves from China.
const shipper = {
  name: 'Starfield',
  countryCode: 'CN',
  province: 'Guangdong',
  city: 'Shenzhen',
  area: 'Nanshan',
  address1: '1 Shennan Road',
  phone: '13800000001',
  postCode: '518000',
};

export const bodyWith = (productId: string, customerNo: string) => ({
  form: orderForm({ productId, customerNo, shipper, boxes: [{ weight: 0.28 }] }),
  remoteAgreed: true,
});

export const openOwner = async (system: System) => {
  const client = new pg.Client({ connectionString: system.cluster.superUrl(database) });
  await client.connect();
  return client;
};

export const asOwner = async <Row extends pg.QueryResultRow>(
  system: System,
  text: string,
  values: unknown[] = [],
) => {
  const client = await openOwner(system);
  return client.query<Row>(text, values).finally(() => client.end());
};

/** Money is not what this measures. */
export const giveCredit = (system: System) =>
  asOwner(system, "update accounts set floor_minor = -1e15 where kind = 'wallet'");

const submitPath = `${constants.basePath}${submitOrder.path}`;

/** The load counts characters, not bytes. */
const asAscii = (body: object) =>
  JSON.stringify(body).replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A submission as the load sends it: another order every time. */
export const submission = (productId: string, who: Asking): string => {
  const run = Date.now().toString(36);
  const own = { ...who.own, [headers.idempotencyKey]: `${run}-{n}` };
  return httpRequest(
    submitOrder.method,
    submitPath,
    own,
    asAscii(bodyWith(productId, `B-${run}-{n}`)),
  );
};

/** The same by a key, as merchants' own systems send it. */
export const openSubmission = (productId: string, key: string): string => {
  const run = Date.now().toString(36);
  const own = { authorization: `Bearer ${key}`, [headers.idempotencyKey]: `${run}-{n}` };
  const { form: order, remoteAgreed } = bodyWith(productId, `O-${run}-{n}`);
  return httpRequest('POST', `${openBasePath}/orders`, own, asAscii({ order, remoteAgreed }));
};

export const submits =
  (productId: string): Sent =>
  (who, customerNo) =>
    ask(who, 'POST', submitOrder.path, bodyWith(productId, customerNo));
