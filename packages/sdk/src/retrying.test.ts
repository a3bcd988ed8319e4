import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlpaca } from './alpaca.ts';
import { AlpacaProblem } from './problem.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Step = number | Error | Response;
const told = (step: Step) => {
  if (step instanceof Error) throw step;
  if (step instanceof Response) return step;
  return Response.json({ errorKey: 'some.key', items: [], next: null }, { status: step });
};

/** A client to which these answers come one after another, and the keys that it came with. */
const scripted = (steps: Step[], retries?: number) => {
  const keys: (string | null)[] = [];
  const alpaca = createAlpaca({
    key: 'alp_live_x',
    baseUrl: 'https://oms.example.com',
    ...(retries !== undefined && { retries }),
    fetch: async (request) => {
      await request.text();
      keys.push(request.headers.get('idempotency-key'));
      return told(steps.shift() as Step);
    },
  });
  return { alpaca, keys };
};
const params = { path: { id: crypto.randomUUID() } };
const cancel = ({ alpaca }: ReturnType<typeof scripted>) =>
  alpaca.post('/open/v1/orders/{id}/cancel', { params, body: {} });
const lost = () => new TypeError('fetch failed');

/** What becomes of it once all waiting is over. */
const settled = async <T>(work: Promise<T>) => {
  const outcome = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return outcome;
};

test('what is lost on its way is asked again under one key', async () => {
  const client = scripted([lost(), 503, 502, 200]);
  expect(await settled(cancel(client))).toHaveProperty('value');
  expect(client.keys).toHaveLength(4);
  expect(new Set(client.keys).size).toBe(1);
  expect(client.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('a key that the caller says is kept', async () => {
  const client = scripted([lost(), 200]);
  const header = { 'idempotency-key': 'order-4711' };
  const asked = { params: { ...params, header }, body: {} };
  await settled(client.alpaca.post('/open/v1/orders/{id}/cancel', asked));
  expect(client.keys).toEqual(['order-4711', 'order-4711']);
});

test('it ends after so many attempts, with what came last', async () => {
  const client = scripted([503, 503, 503], 2);
  const { error } = (await settled(cancel(client))) as { error: AlpacaProblem };
  expect(error).toBeInstanceOf(AlpacaProblem);
  expect(error).toMatchObject({ status: 503, errorKey: 'some.key' });
  const gone = scripted([lost(), lost()], 1);
  expect(await settled(cancel(gone))).toMatchObject({ error: { message: 'fetch failed' } });
});

test.each([400, 401, 403, 404, 409, 422, 500])('%i is not asked again', async (status) => {
  const client = scripted([status]);
  expect(await settled(cancel(client))).toMatchObject({ error: { status } });
  expect(client.keys).toHaveLength(1);
});

test('who came too often waits as long as it is told, and not for ever', async () => {
  const tooMany = (seconds: string) =>
    new Response('{}', { status: 429, headers: { 'retry-after': seconds } });
  const client = scripted([tooMany('7'), 200]);
  const work = cancel(client);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(client.keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(client.keys).toHaveLength(2);
  await work;
  const date = new Date(Date.now() + 3_000).toUTCString();
  expect(await settled(cancel(scripted([tooMany(date), 200])))).toHaveProperty('value');
  const far = scripted([tooMany('3600')]);
  expect(await settled(cancel(far))).toMatchObject({ error: { status: 429 } });
});

test('what has no key is asked again only where nothing was done of it', async () => {
  const add = ({ alpaca }: ReturnType<typeof scripted>) =>
    alpaca.post('/open/v1/webhooks', {
      body: { url: 'https://a.example.com', types: ['order.moved'] },
    });
  for (const fault of [lost(), 503]) {
    const client = scripted([fault]);
    expect(await settled(add(client))).toHaveProperty('error');
    expect(client.keys).toEqual([null]);
  }
  const client = scripted([429, 200]);
  expect(await settled(add(client))).toHaveProperty('value');
});

test('whoever gives up is not kept waiting', async () => {
  const { alpaca } = scripted([503, 200]);
  const stop = new AbortController();
  const work = alpaca.get('/open/v1/orders', { signal: stop.signal });
  const outcome = expect(work).rejects.toThrow('enough');
  await vi.advanceTimersByTimeAsync(0);
  stop.abort(new Error('enough'));
  await outcome;
});

test('waits are anything up to twice as long as before', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const client = scripted([503, 503, 503, 200]);
  const work = cancel(client);
  for (const [ms, asked] of [
    [490, 1],
    [20, 2],
    [970, 2],
    [40, 3],
    [1_960, 3],
    [60, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(client.keys).toHaveLength(asked);
  }
  await work;
});

test('an answer that is no problem is one all the same', async () => {
  const client = scripted([new Response('<h1>Bad gateway</h1>', { status: 502 })], 0);
  const { error } = (await settled(cancel(client))) as { error: AlpacaProblem };
  expect(error).toMatchObject({ status: 502, errorKey: '', type: 'about:blank', issues: [] });
});
