import type { Advert, AdvertForm, addAdvert, editAdvert, Parsed } from '@alpaca/contract';
import type { Selectable } from 'kysely';
import { fromWire, toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import * as shown from '../../platform/db/shownRows.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { requirePicture } from '../files/index.ts';

const edited: Edited = { kind: 'advert', table: 'adverts', missing: 'advert.notFound' };
const purpose = 'advert';

const table = 'adverts';
type Row = Selectable<DB[typeof table]>;

const stateOf = ({ is_shown, valid_from, valid_to }: Row, now: Date): Advert['state'] => {
  if (!is_shown) return 'ended';
  if (valid_to && valid_to <= now) return 'over';
  return valid_from && valid_from > now ? 'coming' : 'running';
};

const formOf = (ctx: Ctx, row: Row) => ({
  titleZh: row.title_zh,
  titleEn: row.title_en,
  textZh: row.text_zh,
  textEn: row.text_en,
  image: row.image_url,
  linkUrl: row.link_url,
  validFrom: row.valid_from && toWire(row.valid_from, ctx.tenant.zone),
  validTo: row.valid_to && toWire(row.valid_to, ctx.tenant.zone),
  isShown: row.is_shown,
});

const rowOf = (ctx: Ctx, form: AdvertForm) => ({
  title_zh: form.titleZh,
  title_en: form.titleEn,
  text_zh: form.textZh ?? '',
  text_en: form.textEn ?? '',
  image_url: form.image,
  link_url: form.linkUrl ?? '',
  valid_from: form.validFrom && fromWire(form.validFrom, ctx.tenant.zone),
  valid_to: form.validTo && fromWire(form.validTo, ctx.tenant.zone),
  is_shown: form.isShown,
});

export const list = async (ctx: Ctx): Promise<Advert[]> => {
  const now = new Date();
  return (await shown.all(ctx, table)).map((row) => ({
    id: row.id,
    revision: row.revision,
    ...formOf(ctx, row),
    state: stateOf(row, now),
  }));
};

export const add = (ctx: Ctx, form: Parsed<typeof addAdvert>['body']) =>
  inTx(ctx, async (ctx) => {
    await requirePicture(ctx, { image: form.image, purpose });
    const added = await shown.add(ctx, table, rowOf(ctx, form));
    ctx.trail?.note({ name: form.titleZh });
    return added;
  });

export const edit = (ctx: Ctx, body: Parsed<typeof editAdvert>['body']) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...after } = body;
    const row = await shown.find(ctx, table, id);
    const before = formOf(ctx, row ?? refuse('advert.notFound'));
    await requirePicture(ctx, { image: after.image, before: before.image, purpose });
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    await shown.set(ctx, table, id, rowOf(ctx, after));
    ctx.trail?.note({ name: after.titleZh });
    return saved;
  });
