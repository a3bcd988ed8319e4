import {
  type listOpsProducts,
  type Parsed,
  type ProductForm,
  type ProductView,
  printSetLines,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { requireChannel } from './channels.repository.ts';
import { priceText } from './figures.ts';
import { changePrices } from './nodes.ts';
import * as repo from './products.repository.ts';

const inLanguage = (ctx: Ctx, zh: string, en: string) => (ctx.lang === 'en_US' ? en : zh);

/** In what order things are printed is a part of the change too: the set is told as a whole. */
const told = (form: ProductForm) => ({ ...form, printSet: printSetLines(form.printSet) });

const edited: Edited = { kind: 'product', table: 'products', missing: 'product.notFound' };

const formOf = (row: Awaited<ReturnType<typeof repo.lock>>): ProductForm => ({
  code: row.code,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  channelId: row.channel_id,
  transitDaysMin: row.transit_days_min,
  transitDaysMax: row.transit_days_max,
  voidHours: row.void_hours,
  returnHandling: priceText(row.return_handling),
  returnFee: priceText(row.return_fee),
  origins: row.origins as ProductView['origins'],
  dutyTerms: row.duty_terms as ProductView['dutyTerms'],
  labelAt: row.label_at as ProductView['labelAt'],
  printSet: row.print_set as ProductView['printSet'],
  restrictionsZh: row.restrictions_zh,
  restrictionsEn: row.restrictions_en,
  terms: row.terms as ProductView['terms'],
});

const view = (ctx: Ctx, row: repo.ProductRow): ProductView => ({
  ...formOf(row),
  id: row.id,
  revision: row.revision,
  channelName: inLanguage(ctx, row.channel_zh, row.channel_en),
  status: row.status as ProductView['status'],
  termsPending: row.terms_pending,
  sheetCount: Number(row.sheet_count),
});

export const list = async (ctx: Ctx, filter: Parsed<typeof listOpsProducts>['query']) => {
  const [rows, total] = await Promise.all([
    repo.page(ctx, filter, new Date()),
    repo.count(ctx, filter),
  ]);
  const { pageNo, pageSize } = filter;
  return { records: rows.map((row) => view(ctx, row)), total, pageNo, pageSize };
};

export const read = async (ctx: Ctx, id: string) => view(ctx, await repo.find(ctx, id, new Date()));

export const add = (ctx: Ctx, form: ProductForm) =>
  inTx(ctx, async (ctx) => {
    await requireChannel(ctx, form.channelId);
    const id = newId();
    if (!(await repo.insert(ctx, id, form))) refuse('product.codeTaken');
    ctx.trail?.note({ code: form.code });
    return { id };
  });

// A price is the same however many zeros it is written with.
const pricesIn = ({ returnHandling, returnFee }: ProductForm) => ({
  returnHandling: priceText(returnHandling),
  returnFee: priceText(returnFee),
});

export const edit = (ctx: Ctx, asked: ProductForm & { id: string; revision: number }) =>
  changePrices(ctx, async (ctx) => {
    const { id, revision, ...form } = asked;
    const row = await repo.lock(ctx, id);
    const before = told(formOf(row));
    const after = told({ ...form, ...pricesIn(form) });
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    const channel = await requireChannel(ctx, form.channelId);
    if (row.status === 'onSale' && channel.status === 'stopped') refuse('channel.stopped');
    if (await repo.isCodeTaken(ctx, form.code, id)) refuse('product.codeTaken');
    await repo.change(ctx, id, form);
    ctx.trail?.note({ code: form.code });
    return saved;
  });

export const setStatus = (ctx: Ctx, asked: { id: string; status: ProductView['status'] }) =>
  changePrices(ctx, async (ctx) => {
    const { code, channel_id } = await repo.lock(ctx, asked.id);
    const isSold = asked.status === 'onSale';
    const channel = await requireChannel(ctx, channel_id);
    if (isSold && channel.status === 'stopped') refuse('channel.stopped');
    if (isSold && !(await repo.hasPrice(ctx, asked.id, new Date()))) refuse('product.noPrice');
    await repo.setStatus(ctx, asked.id, asked.status);
    ctx.trail?.note({ as: asked.status, code });
    return null;
  });
