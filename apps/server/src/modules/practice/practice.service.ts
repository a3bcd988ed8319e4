import {
  type Parsed,
  type PracticeLine,
  type PracticeOrder,
  type placePractice,
  type Quote,
  quoteRequestOf,
  type Result,
  type tryPractice,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import type { FileReply } from '../../platform/http/bind.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { noteReached } from '../dashboard/index.ts';
import { label, notePrints } from '../labels/index.ts';
import { findOrder, type OrderRow, payOrders, submitNew, summaries } from '../orders/index.ts';
import { listProducts, quoting } from '../rates/index.ts';
import { idOf, latestId } from './practice.repository.ts';
import {
  type Consignee,
  practiceConsignees,
  practiceForm,
  practicePrefix,
  practiceShipper,
} from './practiceForm.ts';
import { sandboxCtx } from './sandboxCtx.ts';

type Good = Extract<Quote, { ok: true }>;

const nobody = '00000000-0000-4000-8000-000000000000';

/** Lines whose label the merchant prints: of the others there is none until they are weighed. */
const printedByMerchants = async (there: Ctx) => {
  const { records } = await listProducts(there, { pageNo: 1, pageSize: 200 });
  return new Set(records.flatMap(({ id, labelAt }) => (labelAt === 'merchant' ? id : [])));
};

/** The first place to which something is sold, with what that costs. */
const offered = async (
  there: Ctx,
  weight: number,
): Promise<{ consignee: Consignee; quotes: Good[] }> => {
  const mayPrint = await printedByMerchants(there);
  for (const consignee of practiceConsignees) {
    const form = practiceForm(consignee, { weight, productId: nobody, customerNo: practicePrefix });
    const all = await quoting.tryOrder(there, { request: quoteRequestOf(form) });
    const quotes = all.filter((one) => one.ok && mayPrint.has(one.productId)) as Good[];
    if (quotes.length > 0) return { consignee, quotes };
  }
  return refuse('practice.noLine');
};

const lineOf = (quoted: Good): PracticeLine => ({
  productId: quoted.productId,
  name: quoted.productName,
  total: quoted.total,
  currency: quoted.currency,
  transitDaysMin: quoted.transitDaysMin,
  transitDaysMax: quoted.transitDaysMax,
});

export const prices = async (
  ctx: Ctx,
  { weight }: { weight: number },
): Promise<Result<typeof tryPractice>> => {
  const { consignee, quotes } = await offered(await sandboxCtx(ctx), weight);
  return {
    from: `${practiceShipper.name}, ${practiceShipper.city}`,
    to: `${consignee.name}, ${consignee.address1}, ${consignee.city} ${consignee.postCode}, ${consignee.countryCode}`,
    lines: quotes.map(lineOf),
  };
};

const stateOf = ({ status, label, print_count: printed }: OrderRow): PracticeOrder['state'] => {
  if (printed > 0) return 'printed';
  if (status === 'generated' && label === 'ready') return 'ready';
  return status === 'ordering' || status === 'generated' ? 'booking' : 'failed';
};

const view = async (there: Ctx, id: string): Promise<PracticeOrder> => {
  const row = await findOrder(there, id);
  const told = (await summaries(there, [row])).get(id);
  return {
    orderNo: row.order_no,
    productName: told?.productName ?? '',
    total: told?.totalPrice ?? null,
    currency: told?.currencyCode ?? null,
    trackingNumber: row.tracking_number,
    state: stateOf(row),
    failReason: told?.failReason ?? '',
  };
};

export const latest = async (ctx: Ctx): Promise<PracticeOrder | null> => {
  const there = await sandboxCtx(ctx);
  const id = await latestId(there);
  return id ? view(there, id) : null;
};

/** What an order costs there is paid with play money; one that was paid already stays as it is. */
const pay = async (there: Ctx, { id, settlement, booking }: OrderRow) => {
  if (settlement !== 'unpaid' || booking !== 'waitingPayment') return;
  const [failed] = (await payOrders(there, [id])).filter(({ ok }) => !ok);
  if (failed) throw new Error(`a practice order can't be paid: ${JSON.stringify(failed)}`);
};

export const place = async (
  ctx: Ctx,
  { productId, weight, no }: Parsed<typeof placePractice>['body'],
): Promise<PracticeOrder> => {
  const there = await sandboxCtx(ctx);
  const customerNo = `${practicePrefix}${no}`;
  const known = await idOf(there, customerNo);
  if (known) return view(there, known);
  const { consignee, quotes } = await offered(there, weight);
  if (!quotes.some((one) => one.productId === productId)) refuse('product.notFound');
  const form = practiceForm(consignee, { weight, productId, customerNo });
  const [made] = await submitNew(
    there,
    [{ form, remoteAgreed: true, agreedTotal: undefined }],
    'api',
  );
  if (made instanceof Refusal) throw made;
  const row = made as OrderRow;
  await pay(there, row);
  ctx.trail?.note({ no: row.order_no });
  return view(there, row.id);
};

/** As the print ledger has it: written down before the pages are sent. */
export const print = async (ctx: Ctx): Promise<FileReply> => {
  const there = await sandboxCtx(ctx);
  const id = (await latestId(there)) ?? refuse('practice.notReady');
  const row = await findOrder(there, id);
  if (!['ready', 'printed'].includes(stateOf(row))) refuse('practice.notReady');
  await notePrints(there, {
    records: [{ orderId: id, document: 'label', pages: 1, copies: 1 }],
    client: 'browser',
    workstation: 'Practice',
    place: 'finish',
    reason: 'Practice',
  });
  await noteReached(ctx, 'practice');
  ctx.trail?.note({ no: row.order_no });
  return label(there, { id, format: 'pdf' });
};
