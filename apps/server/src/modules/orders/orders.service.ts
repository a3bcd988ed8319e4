import {
  OrderForm,
  type OrderOutcome,
  type Parsed,
  type saveDraft,
  type submitOrder,
  type updateProduct,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { ownMerchant } from '../../platform/ownMerchant.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireProduct } from '../rates/sellingProducts.service.ts';
import { boxesOf, stepFrom } from './orderRows.ts';
import * as repo from './orders.repository.ts';
import { summary } from './orders.views.ts';
import { type NamedOrder, nameOrders, type Outcome, type Placed, place } from './placing.ts';
import { requireTaxNumber } from './taxNumbers.service.ts';

/** Saves as much as there is; nothing is quoted or held. */
export const save = (ctx: Ctx, { id, form }: Parsed<typeof saveDraft>['body']) =>
  inTx(ctx, async (ctx) => {
    const merchantId = ownMerchant(ctx);
    const row = id ? await repo.lockOne(ctx, id) : null;
    const to = row ? stepFrom(ctx, row, 'edit') : null;
    if (form.productId) await requireProduct(ctx, form.productId);
    await requireTaxNumber(ctx, form.taxNumberId);
    const [named] = (await nameOrders(ctx, [{ row, form, source: 'web' }])) as [NamedOrder];
    await repo.write(ctx, [
      // What was refused and is edited is a draft again.
      { ...named, status: 'draft', booking: 'none', attempt: row?.attempt ?? 0 },
    ]);
    await repo.dropBoxes(ctx, to ? [named.id] : []);
    await repo.writeBoxes(ctx, merchantId, boxesOf(named, form));
    await repo.addEvents(ctx, [{ order: named, step: 'save', actor: 'merchant', status: 'draft' }]);
    await tell(ctx, { cmd: 'merchant', merchantId });
    ctx.trail?.note({ no: named.order_no });
    return summary(ctx, await repo.find(ctx, named.id));
  });

const only = ([outcome]: Outcome[]) => {
  if (outcome?.refusal) throw outcome.refusal;
  return outcome?.row as repo.OrderRow;
};

export const submit = (ctx: Ctx, asked: Parsed<typeof submitOrder>['body']) =>
  inTx(ctx, async (ctx) => {
    ownMerchant(ctx);
    const { id, form, remoteAgreed, agreedTotal } = asked;
    await requireTaxNumber(ctx, form.taxNumberId);
    const row = id ? await repo.lockOne(ctx, id) : null;
    const placed: Placed = { row, form, source: 'web', remoteAgreed, agreedTotal };
    const order = only(await place(ctx, [placed]));
    ctx.trail?.note({ no: order.order_no });
    return summary(ctx, order);
  });

/** What a call of many answers, in the order in which it was asked. */
export const outcomesOf = async (
  ctx: Ctx,
  ids: readonly string[],
  refusals: ReadonlyMap<string, Refusal>,
): Promise<OrderOutcome[]> => {
  const rows = await repo.findMany(ctx, ids);
  const orders = new Map(
    await Promise.all(rows.map(async (row) => [row.id, await summary(ctx, row)] as const)),
  );
  return ids.map((id) => {
    const refusal = refusals.get(id);
    return {
      id,
      ok: !refusal,
      errorKey: refusal?.key ?? null,
      message: refusal ? words(ctx.lang, `refusal.${refusal.key}`, refusal.params) : '',
      order: orders.get(id) ?? null,
    };
  });
};

export const submitMany = (ctx: Ctx, asked: readonly string[]) =>
  inTx(ctx, async (ctx) => {
    const ids = [...new Set(asked)];
    const rows = await repo.lock(ctx, ids);
    const refusals = new Map<string, Refusal>();
    const orders = rows.flatMap((row): Placed[] => {
      const form = OrderForm.safeParse(row.form);
      if (form.success) return [{ row, form: form.data, source: 'web', remoteAgreed: true }];
      refusals.set(row.id, new Refusal('order.incomplete'));
      return [];
    });
    for (const { id, refusal } of await place(ctx, orders)) if (refusal) refusals.set(id, refusal);
    return outcomesOf(ctx, ids, refusals);
  });

export const changeProduct = (ctx: Ctx, asked: Parsed<typeof updateProduct>['body']) =>
  inTx(ctx, async (ctx) => {
    const { productId } = asked;
    const ids = [...new Set(asked.ids)];
    await requireProduct(ctx, productId);
    const refusals = new Map<string, Refusal>();
    const changed: repo.WrittenOrder[] = [];
    for (const row of await repo.lock(ctx, ids)) {
      try {
        stepFrom(ctx, row, 'changeProduct');
        const form = { ...row.form, productId };
        const [named] = (await nameOrders(ctx, [{ row, form, source: 'web' }])) as [NamedOrder];
        changed.push({ ...named, status: 'draft', booking: 'none', attempt: row.attempt });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusals.set(row.id, error);
      }
    }
    await repo.write(ctx, changed);
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
