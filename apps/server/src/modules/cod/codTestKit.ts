import {
  addRemittance,
  approveCod,
  type CodDecision,
  type CodOrder,
  type Currency,
  commitImport,
  decideCod,
  getRemittance,
  listCodOrders,
  postRemittance,
} from '@alpaca/contract';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ok } from '../../testing/ok.ts';
import { asOwner } from '../../testing/owner.ts';
import { sheetFile } from '../../testing/sheets.ts';
import { finished, upload } from '../imports/testing.ts';
import { openPayablesKit } from '../payables/testing.ts';
import { openStationKit } from '../receiving/testing.ts';
import { creditCod } from './crediting.sweep.ts';

export type Visitor = Awaited<ReturnType<TestApp['as']>>;

/** Number, amount, and where there are: what the carrier keeps, line. */
export type SheetLine = readonly [string, string, string?, string?];
const headings = ['单号', '代收金额', '承运商扣费', '行号'];

let made = 0;

/** What tests of cash on delivery work with: parcels that were delivered, and carriers that send money. */
export const openCodKit = async () => {
  const app = await testApp();
  const station = await openStationKit(app);
  const merchantId = app.merchantId('M100001');
  await station.topUp(merchantId, 10_000_000n);
  const { operator } = station;
  const payeeId = await openPayablesKit(app, operator).payee();
  const set = (id: string, status: string) => station.set('orders', `status = '${status}'`, id);

  const kit = {
    ...station,
    app,
    merchantId,
    payeeId,
    merchant: await app.as('starfield'),
    move: set,

    /** A parcel that is paid on delivery and on its way. */
    async parcel(codPrice = '100.00', codCurrency: Currency = 'SAR') {
      const more = { codPrice, codCurrency };
      const order = await station.order(station.as(merchantId), 'label', { more });
      await station.scan(order.no);
      await set(order.id, 'outWarehouse');
      return order;
    },

    async delivered(codPrice = '100.00') {
      const order = await kit.parcel(codPrice);
      await set(order.id, 'delivered');
      return order;
    },

    begin: (remitDay = '2026-11-01', currency: Currency = 'SAR', by = operator) => {
      made += 1;
      const body = { payeeId, remittanceNo: `COD-${made}`, currency, remitDay };
      return by.call(addRemittance, { body });
    },

    again: (remittanceNo: string) =>
      operator.call(addRemittance, {
        body: { payeeId, remittanceNo, currency: 'SAR', remitDay: '2026-11-01' },
      }),

    /** Brings lines in by a sheet; the import as it ends. */
    async bring(id: string, lines: readonly SheetLine[]) {
      const rows = lines.map((line) => headings.map((_, at) => line[at] ?? ''));
      const file = await sheetFile([headings, ...rows]);
      const importId = await upload(operator, file, { kind: 'codRemittance', target: id });
      const view = await finished(operator, importId);
      if (view.status !== 'ready') return view;
      await operator.call(commitImport, { body: { id: importId } });
      return finished(operator, importId);
    },

    remittance: async (id: string) => ok(await operator.call(getRemittance, { query: { id } })),

    async post(id: string, by: Visitor = operator) {
      const { revision } = await kit.remittance(id);
      return by.call(postRemittance, { body: { id, revision } });
    },

    /** A remittance with these lines, booked. */
    async remit(lines: readonly SheetLine[], remitDay?: string) {
      const { id } = ok(await kit.begin(remitDay));
      await kit.bring(id, lines);
      ok(await kit.post(id));
      return id;
    },

    list: async (body: Record<string, unknown> = {}, by: Visitor = operator) =>
      ok(await by.call(listCodOrders, { body: body as never })),

    async of(number: string, by: Visitor = operator): Promise<CodOrder> {
      const { page } = await kit.list({ view: 'all', number }, by);
      return page.records[0] as CodOrder;
    },

    async decide(number: string, decision: CodDecision, by: Visitor = operator) {
      const { id, revision } = await kit.of(number);
      return by.call(decideCod, { body: { id, revision, decision, note: 'The carrier said so' } });
    },

    async approve(number: string, by: Visitor) {
      const { id, revision } = await kit.of(number);
      return by.call(approveCod, { body: { id, revision } });
    },

    credit: (day: string) => creditCod(station.staff, new Date(`${day}T04:00:00Z`)),

    /** What a merchant's wallet of collected money has. */
    wallet: async (currency = 'SAR') =>
      Number(
        (
          await asOwner<{ balance_minor: string }>(
            app.database,
            `select balance_minor from accounts where merchant_id = $1 and currency = $2 and kind = 'wallet'`,
            [merchantId, currency],
          )
        )[0]?.balance_minor ?? 0,
      ),

    /** What stands on an account of the tenant for an order, by kind. */
    entries: async (orderId: string) =>
      (
        await asOwner<{ account: string; kind: string; minor: string }>(
          app.database,
          `select a.kind as account, e.kind, e.amount_minor as minor from ledger_entries e
           join accounts a on a.tenant_id = e.tenant_id and a.id = e.account_id
           where e.subject_id = $1 and (e.kind in ('cod', 'codFee') or e.of_kind = 'cod') order by e.seq`,
          [orderId],
        )
      ).map(({ account, kind, minor }) => [account, kind, Number(minor)]),

    codFaults: () => asOwner(app.database, 'select * from cod_faults'),
  };
  return kit;
};
export type CodKit = Awaited<ReturnType<typeof openCodKit>>;
