import type {
  addPaymentCode,
  editPaymentCode,
  Parsed,
  PaymentCode,
  PaymentCodeForm,
} from '@alpaca/contract';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import * as shown from '../../../platform/db/shownRows.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../../platform/revisions/revisions.ts';
import { requirePicture } from '../../files/index.ts';

const edited: Edited = {
  kind: 'paymentCode',
  table: 'payment_codes',
  missing: 'paymentCode.notFound',
};

const purpose = 'paymentCode';

const table = 'payment_codes';
type Row = Selectable<DB[typeof table]>;

const formOf = (row: Row): PaymentCodeForm => ({
  payMethod: row.pay_method as PaymentCodeForm['payMethod'],
  owner: row.owner,
  currency: row.currency as PaymentCodeForm['currency'],
  image: row.image_url,
  isShown: row.is_shown,
});

const rowOf = ({ payMethod, image, isShown, ...form }: PaymentCodeForm) => ({
  ...form,
  pay_method: payMethod,
  image_url: image,
  is_shown: isShown,
});

export const list = async (ctx: Ctx): Promise<PaymentCode[]> =>
  (await shown.all(ctx, table)).map((row) => ({
    id: row.id,
    revision: row.revision,
    ...formOf(row),
  }));

export const add = (ctx: Ctx, form: Parsed<typeof addPaymentCode>['body']) =>
  inTx(ctx, async (ctx) => {
    await requirePicture(ctx, { image: form.image, purpose });
    const added = await shown.add(ctx, table, rowOf(form));
    ctx.trail?.note({ name: form.owner });
    return added;
  });

export const edit = (ctx: Ctx, body: Parsed<typeof editPaymentCode>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...after } = body;
    const row = await shown.find(ctx, table, id);
    const before = formOf(row ?? refuse('paymentCode.notFound'));
    await requirePicture(ctx, { image: after.image, before: before.image, purpose });
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    await shown.set(ctx, table, id, { ...rowOf(after), changed_at: new Date() });
    ctx.trail?.note({ name: after.owner });
    return saved;
  });
