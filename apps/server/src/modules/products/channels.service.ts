import type { ChannelForm } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import * as repo from './channels.repository.ts';
import { changePrices } from './nodes.ts';

export const list = async (ctx: Ctx) =>
  (await repo.all(ctx)).map(({ id, code, carrier, name_zh, name_en }) => ({
    id,
    code,
    nameZh: name_zh,
    nameEn: name_en,
    carrier,
  }));

export const add = (ctx: Ctx, form: ChannelForm) =>
  inTx(ctx, async (ctx) => {
    const id = newId();
    if (!(await repo.insert(ctx, id, form))) refuse('channel.codeTaken');
    ctx.trail?.note({ code: form.code });
    return { id };
  });

/** Quotes name the channel, so nodes are told. */
export const edit = (ctx: Ctx, { id, ...form }: ChannelForm & { id: string }) =>
  changePrices(ctx, async (ctx) => {
    await repo.lock(ctx, id);
    if (await repo.isCodeTaken(ctx, form.code, id)) refuse('channel.codeTaken');
    await repo.change(ctx, id, form);
    ctx.trail?.note({ code: form.code });
    return null;
  });
