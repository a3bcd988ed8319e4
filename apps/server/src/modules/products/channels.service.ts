import type { ChannelForm, ChannelView } from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { isSameSetUp, requireSound } from './channels/adapters.service.ts';
import { answeredAt } from './channels/tries.repository.ts';
import * as repo from './channels.repository.ts';
import { changePrices } from './nodes.ts';

const edited: Edited = { kind: 'channel', table: 'channels', missing: 'channel.notFound' };

type Row = Awaited<ReturnType<typeof repo.lock>>;
const formOf = ({ code, carrier, name_zh, name_en, adapter, settings }: Row): ChannelForm => ({
  code,
  nameZh: name_zh,
  nameEn: name_en,
  carrier,
  adapter: adapter as ChannelForm['adapter'],
  settings: settings as ChannelForm['settings'],
});

export const list = async (ctx: Ctx): Promise<ChannelView[]> => {
  const [rows, onSale] = await Promise.all([repo.all(ctx), repo.onSaleCounts(ctx)]);
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    ...formOf(row),
    status: row.status as ChannelView['status'],
    answeredAt: row.answered_at && toWire(row.answered_at, ctx.tenant.zone),
    onSale: onSale.get(row.id) ?? 0,
  }));
};

type Asked = ChannelForm & { evenUntried?: boolean | undefined };

/** When the carrier answered for these settings; refused where nobody tried them and nobody says so. */
const triedAt = async (ctx: Ctx, { adapter, settings, evenUntried }: Asked) => {
  const at = await answeredAt(ctx, { adapter, settings });
  return at ?? (evenUntried ? null : refuse('channel.untried'));
};

const sound = async (ctx: Ctx, { evenUntried: _, ...form }: Asked): Promise<ChannelForm> => ({
  ...form,
  settings: await requireSound(ctx, form),
});

export const add = (ctx: Ctx, asked: Asked) =>
  inTx(ctx, async (ctx) => {
    const form = await sound(ctx, asked);
    const id = newId();
    const at = await triedAt(ctx, { ...asked, ...form });
    if (!(await repo.insert(ctx, id, form, at))) refuse('channel.codeTaken');
    ctx.trail?.note({ code: form.code });
    return { id };
  });

/** Quotes name the channel, so nodes are told. */
export const edit = (ctx: Ctx, asked: Asked & { id: string; revision: number }) =>
  changePrices(ctx, async (ctx) => {
    const { id, revision, ...rest } = asked;
    const row = await repo.lock(ctx, id);
    const before = formOf(row);
    const form = await sound(ctx, rest);
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: form });
    if (await repo.isCodeTaken(ctx, form.code, id)) refuse('channel.codeTaken');
    const at = isSameSetUp(before, form)
      ? row.answered_at
      : await triedAt(ctx, { ...rest, ...form });
    await repo.change(ctx, id, form, at);
    ctx.trail?.note({ code: form.code });
    return saved;
  });

/** The products on sale that go over a channel. */
export const productsOver = async (ctx: Ctx, id: string) => {
  await repo.requireChannel(ctx, id);
  const rows = await repo.onSaleOver(ctx, id);
  const isEnglish = ctx.lang === 'en_US';
  return rows.map(({ id, code, name_zh, name_en }) => ({
    id,
    code,
    name: isEnglish ? name_en : name_zh,
  }));
};

interface Status {
  id: string;
  revision: number;
  status: ChannelView['status'];
  productIds: string[];
}

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  new Set([...some, ...others]).size === new Set(some).size && some.length === others.length;

/** What is not carried any more is not sold any more: all that the caller was shown, and nothing else. */
export const setStatus = (ctx: Ctx, { id, revision, status, productIds }: Status) =>
  changePrices(ctx, async (ctx) => {
    const row = await repo.lock(ctx, id);
    const [before, after] = [{ status: row.status }, { status }];
    const saved = await saveRevision(ctx, edited, { id, revision, before, after });
    if (status === 'stopped') {
      const onSale = (await repo.onSaleOver(ctx, id)).map((product) => product.id);
      if (!isSameSet(onSale, productIds)) refuse('channel.productsChanged');
      await repo.stopProducts(ctx, id);
    }
    await repo.setStatus(ctx, id, status);
    ctx.trail?.note({ as: status, code: row.code });
    return saved;
  });
