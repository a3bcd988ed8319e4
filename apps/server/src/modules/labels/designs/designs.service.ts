import {
  type LabelDesign,
  type LabelDesignForm,
  labelDesignsMost,
  labelFields,
  labelMarks,
} from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { ownMerchant } from '../../../platform/ownMerchant.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../../platform/revisions/revisions.ts';
import { deleteKept, restoreKept, type Undoable } from '../../../platform/undo/undo.ts';
import { requireOwnFiles } from '../../files/index.ts';
import * as repo from './designs.repository.ts';

const edited = {
  kind: 'labelDesign',
  table: 'label_designs',
  missing: 'labelDesign.notFound',
} as const satisfies Edited;
const undoable: Undoable = {
  ...edited,
  name: 'name_zh',
  inTheWay: sql`t.name_zh = r.name_zh or t.name_en = r.name_en`,
  chosenIn: 'label_design_id',
};

const formOf = (row: repo.DesignRow): LabelDesignForm => ({
  nameZh: row.name_zh,
  nameEn: row.name_en,
  size: row.size as LabelDesignForm['size'],
  fields: row.fields as LabelDesignForm['fields'],
  marks: row.marks as LabelDesignForm['marks'],
  logo: row.logo,
  logoFile: row.logo_file_id,
});

/** What is shown stands in one order and once, so that the same choice is no change. */
const inOrder = (form: LabelDesignForm): LabelDesignForm => ({
  ...form,
  fields: labelFields.filter((field) => form.fields.includes(field)),
  marks: labelMarks.filter((mark) => form.marks.includes(mark)),
  logoFile: form.logoFile ?? null,
});

/** Only what was brought as a logo is shown as one. */
export const requireLogo = async (ctx: Ctx, { logoFile }: LabelDesignForm) => {
  if (logoFile) await requireOwnFiles(ctx, { keys: [logoFile], purpose: 'tenantLogo' });
};

const nameOf = (ctx: Ctx, { nameZh, nameEn }: LabelDesignForm) =>
  ctx.lang === 'en_US' ? nameEn : nameZh;

/** The tenant's designs, the oldest first. */
export const list = async (ctx: Ctx): Promise<LabelDesign[]> => {
  const [rows, chosen] = await Promise.all([
    repo.all(ctx),
    ctx.merchantId ? repo.chosenBy(ctx, ctx.merchantId) : null,
  ]);
  return rows.map((row) => {
    const form = formOf(row);
    const { id, revision } = row;
    return { ...form, id, revision, name: nameOf(ctx, form), isChosen: id === chosen };
  });
};

export const add = (ctx: Ctx, form: LabelDesignForm) =>
  inTx(ctx, async (ctx) => {
    if ((await repo.lockCount(ctx)) >= labelDesignsMost) {
      refuse('labelDesign.tooMany', { most: labelDesignsMost });
    }
    await requireLogo(ctx, form);
    const id = newId();
    await repo.insert(ctx, id, inOrder(form));
    ctx.trail?.note({ name: form.nameZh });
    return { id };
  });

export const edit = (ctx: Ctx, asked: LabelDesignForm & { id: string; revision: number }) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...form } = asked;
    const before = formOf(await repo.lock(ctx, id));
    const after = inOrder(form);
    if (after.logoFile !== before.logoFile) await requireLogo(ctx, after);
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    await repo.change(ctx, id, after);
    ctx.trail?.note({ name: form.nameZh });
    return saved;
  });

/** Who had chosen it has chosen nothing then: the table says so itself. */
export const remove = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const [name = ''] = await deleteKept(ctx, undoable, [id]);
    ctx.trail?.note({ name });
    return null;
  });

export const restore = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { names, done } = await restoreKept(ctx, undoable, { ids: [id] });
    if ((await repo.lockCount(ctx)) > labelDesignsMost) {
      refuse('labelDesign.tooMany', { most: labelDesignsMost });
    }
    ctx.trail?.note({ name: names[0] ?? '' });
    return done;
  });

export const choose = (ctx: Ctx, designId: string | null) =>
  inTx(ctx, async (ctx) => {
    const design = designId === null ? null : await repo.hold(ctx, designId);
    await repo.choose(ctx, ownMerchant(ctx), designId);
    ctx.trail?.note(design ? { name: design.name_zh } : { as: 'none' });
    return null;
  });

/** By which design each merchant's own-line labels are drawn; who chose none is not in it. */
export const designOf = async (
  ctx: Ctx,
  merchantIds: readonly string[],
): Promise<Map<string, LabelDesignForm>> => {
  if (merchantIds.length === 0) return new Map();
  const rows = await repo.chosenByMany(ctx, [...new Set(merchantIds)]);
  return new Map(rows.map(({ merchant_id, ...row }) => [merchant_id, formOf(row)]));
};

/** A design of the tenant, to draw by. */
export const findDesign = async (ctx: Ctx, id: string): Promise<LabelDesignForm> =>
  formOf(await repo.find(ctx, id));
