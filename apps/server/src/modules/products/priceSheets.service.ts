import type {
  Currency,
  listPriceSheets,
  Parsed,
  PriceSheetForm,
  PriceSheetView,
  PriceVersionView,
  saveVersion,
  VersionLine,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireRevision } from '../../platform/revisions/revisions.ts';
import { changeDraft, editedVersion } from './draftChanges.ts';
import { requireGroup, requireMerchant } from './priceGroups.service.ts';
import * as sheets from './priceSheets.repository.ts';
import * as products from './products.repository.ts';
import { requireList } from './remoteLists.service.ts';
import * as parts from './versionParts.repository.ts';
import * as versions from './versions.repository.ts';

const inLanguage = (ctx: Ctx, zh: string | null, en: string | null) =>
  (ctx.lang === 'en_US' && en ? en : zh) ?? '';

const line = (ctx: Ctx, row: versions.VersionRow): VersionLine => ({
  id: row.id,
  revision: row.revision,
  versionNo: row.version_no,
  status: row.status as VersionLine['status'],
  validFrom: row.valid_from && toWire(row.valid_from, ctx.tenant.zone),
  inForce: row.in_force ?? false,
  note: row.note,
  places: row.places,
  rows: row.rows,
  surcharges: row.surcharges,
  publishedBy: row.realname ?? '',
  publishTime: row.published_at && toWire(row.published_at, ctx.tenant.zone),
});

const view = (
  ctx: Ctx,
  row: sheets.SheetRow,
  own: readonly versions.VersionRow[],
): PriceSheetView => ({
  id: row.id,
  code: row.code,
  productId: row.product_id,
  productName: inLanguage(ctx, row.name_zh, row.name_en),
  currency: row.currency as Currency,
  level: row.level as PriceSheetView['level'],
  groupCode: row.group_code,
  merchantName: inLanguage(ctx, row.merchant_zh, row.merchant_en),
  versions: own.map((version) => line(ctx, version)),
});

export const list = async (ctx: Ctx, filter: Parsed<typeof listPriceSheets>['query']) => {
  const { pageNo, pageSize } = filter;
  const [rows, total] = await Promise.all([sheets.page(ctx, filter), sheets.count(ctx, filter)]);
  const ids = rows.map(({ id }) => id);
  const found = ids.length > 0 ? await versions.ofSheets(ctx, ids, new Date()) : [];
  const bySheet = Map.groupBy(found, ({ sheet_id }) => sheet_id);
  const records = rows.map((row) => view(ctx, row, bySheet.get(row.id) ?? []));
  return { records, total, pageNo, pageSize };
};

export const add = (ctx: Ctx, form: PriceSheetForm) =>
  inTx(ctx, async (ctx) => {
    await products.lock(ctx, form.productId);
    if (form.merchantId) await requireMerchant(ctx, form.merchantId);
    if (form.groupCode) await requireGroup(ctx, form.groupCode);
    const id = newId();
    if (!(await sheets.insert(ctx, id, form))) refuse('priceSheet.codeTaken');
    ctx.trail?.note({ code: form.code });
    return { id };
  });

export const addVersion = (ctx: Ctx, asked: { sheetId: string; copyOf?: string | undefined }) =>
  inTx(ctx, async (ctx) => {
    const { code } = await sheets.requireSheet(ctx, asked.sheetId);
    if (asked.copyOf) await versions.find(ctx, asked.copyOf, new Date());
    const id = newId();
    if (!(await versions.insert(ctx, id, asked.sheetId))) refuse('priceSheet.hasDraft');
    if (asked.copyOf) await versions.copyParts(ctx, asked.copyOf, id);
    ctx.trail?.note({ code });
    return { id };
  });

export const dropVersion = (ctx: Ctx, id: string) =>
  inTx(ctx, async (ctx) => {
    const { sheet_id, version_no } = await versions.lockDraft(ctx, id);
    const { code } = await sheets.requireSheet(ctx, sheet_id);
    await versions.remove(ctx, id);
    ctx.trail?.note({ code, no: version_no });
    return null;
  });

export const readVersion = async (ctx: Ctx, id: string): Promise<PriceVersionView> => {
  const row = await versions.find(ctx, id, new Date());
  const own = (await parts.readParts(ctx, [id])).get(id) as parts.Parts;
  return {
    ...line(ctx, row),
    sheetId: row.sheet_id,
    sheetCode: row.sheet_code,
    productId: row.product_id,
    productName: inLanguage(ctx, row.name_zh, row.name_en),
    currency: row.currency as Currency,
    remoteListId: row.remote_list_id,
    zonePlaces: own.zonePlaces,
    priceRows: own.priceRows,
    surchargeList: own.surcharges,
    inForceVersion: await versions.inForce(ctx, row.sheet_id, new Date()),
  };
};

const isRepeated = (keys: readonly string[]) => new Set(keys).size < keys.length;

type Saved = Parsed<typeof saveVersion>['body'];

/** Places alike, bands that begin alike and surcharges of one code can't be told apart. */
const requireDistinct = ({ zonePlaces = [], priceRows = [], surchargeList = [] }: Saved) => {
  const places = zonePlaces.map((p) => `${p.countryCode} ${p.postFrom ?? ''} ${p.postTo ?? ''}`);
  const rows = priceRows.map(
    ({ zone, goodsType = '', fromKg }) => `${zone} ${goodsType} ${fromKg}`,
  );
  const codes = surchargeList.map(({ code }) => code);
  if ([places, rows, codes].some(isRepeated)) refuse('priceVersion.repeated');
};

export const save = (ctx: Ctx, form: Saved) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, note, remoteListId, zonePlaces, priceRows, surchargeList } = form;
    const { sheet_id, version_no } = await versions.lockDraft(ctx, id);
    await requireRevision(ctx, editedVersion, { id, revision });
    const { code } = await sheets.requireSheet(ctx, sheet_id);
    requireDistinct(form);
    if (remoteListId) await requireList(ctx, remoteListId);
    const own = {
      ...(note !== undefined && { note }),
      ...(remoteListId !== undefined && { remote_list_id: remoteListId }),
    };
    const changed = await changeDraft(ctx, id, async () => {
      if (Object.keys(own).length > 0) await versions.change(ctx, id, own);
      if (zonePlaces) await parts.replacePlaces(ctx, id, zonePlaces);
      if (priceRows) await parts.replaceRows(ctx, id, priceRows);
      if (surchargeList) await parts.replaceSurcharges(ctx, id, surchargeList);
    });
    ctx.trail?.note({ code, no: version_no });
    return { revision: changed > 0 ? revision + 1 : revision };
  });
