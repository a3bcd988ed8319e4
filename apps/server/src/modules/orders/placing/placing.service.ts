import {
  type batchSubmit,
  type OrderDraft,
  OrderForm,
  type Parsed,
  type saveDraft,
  type submitOrder,
  type updateProduct,
} from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changesBetween } from '../../../platform/revisions/changes.ts';
import { keepChanges, saveRevision } from '../../../platform/revisions/revisions.ts';
import { requireTaxNumber, taxNumbersById } from '../../declarations/index.ts';
import { requireProduct } from '../../rates/index.ts';
import { eachOrRefused } from '../eachOrRefused.ts';
import { outcomesOf, someOf } from '../orderOutcomes.ts';
import { stepFrom } from '../orderRows.ts';
import * as repo from '../orders.repository.ts';
import { summary } from '../orders.views.ts';
import { edited } from './edited.ts';
import { asDrafts, type OrderToPlace } from './orderToPlace.ts';
import { type Outcome, place } from './place.ts';
import { writeOrders } from './placing.repository.ts';
import { saveDrafts } from './saveDrafts.ts';

interface Begun {
  id?: string | undefined;
  revision?: number | undefined;
}

/** The order that a form was filled from, held, with the revision that saving the form makes. */
const lockEdited = async (
  ctx: Ctx,
  { id, revision = 0 }: Begun,
  form: OrderDraft | OrderForm,
  step: 'edit' | 'submit',
) => {
  if (!id) return null;
  const row = await repo.lockOne(ctx, id);
  stepFrom(ctx, row, step);
  const saved = await saveRevision(ctx, edited, { id, revision, before: row.form, after: form });
  return { ...row, ...saved };
};

/** Saves as much as there is; nothing is quoted or held. */
export const save = (
  ctx: Ctx,
  { form, ...begun }: Parsed<typeof saveDraft>['body'],
  source: OrderToPlace['source'] = 'web',
) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const row = await lockEdited(ctx, begun, form, 'edit');
    if (form.productId) await requireProduct(ctx, form.productId);
    await requireTaxNumber(ctx, form.taxNumberId);
    const [draft] = (await saveDrafts(ctx, [{ row, form, source }])) as [repo.OrderRow];
    ctx.trail?.note({ no: draft.order_no });
    return summary(ctx, await repo.find(ctx, draft.id));
  });

const only = ([outcome]: Outcome[]) => {
  if (outcome?.refusal) throw outcome.refusal;
  return outcome?.row as repo.OrderRow;
};

export const submit = (ctx: Ctx, asked: Parsed<typeof submitOrder>['body']) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const { form, remoteAgreed, agreedTotal } = asked;
    await requireTaxNumber(ctx, form.taxNumberId);
    const row = await lockEdited(ctx, asked, form, 'submit');
    const toPlace = { row, form, source: 'web', remoteAgreed, agreedTotal } as const;
    const order = only(await place(ctx, [toPlace]));
    ctx.trail?.note({ no: order.order_no });
    return summary(ctx, order);
  });

type Placed = Pick<OrderToPlace<OrderForm>, 'form' | 'remoteAgreed' | 'agreedTotal'>;

/** New orders of another system: what each has become, or why it was refused. */
export const submitNew = (
  ctx: Ctx,
  asked: readonly Placed[],
  source: 'api',
): Promise<(Refusal | repo.OrderRow)[]> =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const named = asked.flatMap(({ form }) => form.taxNumberId ?? []);
    const known = await taxNumbersById(ctx, named);
    const refused = asked.map(({ form: { taxNumberId } }) =>
      taxNumberId === undefined || known.has(taxNumberId)
        ? null
        : new Refusal('taxNumber.notFound'),
    );
    const good = asked.filter((_, at) => !refused[at]);
    const placed = await place(
      ctx,
      good.map((one) => ({ ...one, row: null, source })),
    );
    const made = placed.map(({ refusal, row }) => refusal ?? (row as repo.OrderRow));
    const rows = made.filter((one) => !(one instanceof Refusal));
    ctx.trail?.about(...rows.map(({ order_no }) => order_no));
    ctx.trail?.note({ count: rows.length, nos: someOf(rows.map(({ order_no }) => order_no)) });
    return refused.map((refusal) => refusal ?? (made.shift() as Refusal | repo.OrderRow));
  });

export const submitMany = (ctx: Ctx, asked: Parsed<typeof batchSubmit>['body']) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const ids = [...new Set(asked.ids)];
    const rows = await repo.lock(ctx, ids);
    const refusals = new Map<string, Refusal>();
    const orders = rows.flatMap((row): OrderToPlace<OrderForm>[] => {
      const form = OrderForm.safeParse(row.form);
      if (form.success) return [{ row, form: form.data, source: 'web', remoteAgreed: true }];
      refusals.set(row.id, new Refusal('order.incomplete'));
      return [];
    });
    for (const { id, refusal } of await place(ctx, orders, asked)) {
      if (refusal) refusals.set(id, refusal);
    }
    return outcomesOf(ctx, ids, refusals);
  });

export const changeProduct = (ctx: Ctx, asked: Parsed<typeof updateProduct>['body']) =>
  inTx(ctx, async (ctx) => {
    const { productId } = asked;
    const ids = [...new Set(asked.ids)];
    await requireProduct(ctx, productId);
    const rows = await repo.lock(ctx, ids);
    const { done, refusals } = eachOrRefused(
      rows,
      ({ id }) => id,
      (row) => {
        stepFrom(ctx, row, 'changeProduct');
        return { row, form: { ...row.form, productId }, source: 'web' } as const;
      },
    );
    await keepChanges(
      ctx,
      edited,
      done.map(({ row, form }) => ({
        id: row.id,
        changes: changesBetween(row.form, form),
        merchantId: row.merchant_id,
      })),
    );
    const changed = await asDrafts(ctx, done);
    await writeOrders(ctx, changed);
    await repo.addEvents(
      ctx,
      changed.map((order) => ({
        order,
        step: 'changeProduct',
        actor: 'merchant',
        status: order.status,
      })),
    );
    return outcomesOf(ctx, ids, refusals);
  });
