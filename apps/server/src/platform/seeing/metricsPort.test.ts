import { Gauge } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/ports.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { openMetricsPort } from './metricsPort.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('a process without calls tells its measurements to whoever shows the token, and nothing else', async () => {
  const port = await freePort();
  const node = { ...app.node, config: { ...app.node.config, metricsPort: port } };
  const told = await openMetricsPort(node, (registry) => {
    new Gauge({ name: 'of_this_test', help: 'x', registers: [registry] }).set(7);
  });
  const ask = async (path: string, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: reply.status, text: await reply.text() };
  };
  const { status, text } = await ask('/metrics', node.config.metricsToken);
  expect(status).toBe(200);
  for (const name of ['of_this_test 7', 'nodejs_eventloop_lag_seconds', 'alpaca_pool_idle{']) {
    expect(text).toContain(name);
  }
  expect(await ask('/metrics', 'guessed')).toEqual({ status: 404, text: '' });
  expect(await ask('/', node.config.metricsToken)).toEqual({ status: 404, text: '' });
  await told.stop();
  await expect(ask('/metrics', '')).rejects.toThrow();
});
