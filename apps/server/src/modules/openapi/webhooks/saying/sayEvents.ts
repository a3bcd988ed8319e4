import type { Ctx } from '../../../../platform/context.ts';
import { inTx } from '../../../../platform/db/tx.ts';
import { eventBody } from './eventBody.ts';
import * as repo from './notes.repository.ts';

const atOnce = 500;

const countsOf = (notes: readonly repo.Note[]) => {
  const counts = new Map<string, number>();
  for (const { merchant_id } of notes) counts.set(merchant_id, (counts.get(merchant_id) ?? 0) + 1);
  return counts;
};

/** Gives each note its number, in the order in which they were noted. */
const numbered = async (ctx: Ctx, notes: readonly repo.Note[]) => {
  const counts = countsOf(notes);
  const next = new Map<string, number>();
  for (const [merchantId, last] of await repo.takeNumbers(ctx, counts)) {
    next.set(merchantId, last - (counts.get(merchantId) ?? 0) + 1);
  }
  return notes.map((note) => {
    const sequence = next.get(note.merchant_id) as number;
    next.set(note.merchant_id, sequence + 1);
    return { note, sequence };
  });
};

/** Says some of what was noted, and puts it on the way to whoever wishes to hear of it; whether there was any. */
export const sayEvents = (ctx: Ctx): Promise<boolean> =>
  inTx(ctx, async (ctx) => {
    const notes = await repo.takeNotes(ctx, atOnce);
    if (notes.length === 0) return false;
    // First the numbers, then the state: so a higher number never tells an older state.
    const events = await numbered(ctx, notes);
    const parcels = await repo.parcelsOf(
      ctx,
      notes.flatMap(({ order_id }) => order_id ?? []),
    );
    const ofWallets = notes.filter(({ type }) => type === 'balance.changed');
    const balances = await repo.balancesOf(
      ctx,
      ofWallets.map((note) => note.merchant_id),
    );
    const said = events.map(({ note, sequence }) => {
      const now = {
        parcel: parcels.get(note.order_id ?? ''),
        balance: balances.get(repo.walletKey(note.merchant_id, note.currency)),
      };
      return { id: note.id, sequence, body: eventBody(note, now, sequence) };
    });
    await repo.writeSaid(ctx, said);
    const merchantIds = [...new Set(notes.map((note) => note.merchant_id))];
    await repo.addDeliveries(
      ctx,
      merchantIds,
      said.map(({ id }) => id),
    );
    return true;
  });
