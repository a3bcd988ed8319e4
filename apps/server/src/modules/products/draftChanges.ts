import type { PriceRow, ZonePlace } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { changesBetween, type ItemNames } from '../../platform/revisions/changes.ts';
import { type Edited, keepChanges } from '../../platform/revisions/revisions.ts';
import { type Parts, readParts } from './versionParts.repository.ts';

export const editedVersion: Edited = {
  kind: 'priceVersion',
  table: 'price_versions',
  missing: 'priceVersion.notFound',
};

export const placeName = ({ countryCode, postFrom, postTo }: ZonePlace) =>
  postFrom ? `${countryCode} ${postFrom}–${postTo}` : countryCode;

// By what tells two rows of a version apart: where a band ends may change.
const rowName = ({ zone, goodsType, fromKg }: PriceRow) =>
  [zone, ...(goodsType ? [goodsType] : []), `> ${fromKg} kg`].join(' · ');

const names: ItemNames = {
  zonePlaces: placeName,
  priceRows: rowName,
  surchargeList: ({ code }: { code: string }) => code,
};

interface Own {
  note: string;
  remoteListId: string | null;
}

const stateOf = async (ctx: Ctx, id: string): Promise<Parts & Own> => {
  const own = await ctx.db
    .selectFrom('price_versions')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', id)
    .select(['note', 'remote_list_id as remoteListId'])
    .executeTakeFirstOrThrow();
  return { ...own, ...((await readParts(ctx, [id])).get(id) as Parts) };
};

const told = ({ surcharges, ...rest }: Parts & Own) => ({ ...rest, surchargeList: surcharges });

/**
 * Changes a draft that the transaction holds, and writes down what came of it: as it reads in the
 * tables before and after, since `98` and `98.00` are one price. Gives back how many fields changed.
 */
export const changeDraft = async (
  ctx: Ctx,
  id: string,
  change: () => Promise<unknown>,
  userId?: string,
): Promise<number> => {
  const before = await stateOf(ctx, id);
  await change();
  const changes = changesBetween(told(before), told(await stateOf(ctx, id)), names);
  await keepChanges(ctx, editedVersion, [{ id, changes }], userId);
  return changes.length;
};
