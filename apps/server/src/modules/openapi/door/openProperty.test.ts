import {
  apiDocsPath,
  languages,
  type OpenOutcome,
  openCalls,
  openRefusals,
  saveDraft,
} from '@alpaca/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { orderForm } from '../../orders/testing.ts';
import { makeTrackDays } from '../../tracking/testing.ts';
import { type OpenKit, openKit } from './openTestKit.ts';
import { type OpenRequest, openRequests } from './openTestRequests.ts';
import { expectPublished } from './openTestSchemas.ts';

let app: TestApp;
let kit: OpenKit;
beforeAll(async () => {
  app = await testApp();
  kit = openKit(app);
  await makeTrackDays(await app.ctxOf());
});
afterAll(() => app.stop());

const numRuns = process.env.ALPACA_LONG ? 20_000 : 1_000;

/** Where each key is explained, by page. */
const explained = async () => {
  const pages = languages.map(async (lang) => {
    const url = `${apiDocsPath(lang)}errors`;
    const { body } = await app.server.inject({ url, headers: { host: 'yunling.localhost' } });
    return [...body.matchAll(/<tr id="([^"]+)"/g)].map(([, key]) => `${url}#${key}`);
  });
  return new Set((await Promise.all(pages)).flat());
};

/** Some orders to ask about. */
const placed = async (): Promise<string[]> => {
  const merchant = await app.as('starfield');
  const drafts = Array.from({ length: 5 }, () =>
    merchant.call(saveDraft, { body: { form: orderForm() } }),
  );
  return (await Promise.all(drafts)).map(({ result }) => result.id);
};

/** Twenty thousand at night, a thousand otherwise: none fails, and each answers as it is described. */
test('whatever is asked is answered as is published', { timeout: 3_600_000 }, async () => {
  const ids = await placed();
  const links = await explained();
  let key = '';
  let asked = 0;
  const statuses = new Map<number, number>();
  const answers = async ({ name, path, body }: OpenRequest) => {
    // A key may ask only so much in a minute.
    if (asked % 25 === 0) {
      await asOwner(
        app.database,
        'update api_keys set revoked_at = now() where revoked_at is null',
      );
      const mode = asked % 100 === 0 ? ({ mode: 'test' } as const) : {};
      key = (await kit.makeKey(mode)).key;
    }
    asked += 1;
    const { method } = openCalls[name];
    const reply = await kit.ask(key, path, { method, body });
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    const about = `${method} ${path} ${JSON.stringify(body)} → ${JSON.stringify(reply.body)}`;
    expect(reply.status, about).toBeLessThan(500);
    expectPublished(name, reply);
    for (const { problem } of (reply.body.outcomes ?? []) as OpenOutcome[]) {
      if (problem) expect(openRefusals(openCalls.createOrder)).toContain(problem.errorKey);
    }
    if (reply.status < 300) return;
    expect(reply.body.status).toBe(reply.status);
    expect(links, about).toContain(reply.body.type);
  };
  await fc.assert(fc.asyncProperty(openRequests(ids), answers), { numRuns });
  // Were all refused, nothing would be shown.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(numRuns / 10);
  keepLongResult('open-requests', 'Random requests made from the description of the Open API', {
    requests: asked,
    statuses: Object.fromEntries(statuses),
  });
});
