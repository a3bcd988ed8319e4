import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { commitImport, getImport, type ImportStatus, uploadImport } from '@alpaca/contract';
import { csvOf } from '../../modules/imports/testing.ts';
import { orderRow, sheetHeaders } from '../../modules/orders/testing.ts';
import { newId } from '../../platform/ids.ts';
import { multipart } from '../../testing/multipart.ts';
import { lines } from '../orders/simulated.ts';
import type { ApiProcess } from '../support/fleet.ts';
import { keepCalling } from '../support/keepCalling.ts';

const rows = 12;
const working: ImportStatus[] = ['reading', 'checking', 'committing'];

interface Parts {
  /** The process that answers at present. */
  api: () => ApiProcess;
  token: string;
  running: () => boolean;
}

/** A merchant who brings in sheets of orders, one after the other, and hears of each that it is done. */
export const startSheets = ({ api, token, running }: Parts) => {
  const acknowledged: string[] = [];
  const unexpected: string[] = [];

  const finished = async (id: string) => {
    for (;;) {
      const view = await keepCalling(api, token, getImport, { query: { id } });
      if (!working.includes(view.status)) return view;
      await sleep(200);
    }
  };

  const one = async () => {
    const productId = lines[randomInt(lines.length)] as string;
    const numbers = Array.from({ length: rows }, () => newId());
    const sheet = csvOf([
      sheetHeaders,
      ...numbers.map((customerNo) => orderRow({ customerNo, productId })),
    ]);
    const asked = { query: { kind: 'orderSubmit' } } as const;
    const { id } = await keepCalling(
      api,
      token,
      uploadImport,
      asked,
      multipart('orders.csv', Buffer.from(sheet)),
    );
    const ready = await finished(id);
    if (ready.counts.valid !== rows) throw new Error(`sheet: ${JSON.stringify(ready)}`);
    await keepCalling(api, token, commitImport, { body: { id } });
    const done = await finished(id);
    if (done.status !== 'done' || done.counts.committed !== rows) {
      throw new Error(`sheet: ${JSON.stringify(done)}`);
    }
    acknowledged.push(...numbers);
  };

  const work = async () => {
    while (running()) {
      await one().catch((error: Error) => unexpected.push(error.message));
      await sleep(randomInt(500, 1_500));
    }
  };
  return { acknowledged, unexpected, ended: work() };
};
