import type { Language } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeSessionsOf } from './sessions.service.ts';

export const setLanguage = async (ctx: Ctx, language: Language) => {
  const { userId } = ctx.session ?? refuse('session.over');
  await changeSessionsOf(ctx, userId, (ctx) =>
    ctx.db
      .updateTable('users')
      .set({ language })
      .where('tenant_id', '=', ctx.tenant.id)
      .where('id', '=', userId)
      .execute(),
  );
  return null;
};
