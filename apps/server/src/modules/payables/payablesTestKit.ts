import {
  addCarrierBill,
  addPayee,
  commitImport,
  getCarrierBill,
  passOnCarrierBill,
  postCarrierBill,
} from '@alpaca/contract';
import type { TestApp } from '../../testing/app.ts';
import { ok } from '../../testing/ok.ts';
import { asOwner } from '../../testing/owner.ts';
import { sheetFile } from '../../testing/sheets.ts';
import { endedJob } from '../../testing/worker.ts';
import { finished, upload } from '../imports/testing.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;

const headings = ['单号', '费用类型', '金额', '计费重（kg）', '行号'];
/** Number, fee, amount, and where there are: weight, line. */
export type SheetLine = readonly [string, string, string, string?, string?];

let made = 0;

/** What tests of payables work with: bills as operators bring them in. */
export const openPayablesKit = (app: TestApp, operator: Visitor) => {
  const kit = {
    async payee(currency: 'CNY' | 'USD' = 'CNY') {
      made += 1;
      const body = { code: `PAYEE-${made}`, name: `Payee ${made}`, currency, dueDays: 30 };
      return ok(await operator.call(addPayee, { body })).id;
    },

    /** Begins a bill; `corrects` makes it the next version of another. */
    add: (
      payeeId: string,
      billNo: string,
      { corrects, currency = 'CNY' }: { corrects?: string; currency?: 'CNY' | 'USD' } = {},
    ) =>
      operator.call(addCarrierBill, {
        body: {
          payeeId,
          billNo,
          currency,
          billDay: '2026-11-01',
          dueDay: '2026-12-01',
          ...(corrects && { corrects }),
        },
      }),

    /** Brings lines in by a sheet; the import as it ends. */
    async bring(billId: string, lines: readonly SheetLine[], titles = headings) {
      const rows = lines.map((line) => titles.map((_, at) => line[at] ?? ''));
      const file = await sheetFile([titles, ...rows]);
      const id = await upload(operator, file, { kind: 'carrierBill', target: billId });
      const view = await finished(operator, id);
      if (view.status !== 'ready') return view;
      await operator.call(commitImport, { body: { id } });
      return finished(operator, id);
    },

    get: async (id: string) => ok(await operator.call(getCarrierBill, { query: { id } })),

    seen: async (id: string) => ({ id, revision: (await kit.get(id)).bill.revision }),

    post: async (id: string, by = operator) =>
      by.call(postCarrierBill, { body: await kit.seen(id) }),

    /** A bill with these lines, booked. */
    async booked(payeeId: string, billNo: string, lines: readonly SheetLine[]) {
      const { id } = ok(await kit.add(payeeId, billNo));
      await kit.bring(id, lines);
      ok(await kit.post(id));
      return id;
    },

    /** What a bill says that merchants are to pay; once it is done. */
    async passOn(id: string) {
      const { jobId } = ok(await operator.call(passOnCarrierBill, { body: { id } }));
      const { status } = await endedJob(operator, jobId);
      if (status !== 2) throw new Error(`passing on ended as ${status}`);
    },

    owed: async (payeeId: string) =>
      (
        await asOwner<{ balance_minor: string }>(
          app.database,
          'select balance_minor from payable_balances where payee_id = $1',
          [payeeId],
        )
      ).map(({ balance_minor }) => Number(balance_minor)),

    faults: () => asOwner(app.database, 'select * from payable_faults'),
  };
  return kit;
};
