import {
  addBankAccount,
  addPaymentCode,
  createFileTicket,
  editBankAccount,
  editPaymentCode,
  getLogList,
  listBankAccounts,
  listPaymentCodes,
  paymentCodeList,
  rechargeInfo,
  uploadFile,
} from '@alpaca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTx } from '../../../platform/db/tx.ts';
import { openWhole } from '../../../platform/fields/index.ts';
import { newId } from '../../../platform/ids.ts';
import { multipart } from '../../../testing/multipart.ts';
import { asOwner } from '../../../testing/owner.ts';
import { openVisitors, type Visitors } from '../../../testing/visitors.ts';

let { app, admin, merchant } = {} as Visitors;
beforeAll(async () => {
  ({ app, admin, merchant } = await openVisitors());
});
afterAll(() => app.stop());

const account = {
  accountType: 'company' as const,
  owner: '云岭物流',
  accountNumber: '6222 0210 7788',
  bank: '中国银行昆明分行',
  swift: 'bkchcnbj',
  currency: 'CNY' as const,
  isShown: true,
};
const accountNow = async (id: string) =>
  (await admin.call(listBankAccounts)).result.find((one) => one.id === id);
const offered = async () =>
  (await merchant.call(rechargeInfo)).result.bankInfos.map(({ accountNumber }) => accountNumber);

test('merchants are offered what was added, and no longer what was disabled', async () => {
  const { id } = (await admin.call(addBankAccount, { body: account })).result;
  expect(await offered()).toContain(account.accountNumber);
  expect(await accountNow(id)).toMatchObject({ ...account, swift: 'BKCHCNBJ', revision: 1 });
  const body = { ...account, id, revision: 1, isShown: false };
  expect((await admin.call(editBankAccount, { body })).result).toEqual({ revision: 2 });
  expect(await offered()).not.toContain(account.accountNumber);
});

test('the log has the number before and after, and the history each field', async () => {
  const { id } = (await admin.call(addBankAccount, { body: account })).result;
  const body = { ...account, id, revision: 1, accountNumber: '6222 0210 9999' };
  await admin.call(editBankAccount, { body });
  const { records } = (await admin.call(getLogList, { query: { pageSize: 1 } })).result;
  expect(records[0]?.content).toBe('修改收款账户 中国银行昆明分行 …7788 → 中国银行昆明分行 …9999');
  const [line] = await asOwner<{ changes: unknown }>(
    app.database,
    'select changes from record_changes where record_id = $1',
    [id],
  );
  const changes = openWhole<unknown[]>(await app.ctxOf(), 'record_changes.changes', line?.changes);
  expect(changes).toContainEqual({
    field: 'accountNumber',
    from: '6222 0210 7788',
    to: '6222 0210 9999',
  });
});

test('neither an operator nor a merchant sets where money goes', async () => {
  for (const visitor of [await app.as('yunling-op'), merchant])
    expect((await visitor.call(addBankAccount, { body: account })).status).toBe(403);
});

test('the database itself lets no merchant write an account', async () => {
  const merchantId = app.merchantId('M100001');
  const ctx = { ...(await app.ctxOf()), scope: 'merchant' as const, merchantId };
  const written = await inTx(ctx, (own) =>
    own.db
      .updateTable('bank_infos')
      .set({ account_number: '1' })
      .where('tenant_id', '=', own.tenant.id)
      .executeTakeFirst(),
  );
  expect(written.numUpdatedRows).toBe(0n);
});

test('a code’s picture is brought by staff and seen by every merchant', async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { key } = (
    await admin.call(
      uploadFile,
      { query: { purpose: 'paymentCode' } },
      { ...multipart('code.png', png), key: newId() },
    )
  ).result;
  const code = { payMethod: 'wechat' as const, owner: '云岭', currency: 'USD' as const };
  const body = { ...code, image: key, isShown: true };
  const { id } = (await admin.call(addPaymentCode, { body })).result;
  const shown = (await merchant.call(paymentCodeList)).result.find((one) => one.id === id);
  expect(shown?.imageUrl).toBe(key);
  expect((await merchant.call(createFileTicket, { body: { key } })).status).toBe(200);

  const wrong = { ...body, image: 'https://elsewhere.example/code.png' };
  expect((await admin.call(addPaymentCode, { body: wrong })).body.errorKey).toBe('file.notFound');
  const kept = (await admin.call(listPaymentCodes)).result.find((one) => one.image.startsWith('/'));
  if (!kept) throw new Error('the demo has codes of its own');
  const renamed = { ...kept, owner: '云岭物流' };
  expect((await admin.call(editPaymentCode, { body: renamed })).status).toBe(200);
});
