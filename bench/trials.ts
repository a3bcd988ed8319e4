import { setTimeout as sleep } from 'node:timers/promises';
import {
  addPriceSheet,
  addProduct,
  addVersion,
  commitImport,
  getCurrencyOptions,
  getImport,
  getOpsProduct,
  importCalculateExcel,
  listOpsProducts,
  listPriceSheets,
  type PriceSheetView,
  type ProductView,
  publishVersion,
  setProductStatus,
  tryPrices,
} from '@alpaca/contract';
import { type Asking, ask, askBytes, asking, forSeconds, p95While } from './asking.ts';
import type { Scenario } from './scenario.ts';
import type { System } from './system.ts';

const products = 50;
const rows = 10_000;

type Page<R> = { records: R[]; total: number };

/** A line of the demo once more, under another code: the same sheet, published. */
async function copyLine(operator: Asking, sheet: PriceSheetView, at: number) {
  const query = `?id=${sheet.productId}`;
  const view = await ask<ProductView>(operator, 'GET', getOpsProduct.path + query);
  const { id: _, revision, channelName, status, termsPending, sheetCount, ...form } = view;
  const code = `COPY-${at}`;
  type Added = { id: string };
  const product = await ask<Added>(operator, 'POST', addProduct.path, { ...form, code });
  const own = { code, productId: product.id, currency: sheet.currency, level: 'everyone' };
  const { id: sheetId } = await ask<Added>(operator, 'POST', addPriceSheet.path, own);
  const copyOf = sheet.versions.find(({ inForce }) => inForce)?.id;
  const { id } = await ask<Added>(operator, 'POST', addVersion.path, { sheetId, copyOf });
  await ask(operator, 'POST', publishVersion.path, { id, revision: 1 });
  await ask(operator, 'PUT', setProductStatus.path, { id: product.id, status: 'onSale' });
}

/** The demo has nine lines; a trial is measured with fifty. */
async function sellFifty(system: System) {
  const operator = await asking(system, 'yunling-op');
  const known = await ask<Page<unknown>>(operator, 'GET', `${listOpsProducts.path}?pageSize=1`);
  const path = `${listPriceSheets.path}?level=everyone&pageSize=1000`;
  const { records } = await ask<Page<PriceSheetView>>(operator, 'GET', path);
  const sheets = records.filter(({ versions }) => versions.some(({ inForce }) => inForce));
  for (let at = known.total; at < products; at += 1) {
    await copyLine(operator, sheets[at % sheets.length] as PriceSheetView, at);
  }
}

const rule = {
  countryCode: 'US',
  postCode: '90012',
  boxes: [{ weight: 0.28, length: 20, width: 15, height: 8 }],
  goods: [{ hsCode: '851762', value: '18.50' }],
};

/** From the upload of the sheet until every row is quoted. */
async function batchTrial(who: Asking) {
  const lines = Array.from({ length: rows }, (_, at) => `${at},US,90012,${(100 + at) / 1000}`);
  const sheet = ['reference,countryCode,postCode,weight', ...lines].join('\n');
  const body = new FormData();
  body.append('file', new Blob([sheet]), 'parcels.csv');
  const { id } = await ask<{ id: string }>(who, 'POST', importCalculateExcel.path, body);
  const until = async (wanted: string) => {
    for (;;) {
      const view = await ask<{ status: string }>(who, 'GET', `${getImport.path}?id=${id}`);
      if (view.status === wanted) return;
      await sleep(100);
    }
  };
  await until('ready');
  await ask(who, 'POST', commitImport.path, { id });
  await until('done');
}

export const trialScenarios: readonly Scenario[] = [
  {
    name: 'trial',
    title: 'A parcel by 50 products ÷ a signed-in call that does nothing, by the 95th percentile',
    unit: 'p95',
    goal: 0.33,
    async prepare(system) {
      await sellFifty(system);
      const who = await asking(system);
      const quote = (who: Asking) => askBytes(who, 'POST', tryPrices.path, { rules: [rule] });
      const nothing = (who: Asking) => askBytes(who, 'GET', getCurrencyOptions.path);
      return {
        about: `one call after the other, ${await quote(who)} bytes of packed quotes`,
        ours: {
          name: 'trial',
          async measure(seconds) {
            return { perSecond: 1000 / (await p95While(who, forSeconds(seconds), quote)) };
          },
        },
        reference: {
          name: 'no-op',
          async measure(seconds) {
            return { perSecond: 1000 / (await p95While(who, forSeconds(seconds), nothing)) };
          },
        },
      };
    },
  },
  {
    name: 'trial-neighbour',
    title: 'Another caller beside a batch trial ÷ alone, by the 95th percentile',
    unit: 'p95',
    goal: 0.5,
    async prepare(system) {
      await sellFifty(system);
      await system.startWorker();
      const [who, other] = [await asking(system), await asking(system, 'kapok')];
      return {
        about: `one plain call after the other while ${rows} rows are quoted by ${products} products`,
        ours: {
          name: 'beside',
          async measure() {
            let over = false;
            const trying = batchTrial(who).finally(() => {
              over = true;
            });
            const p95 = await p95While(other, () => over);
            await trying;
            return { perSecond: 1000 / p95 };
          },
        },
        reference: {
          name: 'alone',
          async measure(seconds) {
            return { perSecond: 1000 / (await p95While(other, forSeconds(seconds))) };
          },
        },
      };
    },
  },
];
