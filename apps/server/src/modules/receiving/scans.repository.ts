import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { sentTogether } from '../../platform/db/sentTogether.ts';
import { byKey } from '../../platform/db/statements.ts';
import { refuse } from '../../platform/refusal.ts';

/** What a station sent, in short: another content under the same id is no repetition. */
const digestOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest();

/** What a scan is known by. */
export interface Scan {
  id: string;
  warehouseId: string;
  station: string;
  number: string;
  scannedAt: Date;
  /** Weighed in, unless it was for a bag. */
  kind?: 'receive' | 'bag';
  /** All that was sent. */
  content: unknown;
}

/**
 * Takes a scan's id until the transaction ends: who comes with the same one meanwhile waits, and finds
 * the answer. The answer that was kept, or null where it is new.
 */
export const claimScan = async (
  ctx: Ctx,
  { id, content }: Pick<Scan, 'id' | 'content'>,
): Promise<unknown> => {
  // The database knows one id in capitals and without; so does its lock.
  const name = `${ctx.tenant.id} ${id.toLowerCase()}`;
  // Two statements, since the second must see what the first waited for.
  const waiting = sql`${byKey} select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(
    ctx.db,
  );
  const looking = sql<{ digest: Buffer; answer: unknown }>`
    ${byKey} select digest, answer from scans where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(
    ctx.db,
  );
  await sentTogether(waiting, looking);
  const [kept] = (await looking).rows;
  if (!kept) return null;
  if (!kept.digest.equals(digestOf(content))) refuse('scan.otherContent');
  return kept.answer;
};

/** Writes a scan down with its answer. */
export const keepScan = (
  ctx: Ctx,
  { id, warehouseId, station, number, scannedAt, kind = 'receive', content }: Scan,
  answer: unknown,
  orderId: string | null,
) =>
  ctx.db
    .insertInto('scans')
    .values({
      tenant_id: ctx.tenant.id,
      id,
      warehouse_id: warehouseId,
      kind,
      station,
      number,
      user_id: ctx.session?.userId ?? refuse('session.over'),
      scanned_at: scannedAt,
      digest: digestOf(content),
      answer: JSON.stringify(answer),
      order_id: orderId,
    })
    .execute();
