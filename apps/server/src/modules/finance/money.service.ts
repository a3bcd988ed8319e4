import type { Ctx } from '../../platform/context.ts';
import { watched } from './balanceAlerts.service.ts';
import * as ledger from './ledger.ts';

export type { Command } from './ledger.ts';

/** The door to the ledger: whoever moves money here also hears when a balance becomes low. */
export const post = (ctx: Ctx, commands: readonly ledger.Command[]): Promise<ledger.Posted[]> =>
  watched(ctx, commands, (ctx) => ledger.post(ctx, commands));

/** Posts one command, or refuses the call: its transaction is undone as a whole. */
export const postOne = (ctx: Ctx, command: ledger.Command): Promise<ledger.Posted> =>
  watched(ctx, [command], (ctx) => ledger.postOne(ctx, command));
