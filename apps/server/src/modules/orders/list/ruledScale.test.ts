import type { RuleCondition } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLongResult } from '../../../../../../scripts/results.ts';
import type { Ctx } from '../../../platform/context.ts';
import { compileRules } from '../../../platform/dataRules/compile.ts';
import { singleQueries } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { fillOrders } from './ordersTestMany.ts';
import { type Asker, commonSku, median, msOf, questions } from './ordersTestQuestions.ts';

const isLong = Boolean(process.env.ALPACA_LONG);
const many = Number(process.env.ALPACA_SCALE ?? (isLong ? 1_000_000 : 40_000));
const merchants = 200;
const rounds = isLong ? 15 : 3;

let app: TestApp;
let free: Asker;
/** Whom which rules narrow, from nearly everything to one order in ten thousand. */
let narrowed: Record<string, Asker>;

const withRules = (ctx: Ctx, roles: readonly RuleCondition[][]): Asker => {
  const held = roles.map((conditions, at) => ({
    roleId: `role ${at}`,
    subject: 'orders' as const,
    conditions,
  }));
  const rules = compileRules(held, newId());
  return { own: { ...ctx, rules, db: singleQueries({ ...ctx, rules }) }, depth: 50 };
};

beforeAll(async () => {
  app = await testApp();
  const ctx = await app.ctxOf();
  await fillOrders(app.database, ctx.tenant.id, many, merchants, { goods: [{ sku: commonSku }] });
  const rows = await asOwner<{ id: string }>(
    app.database,
    `select merchant_id as id from merchants where tenant_id = $1 and name_zh like '批量商户%' order by code`,
    [ctx.tenant.id],
  );
  const ids = rows.map(({ id }) => id);
  free = { own: { ...ctx, db: singleQueries(ctx) }, depth: 50 };
  narrowed = {
    'one merchant of 200': withRules(ctx, [
      [{ column: 'merchant', op: 'in', values: ids.slice(7, 8) }],
    ]),
    'twenty merchants': withRules(ctx, [
      [{ column: 'merchant', op: 'in', values: ids.slice(7, 27) }],
    ]),
    'all merchants but one': withRules(ctx, [
      [{ column: 'merchant', op: 'notIn', values: ids.slice(7, 8) }],
    ]),
    'most countries': withRules(ctx, [[{ column: 'country', op: 'notIn', values: ['DE'] }]]),
    'one order in 10,000': withRules(ctx, [[{ column: 'country', op: 'in', values: ['AQ'] }]]),
    'two roles': withRules(ctx, [
      [{ column: 'country', op: 'in', values: ['US', 'FR'] }],
      [{ column: 'merchant', op: 'in', values: ids.slice(7, 107) }],
    ]),
  };
}, 1_800_000);
afterAll(() => app?.stop());

/**
 * What takes more than twice as long, and how much more at most. Counters know nothing finer than merchants, so
 * other rules' totals are counted by reading, and rules that leave few of the newest read more of them; drafts of one
 * SKU are asked row by row; from the end on the planner knows least.
 */
const slower: Readonly<Record<string, number>> = {
  'all merchants but one: statusCounts': 4,
  'most countries: statusCounts': 5,
  'two roles: statusCounts': 14,
  ...Object.fromEntries(
    ['firstPage', 'aStatus', 'byUpdate', 'deepPage'].flatMap((name) => [
      [`most countries: ${name}`, 4],
      [`two roles: ${name}`, 9],
    ]),
  ),
};
const slowerUnderAll: Readonly<Record<string, number>> = { lastPage: 30, aSku: 6 };

test(`rules cost no question of the list of ${many} orders more than twice its time, but for what is named`, async () => {
  const ratios: Record<string, Record<string, string>> = {};
  const beyond: string[] = [];
  for (const [rule, asker] of Object.entries(narrowed)) {
    const told: Record<string, string> = {};
    for (const [name, workOf] of questions) {
      const [ofFree, ofNarrowed] = [await workOf(free), await workOf(asker)];
      const times = { free: [] as number[], narrowed: [] as number[] };
      for (let at = 0; at < rounds; at += 1) {
        times.free.push(await msOf(ofFree, free.own));
        times.narrowed.push(await msOf(ofNarrowed, asker.own));
      }
      const [freeMs, narrowedMs] = [median(times.free), median(times.narrowed)];
      told[name] =
        `${(narrowedMs / freeMs).toFixed(2)} (${narrowedMs.toFixed(1)} ÷ ${freeMs.toFixed(1)} ms)`;
      const most = slower[`${rule}: ${name}`] ?? slowerUnderAll[name] ?? 2;
      if (narrowedMs > most * freeMs) beyond.push(`${rule}: ${name} ${told[name]}`);
    }
    ratios[rule] = told;
  }
  console.log(JSON.stringify(ratios, null, 2));
  keepLongResult('rules-scale', 'The list of orders under data rules against without', {
    many,
    merchants,
    rounds,
    goal: 2,
    ratios,
  });
  if (isLong) expect(beyond).toEqual([]);
}, 900_000);
