import type { Currency } from '@alpaca/contract';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { byKey } from '../../platform/db/statements.ts';
import { inTx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';

/** What a charge is for. */
export const chargeKinds = [
  'freight',
  'surcharge',
  'duty',
  'insurance',
  'adjustment',
  'return',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export interface ChargeLine {
  kind: ChargeKind;
  minor: bigint;
}

interface Base {
  /** Names the business event: posted again, it changes nothing and gets the first answer. */
  key: string;
  merchantId: string;
  currency: Currency;
  /** What the money is for, such as an order or a cost change. */
  subjectId?: string;
  note?: string;
}
type Lines = { subjectId: string; lines: readonly ChargeLine[] };

/** `below`: the wallet may go under its floor, as by a debit that was announced. */
export type Command =
  | (Base & { op: 'hold'; holdId: string; minor: bigint })
  | (Base & Lines & { op: 'capture'; holdId: string; below?: boolean })
  | (Base & { op: 'release'; holdId: string; minor: bigint })
  | (Base & Lines & { op: 'charge'; below?: boolean })
  | (Base & Lines & { op: 'refund' | 'absorb' })
  | (Base & { op: 'adjust' | 'topUp' | 'exchangeOut' | 'exchangeIn'; minor: bigint })
  | (Base & { op: 'compensate' | 'collect' | 'makeGood'; subjectId: string; minor: bigint })
  | (Base & { op: 'codFee'; subjectId: string; minor: bigint; below: true });

export type RefusedBy =
  | 'tooLow'
  | 'noHold'
  | 'holdResolved'
  | 'alreadyCharged'
  | 'overRefund'
  | 'otherContent'
  | 'malformed';

export interface Posted {
  outcome: 'done' | 'replayed' | 'refused';
  reason: RefusedBy | null;
  transferId: string | null;
  walletMinor: bigint;
  heldMinor: bigint;
}

/** A command as the database reads it, with who gave it. */
export type Wire = ReturnType<typeof wire>;

export const wire = (ctx: Ctx, command: Command) => ({
  op: command.op,
  id: newId(),
  key: command.key,
  merchant: command.merchantId,
  currency: command.currency,
  amount: 'minor' in command ? String(command.minor) : undefined,
  hold: 'holdId' in command ? command.holdId : undefined,
  subject: command.subjectId,
  lines:
    'lines' in command
      ? command.lines.map(({ kind, minor }) => ({ kind, amount: String(minor) }))
      : undefined,
  below: 'below' in command ? command.below : undefined,
  note: command.note,
  by_user: ctx.session?.userId,
});

interface Row {
  at: number;
  outcome: Posted['outcome'];
  reason: RefusedBy | null;
  transfer_id: string | null;
  wallet_minor: bigint;
  held_minor: bigint;
}

export const send = (ctx: Ctx, wires: readonly Wire[]): Promise<Posted[]> =>
  inTx(ctx, async (ctx) => {
    const { rows } =
      await sql<Row>`${byKey} select * from alpaca.post_ledger(${JSON.stringify(wires)}::jsonb)`.execute(
        ctx.db,
      );
    const posted: Posted[] = [];
    for (const row of rows) {
      posted[row.at - 1] = {
        outcome: row.outcome,
        reason: row.reason,
        transferId: row.transfer_id,
        walletMinor: row.wallet_minor,
        heldMinor: row.held_minor,
      };
    }
    return posted;
  });

/**
 * Posts the commands in one round trip, in the caller's transaction: each wholly or not at all, in
 * their order within a wallet. What is refused leaves the others standing; the caller decides.
 */
export const post = (ctx: Ctx, commands: readonly Command[]): Promise<Posted[]> =>
  send(
    ctx,
    commands.map((command) => wire(ctx, command)),
  );

const refusalOf = {
  tooLow: 'wallet.tooLow',
  holdResolved: 'hold.resolved',
  alreadyCharged: 'charge.already',
  overRefund: 'refund.tooMuch',
} as const;

/** Posts one command, or refuses the call: its transaction is undone as a whole. */
export const postOne = async (ctx: Ctx, command: Command): Promise<Posted> => {
  const [posted] = await post(ctx, [command]);
  if (!posted) throw new Error('the ledger did not answer');
  if (posted.outcome !== 'refused') return posted;
  const { reason } = posted;
  if (reason && reason in refusalOf) return refuse(refusalOf[reason as keyof typeof refusalOf]);
  throw new Error(`the ledger refused ${command.op}: ${reason}`);
};
