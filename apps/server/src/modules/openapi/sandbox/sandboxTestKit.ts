import { expect } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { orderForm, party } from '../../orders/testing.ts';
import { openKit } from '../door/openTestKit.ts';

const shipper = {
  ...party,
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  area: '龙岗区',
  postCode: '518129',
};

/** What tests do in a sandbox, by a test key of their own. */
export const openTrial = async (app: TestApp, of = 'starfield') => {
  const { ask, makeKey } = openKit(app);
  const { key } = await makeKey({ mode: 'test', of });
  const get = async (path: string) => (await ask(key, path)).body;
  const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    ask(key, path, { method: 'POST', body, headers });
  const done = async (path: string, body: object = {}) => {
    const reply = await post(path, body);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    return reply.body;
  };
  const { items } = await get('/products');
  const line = (name: string): string =>
    items.find(({ code }: { code: string }) => code === name).id;
  const productId = line('US-PACKET');
  return {
    key,
    line,
    get,
    post,
    done,
    place: (more: object = {}) =>
      done('/orders', {
        order: orderForm({ productId, shipper, boxes: [{ weight: 2 }], ...more }),
        remoteAgreed: true,
      }),
    /** The order once it is as it should be. */
    async until(id: string, wanted: object, withinMs = 10_000) {
      for (const end = Date.now() + withinMs; Date.now() < end; ) {
        const order = await get(`/orders/${id}`);
        if (Object.entries(wanted).every(([name, value]) => order[name] === value)) return order;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return expect(await get(`/orders/${id}`)).toMatchObject(wanted);
    },
  };
};
export type Trial = Awaited<ReturnType<typeof openTrial>>;
