import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConsigneeForm, type ImportKindName, orderTemplates } from '@alpaca/contract';
import { writeBook } from '../apps/server/src/platform/sheets/write.ts';
import { root } from '../scripts/servers.ts';
import { type Asking, ask, asking, p95While } from './asking.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';

const fields = Object.keys(ConsigneeForm.shape);
/** Two headings that mean nothing here, as real sheets have them. */
const titles = [...fields, 'Shop', 'Row'];

const rowOf = (at: number): string[] => {
  const value: Record<string, string> = {
    name: `Buyer ${at}`,
    phone: `+1 512 555 ${String(at % 10_000).padStart(4, '0')}`,
    countryCode: 'US',
    province: 'TX',
    city: 'Austin',
    address1: `${at + 1} Congress Avenue`,
    postCode: '78701',
    email: `buyer${at}@example.com`,
    addressType: 'Residential',
    isDefault: 'No',
    taxType: '',
    certificateType: '',
    phone2: '',
    tags: 'import',
  };
  const rest = (field: string) => (/No$/.test(field) ? '' : `${field} ${at}`);
  return titles.map((field) => value[field] ?? rest(field));
};

/** An order of one parcel, by the sheet of all columns; every tenth has a second box. */
const orderRowOf = (productCode: string) => (at: number) => {
  const isFurther = at % 10 === 9;
  const order: Record<string, string> = {
    customerNo: `B${isFurther ? at - 1 : at}`,
    ...{ weight: '0.28', length: '20', width: '15', height: '10' },
  };
  const value: Record<string, string> = {
    ...order,
    productId: productCode,
    consigneeName: `Buyer ${at}`,
    consigneePhone: `+1 512 555 ${String(at % 10_000).padStart(4, '0')}`,
    ...{ consigneeCountryCode: 'US', consigneeProvince: 'TX', consigneeCity: 'Austin' },
    ...{ consigneeAddress1: `${at + 1} Congress Avenue`, consigneePostCode: '78701' },
    ...{ goodsName: '手机壳', goodsNameEn: 'Phone case', quantity: '2', value: '3.50' },
    ...{ hsCode: '392690', declaredCurrency: 'USD', dutyTerms: 'DDU', remark: `Order ${at}` },
  };
  const said = isFurther ? order : value;
  return orderTemplates.batch.map((field) => said[field] ?? '');
};

interface Sheet {
  name: string;
  titles: readonly string[];
  rowOf: (at: number) => readonly string[];
}
const consignees: Sheet = { name: 'consignees', titles, rowOf };

export async function makeSheet(
  rows: number,
  { name, titles, rowOf } = consignees,
): Promise<string> {
  const dir = join(root, '.data/bench');
  mkdirSync(dir, { recursive: true });
  const path = join(dir, `${name}-${rows}.xlsx`);
  const all = Array.from({ length: rows }, (_, at) => [...rowOf(at)]);
  writeFileSync(path, await writeBook([{ name: 'Sheet1', rows: [[...titles], ...all] }]));
  return path;
}

/** What a sheet is read as; the import, once every row is checked and none is bad. */
export async function uploadSheet(
  asking: Asking,
  path: string,
  as: { kind: ImportKindName; target?: string },
): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([readFileSync(path)]), basename(path));
  const upload = `/oms/import/upload?${new URLSearchParams(as)}`;
  const { id } = await ask<{ id: string }>(asking, 'POST', upload, body);
  for (;;) {
    type View = { status: string; failReason: string; counts: { total: number; valid: number } };
    const view = await ask<View>(asking, 'GET', `/oms/import/get?id=${id}`);
    if (view.status === 'ready') {
      if (view.counts.valid !== view.counts.total) throw new Error('the sheet has bad rows');
      return id;
    }
    if (view.status !== 'reading') throw new Error(`${view.status}: ${view.failReason}`);
    // Asking costs the same cores: not too often.
    await sleep(100);
  }
}

/** From the first byte of the upload until every row is checked. */
export async function importSheet(
  asking: Asking,
  path: string,
  kind: ImportKindName = 'consignee',
): Promise<{ rows: number; seconds: number }> {
  const started = performance.now();
  const id = await uploadSheet(asking, path, { kind });
  const seconds = (performance.now() - started) / 1000;
  type View = { counts: { total: number } };
  const { counts } = await ask<View>(asking, 'GET', `/oms/import/get?id=${id}`);
  return { rows: counts.total, seconds };
}

type Bare = { rows: number; seconds: number; mostMb: number };
export async function readBare(path: string): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'sheetReader.ts'));
  child.send(path);
  const [told] = (await once(child, 'message')) as [Bare];
  child.kill();
  return told;
}

const mostMbOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export const side = (
  name: string,
  run: () => Promise<{ rows: number; seconds: number }>,
): Side => ({
  name,
  async measure() {
    const { rows, seconds } = await run();
    return { perSecond: rows / seconds };
  },
});

export const importScenarios: readonly Scenario[] = [
  {
    name: 'order-import',
    title: 'Rows of orders read, checked, priced and staged ÷ the same sheet read and thrown away',
    unit: 'rows/s',
    goal: 0.3,
    async prepare(system) {
      await system.startWorker();
      const who = await asking(system);
      type Products = { records: { code: string }[] };
      const found = await ask<Products>(
        who,
        'GET',
        '/oms/product/list?countryCode=US&keyword=HK-UPS-RED',
      );
      const rowOf = orderRowOf(found.records[0]?.code as string);
      const sheet = { name: 'orders', titles: orderTemplates.batch, rowOf };
      const path = await makeSheet(10_000, sheet);
      return {
        about: `10,000 rows × ${sheet.titles.length} columns, 9,000 orders`,
        ours: side('import', () => importSheet(who, path, 'orderSubmit')),
        reference: side('reader', () => readBare(path)),
      };
    },
  },
  {
    name: 'import',
    title: 'Rows uploaded, read, checked and staged ÷ the same sheet read and thrown away',
    unit: 'rows/s',
    goal: 0.45,
    async prepare(system) {
      await system.startWorker();
      const [who, path] = [await asking(system), await makeSheet(10_000)];
      return {
        about: `10,000 consignees × ${titles.length} columns with shared texts`,
        ours: side('import', () => importSheet(who, path)),
        reference: side('reader', () => readBare(path)),
      };
    },
  },
  {
    name: 'import-memory',
    title: 'Rows per MB at the most: a worker that imports ÷ the reader alone',
    unit: 'rows/MB',
    goal: 0.67,
    async prepare(system) {
      const [who, path] = [await asking(system), await makeSheet(50_000)];
      return {
        about: `50,000 consignees × ${titles.length} columns; each time a new process`,
        ours: {
          name: 'worker',
          async measure() {
            const { pid } = await system.startWorker();
            const { rows } = await importSheet(who, path);
            return { perSecond: rows / mostMbOf(pid) };
          },
        },
        reference: {
          name: 'reader',
          async measure() {
            const { rows, mostMb } = await readBare(path);
            return { perSecond: rows / mostMb };
          },
        },
      };
    },
  },
  {
    name: 'import-neighbour',
    title: 'Another caller beside an import ÷ alone, by the 95th percentile of the time to answer',
    unit: 'p95',
    goal: 0.5,
    async prepare(system) {
      await system.startWorker();
      const [who, path] = [await asking(system), await makeSheet(10_000)];
      const other = await asking(system, 'kapok');
      return {
        about: 'one plain call after the other while 10,000 rows are imported',
        ours: {
          name: 'beside',
          async measure() {
            let over = false;
            const importing = importSheet(who, path).finally(() => {
              over = true;
            });
            const p95 = await p95While(other, () => over);
            await importing;
            return { perSecond: 1000 / p95 };
          },
        },
        reference: {
          name: 'alone',
          async measure(seconds) {
            const end = Date.now() + seconds * 1000;
            return { perSecond: 1000 / (await p95While(other, () => Date.now() > end)) };
          },
        },
      };
    },
  },
];
