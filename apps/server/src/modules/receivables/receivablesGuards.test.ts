import {
  answerStatement,
  listStatements,
  queryStatement,
  type Statement,
  sendThreadMessage,
} from '@alpaca/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sweepReceivables } from './receivables.sweep.ts';
import {
  type CreditMerchant,
  commands,
  openReceivablesKit,
  type ReceivablesKit,
} from './receivablesTestKit.ts';

// When exactly something happens by the clock, and when nothing does.

const { charge, topUp } = commands;

let kit: ReceivablesKit;
let operator: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  const app = await testApp();
  kit = await openReceivablesKit(app);
  operator = await app.as('yunling-op');
  return async () => {
    const faults = await kit.faults();
    await kit.close();
    await app.stop();
    expect(faults).toEqual([]);
  };
});

const statementsOf = async ({ visitor }: CreditMerchant): Promise<Statement[]> =>
  (await visitor.call(listStatements, { body: {} })).result.page.records;
const sweptAt = (time: string) => sweepReceivables(kit.ctx, new Date(time));

test('a month is closed an hour after its midnight, and not before', async () => {
  const merchant = await kit.creditMerchant('2026-06-30');
  await merchant.post('2026-07-03', charge(30_000));
  // Midnight in Shanghai is four in the afternoon of the day before.
  await sweptAt('2026-07-31T16:59:00Z');
  expect(await statementsOf(merchant)).toEqual([]);
  await sweptAt('2026-07-31T17:01:00Z');
  expect(await statementsOf(merchant)).toMatchObject([{ toDay: '2026-07-31', due: '300.00' }]);
});

test('a month without charges has no statement, and who pays beforehand and owes nothing gets none', async () => {
  const idle = await kit.creditMerchant('2026-06-30');
  await idle.post('2026-07-03', topUp(5_000));
  const prepaid = await kit.creditMerchant('2026-06-30');
  await prepaid.post('2026-07-03', topUp(5_000), charge(4_000));
  await kit.ask(
    `update merchants set terms = 'prepaid', credit_limit_minor = 0, credit_days = 0 where merchant_id = $1`,
    [prepaid.merchantId],
  );
  await kit.sweep('2026-08-01');
  expect(await statementsOf(idle)).toEqual([]);
  expect(await statementsOf(prepaid)).toEqual([]);
});

test('silence confirms after the minute that was said, and no word of the merchant is silence', async () => {
  const some = [await kit.creditMerchant('2026-06-30'), await kit.creditMerchant('2026-06-30')];
  const [quiet, speaking] = some as [CreditMerchant, CreditMerchant];
  for (const merchant of some) await merchant.post('2026-07-03', charge(30_000));
  await kit.sweep('2026-08-01');
  const seen = async (merchant: CreditMerchant) => {
    const [{ id, revision }] = (await statementsOf(merchant)) as [Statement];
    return { id, revision };
  };
  for (const merchant of some) {
    const asked = { ...(await seen(merchant)), text: 'Why so much?' };
    await merchant.visitor.call(queryStatement, { body: asked });
    const told = { ...(await seen(merchant)), text: 'So it is' };
    await operator.call(answerStatement, { body: told });
  }
  const [{ threadId }] = (await statementsOf(speaking)) as [Statement];
  const said = { id: threadId as string, text: 'I do not think so', files: [] };
  await speaking.visitor.call(sendThreadMessage, { body: said });
  const at = new Date('2026-12-01T10:00:00Z').getTime();
  await kit.ask('update statements set silent_at = $2 where merchant_id = any($1)', [
    some.map(({ merchantId }) => merchantId),
    new Date(at),
  ]);
  const states = async () =>
    Promise.all(some.map(async (merchant) => (await statementsOf(merchant))[0]?.state));
  await sweepReceivables(kit.ctx, new Date(at - 60_000));
  expect(await states()).toEqual(['answered', 'answered']);
  await sweepReceivables(kit.ctx, new Date(at + 60_000));
  expect(await states()).toEqual(['confirmed', 'answered']);
  expect((await statementsOf(quiet))[0]).toMatchObject({ isSilent: true });
});
