import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { chargesOf, type TopUpSeed } from './finance.ts';
import { seedId } from './seedId.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export interface Owner {
  tenantId: string;
  merchantId: string;
  code: string;
}

export interface Posting {
  at: Date;
  command: Record<string, unknown> & { key: string };
}

// The demo's tenants live in China.
const zoneMs = 8 * hourMs;

/** An hour of a day so long ago. */
export const momentOf = (daysAgo: number, hour: number) => {
  const today = Math.floor((Date.now() + zoneMs) / dayMs) * dayMs - zoneMs;
  // Nothing of the demo lies in the future, whatever the hour.
  return new Date(Math.min(today - daysAgo * dayMs + hour * hourMs, Date.now() - 60_000));
};

export const topUpId = ({ merchantId }: Owner, { key }: TopUpSeed) =>
  seedId(`${merchantId}/topUp/${key}`);

const topUpPosting = (owner: Owner, topUp: TopUpSeed, no: string): Posting => {
  const id = topUpId(owner, topUp);
  return {
    at: momentOf(topUp.daysAgo, 10),
    command: {
      op: 'topUp',
      id: seedId(`${id}/transfer`),
      key: `topUp:${id}`,
      amount: topUp.amount,
      subject: id,
      note: no,
    },
  };
};

const chargePostings = (owner: Owner): Posting[] =>
  chargesOf(owner.code).map(({ key, daysAgo, hour, note, lines }) => {
    const subject = seedId(`${owner.merchantId}/seedOrder/${key}`);
    return {
      at: momentOf(daysAgo, hour),
      command: {
        op: 'charge',
        id: seedId(`${subject}/charge`),
        key: `seed:charge:${subject}`,
        subject,
        note,
        lines,
      },
    };
  });

/** One parcel was given up and paid back; two are being made and their money is held. */
const otherPostings = (owner: Owner): Posting[] => {
  const [given] = chargesOf(owner.code).filter(({ daysAgo }) => daysAgo === 12);
  const subject = seedId(`${owner.merchantId}/seedOrder/${given?.key}`);
  const hold = (name: string, amount: number): Posting => ({
    at: momentOf(0, 9),
    command: {
      op: 'hold',
      id: seedId(`${owner.merchantId}/${name}/transfer`),
      key: `seed:hold:${seedId(`${owner.merchantId}/${name}`)}`,
      hold: seedId(`${owner.merchantId}/${name}`),
      amount,
    },
  });
  return [
    {
      at: momentOf(10, 16),
      command: {
        op: 'refund',
        id: seedId(`${subject}/refund`),
        key: `seed:refund:${subject}`,
        subject,
        note: given?.note ?? '',
        lines: given?.lines.slice(0, 1) ?? [],
      },
    },
    hold('hold1', 12_650),
    hold('hold2', 8_420),
  ];
};

const post = async (db: Kysely<DB>, owner: Owner, postings: readonly Posting[]) => {
  const commands = postings.map(({ command }) => ({
    ...command,
    merchant: owner.merchantId,
    currency: 'CNY',
  }));
  const { rows } = await sql<{ outcome: string; reason: string | null }>`
    select outcome, reason from alpaca.post_ledger(${JSON.stringify(commands)}::jsonb)`.execute(db);
  const refused = rows.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`the demo's money was refused: ${refused.reason}`);
  return rows.some(({ outcome }) => outcome === 'done');
};

/**
 * The ledger knows only today. The demo's days are told to it afterwards, by the owner, who alone
 * can: the rows that were just posted, and then the sums by day.
 */
const moveToTheirDays = async (db: Kysely<DB>, owner: Owner, postings: readonly Posting[]) => {
  for (const table of ['transfers', 'ledger_entries']) {
    await sql.raw(`alter table ${table} disable trigger immutable`).execute(db);
  }
  const keys = postings.map(({ command }) => command.key);
  const times = postings.map(({ at }) => at.toISOString());
  await sql`
    update transfers t set created_at = v.at
    from unnest(${keys}::text[], ${times}::timestamptz[]) as v (key, at)
    where t.tenant_id = ${owner.tenantId} and t.key = v.key`.execute(db);
  await sql`
    update ledger_entries e set created_at = t.created_at from transfers t
    where e.tenant_id = ${owner.tenantId} and e.merchant_id = ${owner.merchantId}
      and t.tenant_id = e.tenant_id and t.id = e.transfer_id`.execute(db);
  for (const table of ['transfers', 'ledger_entries']) {
    await sql.raw(`alter table ${table} enable trigger immutable`).execute(db);
  }
  await sql`
    delete from ledger_days where tenant_id = ${owner.tenantId} and merchant_id = ${owner.merchantId}
  `.execute(db);
  await sql`
    insert into ledger_days
    select * from ledger_days_counted
    where tenant_id = ${owner.tenantId} and merchant_id = ${owner.merchantId}`.execute(db);
};

/** Posts in the order of their moments, each wallet's money as it was then. */
export const postAndMove = async (db: Kysely<DB>, owner: Owner, postings: readonly Posting[]) => {
  const inOrder = [...postings].sort((a, b) => a.at.getTime() - b.at.getTime());
  await sql`
    select set_config('alpaca.tenant_id', ${owner.tenantId}, false), set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false),
      set_config('alpaca.merchant_id', ${owner.merchantId}, false)`.execute(db);
  if (await post(db, owner, inOrder)) await moveToTheirDays(db, owner, inOrder);
};

/** Sixty days of a merchant's money, posted by the ledger's own function. */
export const seedLedger = async (
  db: Kysely<DB>,
  owner: Owner,
  topUps: readonly { seed: TopUpSeed; no: string }[],
) => {
  const postings = [
    ...topUps
      .filter(({ seed }) => seed.status === 'approved')
      .map(({ seed, no }) => topUpPosting(owner, seed, no)),
    ...chargePostings(owner),
    ...otherPostings(owner),
  ];
  await postAndMove(db, owner, postings);
};
