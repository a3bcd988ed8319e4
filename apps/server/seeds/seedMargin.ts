import { type Kysely, sql } from 'kysely';
import { marginColumns } from '../src/modules/margin/index.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { seedId } from './seedId.ts';
import { dayFrom, feeOf, type Line, type Sent, seedBill, sentOf } from './seedPayables.ts';

type Db = Kysely<DB>;

// Bills of the demo name this many already.
const billedBefore = 60;
const most = 260;
// What a parcel bears of the flight, and how many fly together.
const flightMinor = 320n;
const together = 40;

const percent = (minor: bigint, share: number) => (BigInt(minor) * BigInt(share)) / 100n;

const freight = (parcel: Sent, share: number, moreG = 0n): Line => ({
  ...feeOf('freight', percent(parcel.quoted_minor, share))(parcel),
  weightG: BigInt(parcel.weight_g) + moreG,
});

/** A few that lose, each for a reason of its own: the carrier's weight, a fee that nobody was asked for, the price. */
const losing = ([heavy, remote, cheap]: readonly Sent[]): Line[] => [
  ...(heavy ? [freight(heavy, 121, 2_400n)] : []),
  ...(remote
    ? [freight(remote, 82), feeOf('remote', percent(remote.quoted_minor, 34))(remote)]
    : []),
  ...(cheap ? [freight(cheap, 107)] : []),
];

/** One whose merchant has the money back, and that its carrier billed all the same. */
const refundedOf = async (db: Db, tenantId: string): Promise<Line[]> => {
  const { rows } = await sql<Sent>`
    select id, merchant_id, coalesce(nullif(tracking_number, ''), order_no) as number, weight_g, quoted_minor
    from orders where tenant_id = ${tenantId} and settlement = 'refunded' and currency = 'CNY' and quoted_minor > 0
    order by created_at desc, id limit 1`.execute(db);
  return rows.map((parcel) => freight(parcel, 30));
};

const isSeeded = async (db: Db, tenantId: string) => {
  const { rows } = await sql`select from margin_marks where tenant_id = ${tenantId}`.execute(db);
  return rows.length > 0;
};

/** As the sweep would find it. */
const reckonAll = async (db: Db, tenantId: string) => {
  const columns = sql.join(marginColumns.map((column) => sql.ref(column)));
  await sql`insert into order_margins (${columns})
    select ${columns} from order_margins_now where tenant_id = ${tenantId} on conflict do nothing`.execute(
    db,
  );
  await sql`insert into margin_marks (tenant_id, ledger_seq, read_at)
    select ${tenantId}, coalesce(max(seq), 0), now() from ledger_entries where tenant_id = ${tenantId}`.execute(
    db,
  );
};

/** Some weeks of billed parcels, most with a margin and a few without. */
export const seedMargin = async (db: Db, tenantId: string, userId: string, now = Date.now()) => {
  if (await isSeeded(db, tenantId)) return;
  const parcels = (await sentOf(db, tenantId, most)).slice(billedBefore);
  if (parcels.length >= together) {
    const [lost, kept] = [parcels.slice(0, 3), parcels.slice(3)];
    const flown = kept.slice(0, together);
    await seedBill(db, tenantId, userId, {
      id: seedId(`${tenantId}/payables/margin`),
      payeeId: seedId(`${tenantId}/payables/YUNEXP`),
      billNo: 'YE-2610-203',
      state: 'posted',
      billDay: dayFrom(now, -12),
      dueDay: dayFrom(now, 18),
      lines: [
        ...kept.map((parcel, nth) => freight(parcel, 58 + ((nth * 7) % 24))),
        ...losing(lost),
        ...(await refundedOf(db, tenantId)),
        {
          number: '999-48210375',
          fee: 'airFreight',
          minor: flightMinor * BigInt(flown.length),
          bearers: flown,
        },
      ],
    });
  }
  await reckonAll(db, tenantId);
};
