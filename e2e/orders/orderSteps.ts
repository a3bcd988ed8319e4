import {
  addPriceSheet,
  addVersion,
  publishVersion,
  type Request,
  saveVersion,
  topUpBalance,
  topUpCheck,
  uploadFile,
} from '@alpaca/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { multipart } from '../../apps/server/src/testing/multipart.ts';
import { proofPicture } from '../finance/proofPicture.ts';
import { callAs, uploadAs } from '../support/api.ts';
import { ask } from '../support/database.ts';

export const specialPath = '/single/special';

const uploadProof = async (user: string) => {
  const file = multipart('proof.png', proofPicture(), 'image/png');
  return (await uploadAs(user, uploadFile, { purpose: 'paymentProof' }, file)).key;
};

/** Money that a merchant tells of with a proof; one operator finds it, the other approves. */
export const topUp = async (user: string, amount: string, currency: string) => {
  const credentials = [await uploadProof(user)];
  const body = { amount, currency, payMethod: 'offline', credentials };
  const { id } = await callAs(user, topUpBalance, body as Request<typeof topUpBalance>['body']);
  await callAs('yunling-op', topUpCheck, { id, step: 'markArrived' });
  await callAs('yunling-op2', topUpCheck, { id, step: 'approve' });
};

export const productIdOf = async (code: string): Promise<string> => {
  const [product] = await ask(
    `select id from products where code = $1
     and tenant_id = (select tenant_id from tenants where code = 'yunling')`,
    [code],
  );
  return product.id;
};

const sheets = new Map<string, string>();

/** A draft of the sheet that `ownPrice` made, as a copy of what it published. */
export const draftOf = async (merchant: { id: string }) => {
  const sheetId = sheets.get(merchant.id) ?? '';
  const [published] = await ask(
    `select id from price_versions where sheet_id = $1 and status = 'published'`,
    [sheetId],
  );
  const body = { sheetId, copyOf: published.id };
  return (await callAs('yunling-op', addVersion, body)).id;
};

/** A price for the order that one merchant alone has in the US from now on, as operators publish it. */
export const ownPrice = async (
  merchant: { id: string; code: string },
  product: string,
  perOrder: string,
) => {
  const of = { level: 'merchant', merchantId: merchant.id, currency: 'CNY' };
  const sheet = {
    ...of,
    code: `P-${merchant.code.slice(-8)}`,
    productId: await productIdOf(product),
  };
  const sheetId = sheets.get(merchant.id) ?? (await callAs('yunling-op', addPriceSheet, sheet)).id;
  sheets.set(merchant.id, sheetId);
  const { id } = await callAs('yunling-op', addVersion, { sheetId });
  const priceRows = [{ zone: 'Z1', fromKg: 0, toKg: 20, perOrder }];
  const zonePlaces = [{ zone: 'Z1', countryCode: 'US' }];
  await callAs('yunling-op', saveVersion, { id, revision: 1, zonePlaces, priceRows });
  await callAs('yunling-op', publishVersion, { id, revision: 2 });
};

/** Counts what a person does: a click, a selection or a filled field each count one. */
export const counted = () => {
  let count = 0;
  return {
    click: (target: Locator) => {
      count += 1;
      return target.click();
    },
    fill: (target: Locator, text: string) => {
      count += 1;
      return target.fill(text);
    },
    count: () => count,
  };
};

export const partyOf = (page: Page, side: '发件人' | '收件人') =>
  page.getByRole('region', { name: side, exact: true });

/** Finds a party by a text that was pasted. */
export const pasteParty = async (page: Page, side: '发件人' | '收件人', text: string) => {
  const party = partyOf(page, side);
  await party.getByRole('textbox', { name: '粘贴识别' }).fill(text);
  await party.getByRole('button', { name: '识别并填入' }).click();
  await expect(party.getByRole('button', { name: '编辑' })).toBeVisible();
};

const weight = /^\*?(重量|Weight)$/;
export const weightOf = (page: Page) => page.getByLabel(weight).first();

/** One box and one thing in it. */
export const fillParcel = async (page: Page) => {
  await weightOf(page).fill('0.46');
  await page.getByLabel(/中文品名|Chinese name/).fill('手机壳');
  await page.getByLabel(/英文品名|English name/).fill('Phone case');
  await page.getByLabel(/申报单价|Declared unit price/).fill('3.2');
};

/** A line is chosen by whoever orders, never for them. */
export const chooseLine = async (page: Page, name: string | RegExp = /美国专线小包/) => {
  await page.getByRole('radio', { name }).check();
};

export const submitOf = (page: Page) => page.getByRole('button', { name: /^(提交|Submit)$/ });

export const headingOf = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 });
