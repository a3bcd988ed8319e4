import {
  type addMenu,
  type deleteMenu,
  type editMenu,
  firstRevision,
  type MenuDraft,
  type MenuForm,
  menusMost,
  type moveMenu,
  type Parsed,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireRevision, saveRevision } from '../../platform/revisions/revisions.ts';
import { edited, fieldsOf, noteInDraft, placeOf, titleOf } from './draftChanges.ts';
import { menuChanges, statesOf } from './menuDiff.ts';
import {
  belowOf,
  columnsOf,
  type DraftRow,
  formOf,
  inTreeOrder,
  type MenuRow,
  typeOf,
} from './menuRows.ts';
import { requireForm, requirePlace } from './menuRules.ts';
import * as repo from './menus.repository.ts';
import { requireNoRules } from './noRules.ts';
import * as versions from './versions.repository.ts';

const namedFor =
  ({ lang }: Ctx) =>
  ({ name_zh, name_en }: MenuRow) =>
    lang === 'en_US' ? name_en : name_zh;

export const list = async (ctx: Ctx): Promise<MenuDraft> => {
  const [revision, rows, before, latest] = await Promise.all([
    repo.draftRevision(ctx),
    repo.draft(ctx),
    repo.published(ctx),
    versions.latest(ctx),
  ]);
  const changes = menuChanges(before, rows);
  const states = statesOf(changes);
  return {
    revision,
    version: latest.version,
    publishedAt: toWire(latest.at, ctx.tenant.zone),
    publishedBy: latest.by_name,
    changes: new Set(changes.map(({ id }) => id)).size,
    entries: inTreeOrder(rows).map((row) => ({
      ...formOf(row),
      id: row.id,
      revision: row.revision,
      parentId: row.parent_id,
      path: row.path,
      name: ctx.lang === 'en_US' ? row.name_en : row.name_zh,
      state: states.get(row.id) ?? 'same',
    })),
  };
};

/** A page has its own path, wherever it stands; a group or a link is found by its id. */
const pathFor = async (ctx: Ctx, id: string, { type, component }: MenuForm): Promise<string> => {
  if (type === 'button') return '';
  if (type === 'page')
    return (await versions.pathOf(ctx, component as string)) ?? refuse('menu.pageUnknown');
  return `/menu/${id}`;
};

/** The last of its parent. */
export const add = (ctx: Ctx, { parentId, ...form }: Parsed<typeof addMenu>['body']) =>
  inTx(ctx, async (ctx) => {
    await repo.lockDraft(ctx);
    const rows = await repo.draft(ctx);
    if (rows.length >= menusMost) refuse('menu.tooMany', { most: menusMost });
    requireForm(form, { others: rows, named: namedFor(ctx) });
    requirePlace(rows, { type: form.type, parentId });
    const id = newId();
    const isLink = form.type === 'link';
    const row: DraftRow = {
      ...columnsOf(form),
      id,
      parent_id: parentId,
      type: isLink ? 'page' : form.type,
      is_external: isLink,
      key: `own.${id}`,
      path: await pathFor(ctx, id, form),
      sort: 1 + Math.max(-1, ...rows.filter((r) => r.parent_id === parentId).map((r) => r.sort)),
      revision: firstRevision,
    };
    await repo.insert(ctx, [row]);
    await noteInDraft(ctx, [{ field: 'entry', item: titleOf(row), from: null, to: titleOf(row) }]);
    ctx.trail?.note({ name: form.nameZh });
    return { id };
  });

export const edit = (ctx: Ctx, asked: Parsed<typeof editMenu>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...form } = asked;
    await repo.lockDraft(ctx);
    const rows = await repo.draft(ctx);
    const row = repo.find(rows, id);
    if (typeOf(row) !== form.type) refuse('menu.typeFixed');
    const values = columnsOf(form);
    const after = { ...row, ...values };
    const before = formOf(row);
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: formOf(after) });
    requireForm(form, {
      others: rows.filter((one) => one.id !== id),
      named: namedFor(ctx),
    });
    // Another page has another path.
    const moves = row.component !== values.component;
    const path = moves ? await pathFor(ctx, id, form) : row.path;
    await repo.change(ctx, id, { ...values, path });
    await noteInDraft(ctx, fieldsOf(row, after));
    ctx.trail?.note({ name: form.nameZh });
    return saved;
  });

export const move = (ctx: Ctx, asked: Parsed<typeof moveMenu>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, parentId, beforeId } = asked;
    await repo.lockDraft(ctx);
    const rows = await repo.draft(ctx);
    const row = repo.find(rows, id);
    if (beforeId !== null) repo.find(rows, beforeId);
    requirePlace(rows, { id, type: typeOf(row), parentId });
    const others = inTreeOrder(rows).filter((one) => one.parent_id === parentId && one.id !== id);
    const at = others.findIndex((one) => one.id === beforeId);
    const place = at < 0 ? others.length : at;
    const ordered = [...others.slice(0, place), row, ...others.slice(place)];
    const was = placeOf(rows, row);
    const is = placeOf(rows, { ...row, parent_id: parentId }, place);
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: { place: was },
      after: { place: is },
    });
    await repo.change(ctx, id, { parent_id: parentId });
    await repo.order(
      ctx,
      ordered.map((one) => one.id),
    );
    if (was !== is)
      await noteInDraft(ctx, [{ field: 'place', item: titleOf(row), from: was, to: is }]);
    ctx.trail?.note({ name: row.name_zh });
    return saved;
  });

export const remove = (ctx: Ctx, { id, revision }: Parsed<typeof deleteMenu>['body']) =>
  inTx(ctx, async (ctx) => {
    await repo.lockDraft(ctx);
    const rows = await repo.draft(ctx);
    const row = repo.find(rows, id);
    await requireRevision(ctx, edited, { id, revision });
    const gone = [row, ...belowOf(rows, id)];
    await requireNoRules(ctx, gone);
    await repo.remove(ctx, [id]);
    await noteInDraft(
      ctx,
      gone.map((one) => ({ field: 'entry', item: titleOf(one), from: titleOf(one), to: null })),
    );
    ctx.trail?.note({ name: row.name_zh, count: gone.length });
    return { count: gone.length };
  });
