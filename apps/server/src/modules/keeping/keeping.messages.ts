import type { MessageKind } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith, usersOf } from '../auth/index.ts';

export const tellMerchant = async (
  ctx: Ctx,
  merchantId: string,
  kind: MessageKind,
  vars: Record<string, string> = {},
) => raiseMessage(ctx, { kind, userIds: await usersOf(ctx, merchantId), vars });

export const tellStaff = async (ctx: Ctx, kind: MessageKind, vars: Record<string, string>) =>
  raiseMessage(ctx, { kind, userIds: await staffWith(ctx, 'system:keeping'), vars });
