import type { FieldChange } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { type Edited, keepChanges, requireRevision } from '../../platform/revisions/revisions.ts';
import { fieldChanges } from './menuDiff.ts';
import { inTreeOrder, type MenuRow } from './menuRows.ts';

/** An entry of the draft, whose form two people can hold open. */
export const edited: Edited = {
  kind: 'menu',
  table: 'menu_draft_entries',
  missing: 'menu.notFound',
};

/** The draft as a whole: whoever publishes it says what they saw. */
const wholeDraft: Edited = { kind: 'menuDraft', table: 'menu_drafts', missing: 'menu.notFound' };

export const requireDraft = (ctx: Ctx, revision: number) =>
  requireRevision(ctx, wholeDraft, { id: ctx.tenant.id, revision });

/** Whoever looked at the draft before is told of these. */
export const noteInDraft = (ctx: Ctx, changes: readonly FieldChange[]) =>
  keepChanges(ctx, wholeDraft, [{ id: ctx.tenant.id, changes, merchantId: null }]);

/** By which an entry is known in what is kept of changes, in whatever language that is read. */
export const titleOf = ({ name_zh, name_en }: MenuRow) => `${name_zh} · ${name_en}`;

/** Where an entry stands, in words: the parent and the how manieth in it. */
export const placeOf = (rows: readonly MenuRow[], row: MenuRow, at?: number): string => {
  const beside = inTreeOrder(rows).filter((one) => one.parent_id === row.parent_id);
  const parent = rows.find(({ id }) => id === row.parent_id);
  const place = at ?? beside.findIndex(({ id }) => id === row.id);
  return `${parent ? titleOf(parent) : ''} #${place + 1}`.trim();
};

/** The fields that an entry says differently, told of the draft. */
export const fieldsOf = (before: MenuRow, after: MenuRow): FieldChange[] =>
  fieldChanges(before, after).map((change) => ({ ...change, item: titleOf(after) }));
