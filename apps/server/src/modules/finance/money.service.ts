import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { watchBalances } from './balanceAlerts.service.ts';
import * as ledger from './ledger.ts';
import { endsOf } from './walletEnds.ts';

export type { Command } from './ledger.ts';

/** The door to the ledger: whoever moves money here also hears when a balance becomes low. */
export const post = (ctx: Ctx, commands: readonly ledger.Command[]): Promise<ledger.Posted[]> =>
  inTx(ctx, async (ctx) => {
    const posted = await ledger.post(ctx, commands);
    await watchBalances(ctx, endsOf(commands, posted));
    return posted;
  });

/** Posts one command, or refuses the call: its transaction is undone as a whole. */
export const postOne = (ctx: Ctx, command: ledger.Command): Promise<ledger.Posted> =>
  inTx(ctx, async (ctx) => {
    const posted = await ledger.postOne(ctx, command);
    await watchBalances(ctx, endsOf([command], [posted]));
    return posted;
  });
