import type { MessageKind } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { raiseMessage } from '../announcements/index.ts';
import { staffWith } from '../auth/index.ts';

export const tellStaff = async (ctx: Ctx, kind: MessageKind, vars: Record<string, string>) =>
  raiseMessage(ctx, { kind, userIds: await staffWith(ctx, 'system:keeping'), vars });
