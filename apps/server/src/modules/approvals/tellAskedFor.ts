import type { Ctx } from '../../platform/context.ts';
import { type AskedFor, tellAsked, tellLists } from './approvals.messages.ts';

/** Something was asked for elsewhere that is decided on here. */
export const tellAskedFor = async (ctx: Ctx, asked: AskedFor) => {
  await tellAsked(ctx, asked);
  await tellLists(ctx);
};
