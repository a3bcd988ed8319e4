import { type CallSpec, calls } from '@alpaca/contract';
import { newId } from '../apps/server/src/platform/ids.ts';
import { samples } from '../apps/server/src/testing/areas.ts';
import { idFields, put } from '../apps/server/src/testing/walk.ts';
import { type Attack, inParallel, ledgerOf } from './attack.ts';
import { type Chance, chance } from './chance.ts';
import { endsSession } from './rolesByCalls.ts';
import type { Asked, Person, Told } from './target.ts';

const deep = () => JSON.parse('['.repeat(400) + ']'.repeat(400));

/** Values that broke something somewhere once. */
const hostile: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, -0, 2 ** 31, 2 ** 53, 9_223_372_036_854_775_807n.toString()],
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    'a'.repeat(70_000),
    '😀'.repeat(3_000),
    '\r\nSet-Cookie: a=b',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table users; --',
    '#{7*7}',
    '{{7*7}}',
    '<img src=x onerror=alert(1)>',
  ],
  ...[
    '../../../etc/passwd',
    '..%2f..%2f',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'javascript:alert(1)',
  ],
  ...[
    '0000-00-00 00:00:00',
    '99999-12-31',
    '2026-02-30 25:61:61',
    '-1',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
  ],
  ...['00000000-0000-0000-0000-000000000000', '%00', '=cmd|calc', '1'.repeat(400), '٣', '１２'],
  ...[[], {}, [[]], [null], { $gt: '' }, { length: 1e9 }, { toString: 1 }],
];

const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'tenantId',
  'merchantId',
  'is_owner',
  'a.b',
];

/** The same with one thing in it changed. */
const spoil = (dice: Chance, value: unknown): unknown => {
  const isObject = typeof value === 'object' && value !== null;
  if (!isObject || dice.upTo(5) === 0) return dice.upTo(20) === 0 ? deep() : dice.oneOf(hostile);
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.upTo(4) === 0) return [...value, ...value, dice.oneOf(hostile)];
    const at = dice.upTo(value.length);
    return value.map((each, place) => (place === at ? spoil(dice, each) : each));
  }
  const names = Object.keys(value);
  const name =
    dice.upTo(6) === 0 || names.length === 0 ? dice.oneOf(hostileNames) : dice.oneOf(names);
  const { [name]: old, ...rest } = value as Record<string, unknown>;
  if (dice.upTo(8) === 0) return rest;
  return JSON.parse(
    `{${[...Object.entries(rest), [name, spoil(dice, old)] as const]
      .map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each) ?? 'null'}`)
      .join()}}`,
  );
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const requestOf = (dice: Chance, name: string, call: CallSpec): Asked => {
  const sample = samples[name] ?? {};
  const fields = idFields(call);
  const ids = Object.fromEntries(fields.map((field) => [field.name, newId()]));
  const { params, query, body } = put(call, sample, fields, ids);
  const part = dice.oneOf(['params', 'query', 'body', 'body', 'body'] as const);
  const texts = (of: object, spoilt: boolean) =>
    Object.fromEntries(
      Object.entries(of).map(([key, value]) => [
        key,
        asText(spoilt && dice.upTo(2) === 0 ? dice.oneOf(hostile) : value)?.slice(0, 4_000),
      ]),
    );
  const more = part === 'query' && dice.upTo(3) === 0 ? { [dice.oneOf(hostileNames)]: '1' } : {};
  return {
    params: texts(params ?? {}, part === 'params'),
    query: { ...texts(query ?? {}, part === 'query'), ...more },
    ...(call.method !== 'GET' &&
      call.body !== 'multipart' && {
        body: part === 'body' ? spoil(dice, body ?? {}) : body,
      }),
  };
};

const headersOf = (dice: Chance): Record<string, string> => {
  const oddity = dice.upTo(12);
  if (oddity === 0)
    return { 'content-type': dice.oneOf(['text/plain', 'application/xml', 'multipart/form-data']) };
  if (oddity === 1) return { 'accept-language': 'x'.repeat(500) };
  if (oddity === 2)
    return { 'x-forwarded-host': 'haituo.localhost', 'x-forwarded-for': '1.2.3.4, ::1' };
  if (oddity === 3) return { 'idempotency-key': dice.oneOf(['', 'a', "'", 'k'.repeat(300)]) };
  return {};
};

// Words that only the inside knows.
const inside =
  /\bat \w+ \(|node_modules|\/src\/|syntax error at|violates|pg_|relation "|SQLSTATE|ECONNREFUSED/;
const tooLongMs = 10_000;

/** What is wrong with an answer to nonsense, if anything. */
export const wrongWith = ({ status, headers, text, body, ms }: Told): string => {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (ms > tooLongMs) return `${Math.round(ms)} ms`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  // A head that is too long never gets as far as a call.
  if (status === 431) return '';
  if (status >= 400 && (!isJson || body.code === undefined)) return `${status} without an envelope`;
  if (status >= 400 && inside.test(text)) return `tells of its inside: ${text.slice(0, 200)}`;
  return '';
};

/** Ten thousand requests that no web page would send. */
export const fuzz: Attack = {
  name: 'fuzz',
  async run(target, { short, seed }) {
    const { outcome, tried, fault } = ledgerOf();
    const dice = chance(seed);
    const people: (Person | null)[] = [null];
    for (const username of ['starfield', 'yunling-op', 'yunling-admin']) {
      people.push(await target.signIn(username));
    }
    const table = Object.entries(calls).filter(([name]) => !endsSession(name));
    const tries = Array.from({ length: short ? 1_500 : 10_000 }, () => {
      const [name, call] = dice.oneOf(table);
      return {
        name,
        call,
        asked: requestOf(dice, name, call),
        by: dice.oneOf(people),
        more: headersOf(dice),
      };
    });
    await inParallel(tries, 12, async ({ name, call, asked, by, more }) => {
      tried();
      try {
        const wrong = wrongWith(await target.ask(call, asked, by, more));
        if (wrong)
          fault(
            `${name} by ${by?.username ?? 'nobody'} ${JSON.stringify(asked).slice(0, 300)}: ${wrong}`,
          );
      } catch (error) {
        fault(`${name} ${JSON.stringify(asked).slice(0, 300)}: ${(error as Error).message}`);
      }
    });
    for (const base of target.bases) {
      const ready = await fetch(`${base}/readyz`);
      if (ready.status !== 200) fault(`a node is no longer ready: ${ready.status}`);
    }
    return outcome;
  },
};
