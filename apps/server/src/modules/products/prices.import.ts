import {
  goodsTypes,
  PriceRow,
  postRangeIssues,
  priceRowIssues,
  RemoteAreaRow,
  toGrams,
  ZonePlace,
  zonePlaceIssues,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import { countryOptions, type ImportKind, type Option } from '../imports/index.ts';
import { changeDraft } from './draftChanges.ts';
import { addRevision, latestSizes } from './remoteLists.service.ts';
import { mergeParts, placeColumns, rowColumns } from './versionParts.repository.ts';
import { lockDraft } from './versions.repository.ts';

const goodsTypeOptions: readonly Option[] = goodsTypes.map((value) => ({
  value,
  zh: words('zh_CN', `goodsType.${value}`),
  en: words('en_US', `goodsType.${value}`),
}));

/** Rows go into a draft; it may have been published or dropped since the sheet was read. */
const intoDraft = async (
  ctx: Ctx,
  versionId: string | null,
  { count, userId }: { count: number; userId: string },
  merge: (versionId: string) => Promise<unknown>,
) => {
  try {
    await lockDraft(ctx, versionId ?? '');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { key } = error;
    return Array.from({ length: count }, (_, index) => ({ index, key }));
  }
  const id = versionId as string;
  await changeDraft(ctx, id, () => merge(id), userId);
  return [];
};

const admit = async (ctx: Ctx, target: string | undefined) =>
  lockDraft(ctx, target ?? refuse('priceVersion.notFound'));

/** Price rows into a draft; one of the same zone, goods type and lower weight takes the other's place. */
export const priceRowImport: ImportKind = {
  name: 'priceRow',
  schema: PriceRow,
  titles: 'priceRowField',
  options: async () => ({ goodsType: goodsTypeOptions }),
  across: priceRowIssues,
  key: ({ zone, goodsType, fromKg }: PriceRow) => `${zone} ${goodsType ?? ''} ${toGrams(fromKg)}`,
  admit,
  commit: (ctx, rows: PriceRow[], { targetId, userId }) =>
    intoDraft(ctx, targetId, { count: rows.length, userId }, (id) =>
      mergeParts(ctx, 'price_rows', id, rows.map(rowColumns)),
    ),
};

/** Places of zones into a draft; the same place takes the other's place. */
export const zonePlaceImport: ImportKind = {
  name: 'zonePlace',
  schema: ZonePlace,
  titles: 'zonePlaceField',
  options: async () => ({ countryCode: countryOptions }),
  across: zonePlaceIssues,
  key: ({ countryCode, postFrom = '', postTo = '' }: ZonePlace) =>
    `${countryCode} ${postFrom} ${postTo}`,
  admit,
  commit: (ctx, places: ZonePlace[], { targetId, userId }) =>
    intoDraft(ctx, targetId, { count: places.length, userId }, (id) =>
      mergeParts(ctx, 'zone_places', id, places.map(placeColumns)),
    ),
};

/** Areas of remote lists: all rows of one code together are the list's next revision. */
export const remoteAreaImport: ImportKind = {
  name: 'remoteArea',
  schema: RemoteAreaRow,
  titles: 'remoteAreaField',
  options: async () => ({ countryCode: countryOptions }),
  across: postRangeIssues,
  key: ({ code, countryCode, postFrom, postTo }: RemoteAreaRow) =>
    `${code} ${countryCode} ${postFrom} ${postTo}`,
  replaces: { field: 'code', sizes: latestSizes },
  // A revision never changes, so none is begun before all rows are known.
  commit: async () => [],
  end: async (ctx, rows: RemoteAreaRow[], { userId }) => {
    const byList = Map.groupBy(rows, ({ code }) => code);
    for (const [code, its] of byList) {
      const areas = its.map(({ code: _, ...area }) => area);
      await addRevision(ctx, { code, areas }, userId);
    }
  },
};
