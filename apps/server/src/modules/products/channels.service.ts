import type { ChannelForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import * as repo from './channels.repository.ts';
import { changePrices } from './nodes.ts';

const edited: Edited = { kind: 'channel', table: 'channels', missing: 'channel.notFound' };

type Row = Awaited<ReturnType<typeof repo.lock>>;
const formOf = ({ code, carrier, name_zh, name_en }: Row): ChannelForm => ({
  code,
  nameZh: name_zh,
  nameEn: name_en,
  carrier,
});

export const list = async (ctx: Ctx) =>
  (await repo.all(ctx)).map((row) => ({ id: row.id, revision: row.revision, ...formOf(row) }));

export const add = (ctx: Ctx, form: ChannelForm) =>
  inTx(ctx, async (ctx) => {
    const id = newId();
    if (!(await repo.insert(ctx, id, form))) refuse('channel.codeTaken');
    ctx.trail?.note({ code: form.code });
    return { id };
  });

/** Quotes name the channel, so nodes are told. */
export const edit = (ctx: Ctx, asked: ChannelForm & { id: string; revision: number }) =>
  changePrices(ctx, async (ctx) => {
    const { id, revision, ...form } = asked;
    const before = formOf(await repo.lock(ctx, id));
    const saved = await saveRevision(ctx, edited, { id, revision, before, after: form });
    if (await repo.isCodeTaken(ctx, form.code, id)) refuse('channel.codeTaken');
    await repo.change(ctx, id, form);
    ctx.trail?.note({ code: form.code });
    return saved;
  });
