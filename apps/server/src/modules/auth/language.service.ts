import type { Language } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { sessionsChanged } from './sessions.service.ts';

export const setLanguage = (ctx: Ctx, language: Language) =>
  inTx(ctx, async (ctx) => {
    const userId = ctx.session?.userId as string;
    await ctx.db
      .updateTable('users')
      .set({ language })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .execute();
    await sessionsChanged(ctx, userId);
    return null;
  });
