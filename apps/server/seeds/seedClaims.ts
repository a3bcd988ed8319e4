import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { type Story, stories, terms, termsOf } from './claimStories.ts';
import { insertRows } from './insertRows.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const dayMs = 86_400_000;

interface Parcel {
  order_id: string;
  merchant_id: string;
  order_no: string;
  left_at: Date;
  declared_minor: bigint;
  owner_id: string;
  nth: number;
}

// Near the tenant's rate; the demo needs no more.
const perDollar = 7.1;

/** Parcels that left early: some of the first two merchants, declared in dollars and paid in yuan. */
const parcelsOf = async (db: Db, tenantId: string): Promise<Parcel[]> => {
  const { rows } = await sql<Parcel>`
    with gone as (
      select o.id as order_id, o.merchant_id, o.order_no, e.created_at as left_at,
        (select round(sum((g->>'value')::numeric * (g->>'quantity')::numeric) * ${perDollar} * 100)
         from jsonb_array_elements(o.form->'goods') g)::bigint as declared_minor,
        (select u.id from users u where u.tenant_id = o.tenant_id and u.merchant_id = o.merchant_id and u.is_owner
         order by u.id limit 1) as owner_id,
        dense_rank() over (order by m.code) as merchant,
        (row_number() over (partition by o.merchant_id order by e.created_at, o.id))::int - 1 as nth
      from orders o join merchants m on m.tenant_id = o.tenant_id and m.merchant_id = o.merchant_id
      join order_events e on e.tenant_id = o.tenant_id and e.order_id = o.id and e.step = 'dispatch'
      where o.tenant_id = ${tenantId} and o.status in ('outWarehouse', 'delivered') and o.currency = 'CNY'
        and o.form->>'declaredCurrency' = 'USD'
        and not exists (select from stalls s where s.tenant_id = o.tenant_id and s.order_id = o.id)
    )
    select * from gone where merchant <= 2 and nth < ${stories.length} order by merchant, nth`.execute(
    db,
  );
  return rows;
};

const half = (minor: bigint) => BigInt(minor) / 2n;

/** Claims of the demo in several states with their talks, and what all lines want and answer for. */
export const seedClaims = async (db: Db, tenantId: string, now = Date.now()) => {
  const made = await sql`select from claims where tenant_id = ${tenantId} limit 1`.execute(db);
  const parcels = await parcelsOf(db, tenantId);
  // A tenant without orders decides for itself what it answers for.
  if (made.rows.length > 0 || parcels.length === 0) return;
  await insertRows(
    db,
    'claim_terms',
    terms.map(({ kind, documents, days: [from, until], parcel, kg, freight }) => ({
      tenant_id: tenantId,
      id: seedId(`${tenantId}/claimTerms/${kind}`),
      kind,
      documents,
      from_day: from,
      until_day: until,
      currency: 'CNY',
      parcel_minor: parcel,
      kg_minor: kg,
      freight_percent: freight,
    })),
  );
  const staff = await sql<{ id: string }>`
    select id from users where tenant_id = ${tenantId} and kind = 'operator' order by username limit 1`.execute(
    db,
  );
  const claims = parcels.map((parcel) => ({
    ...parcel,
    story: stories[parcel.nth] as Story,
    id: seedId(`${parcel.order_id}/claim`),
    at: new Date(now - (parcel.nth + 1) * dayMs),
    offeredBy: staff.rows[0]?.id ?? null,
  }));
  await seedRows(db, tenantId, claims, now);
};

interface Told extends Parcel {
  story: Story;
  id: string;
  at: Date;
  offeredBy: string | null;
}

const seedRows = async (db: Db, tenantId: string, claims: readonly Told[], now: number) => {
  const own = ({ merchant_id }: Told) => ({ tenant_id: tenantId, merchant_id });
  const dueAt = new Date(now + 3 * dayMs);
  await insertRows(
    db,
    'claims',
    claims.map((one) => ({
      ...own(one),
      id: one.id,
      order_id: one.order_id,
      kind: one.story.kind,
      state: one.story.state,
      currency: 'CNY',
      wanted_minor: one.declared_minor,
      declared_minor: one.declared_minor,
      words: one.story.words,
      wanted_documents: termsOf(one.story.kind).documents,
      deadline_at: new Date(one.left_at.getTime() + termsOf(one.story.kind).days[1] * dayMs),
      due_at: one.story.turn && dueAt,
      created_by: one.owner_id,
      created_at: one.at,
      ...(one.story.state === 'approving' && {
        offered_minor: half(one.declared_minor),
        offered_by: one.offeredBy,
        liability_minor: 0n,
        cap_minor: 0n,
      }),
      ...(one.story.state === 'refused' && { ended_at: new Date(now - dayMs / 2) }),
      ...one.story.more,
    })),
  );
  await insertRows(
    db,
    'claim_steps',
    claims.flatMap((one) =>
      [['filed', ''] as const, ...(one.story.steps ?? [])].map(([step, note], nth) => ({
        ...own(one),
        id: seedId(`${one.id}/${step}`),
        claim_id: one.id,
        step,
        user_id: nth === 0 ? one.owner_id : one.offeredBy,
        amount_minor: nth === 0 ? one.declared_minor : null,
        note,
        created_at: new Date(one.at.getTime() + nth * (dayMs / 3)),
      })),
    ),
  );
  await seedTalks(db, tenantId, claims, dueAt);
};

const seedTalks = async (db: Db, tenantId: string, claims: readonly Told[], dueAt: Date) => {
  const threadOf = ({ id }: Told) => seedId(`${id}/thread`);
  await insertRows(
    db,
    'threads',
    claims.map((one) => ({
      tenant_id: tenantId,
      merchant_id: one.merchant_id,
      id: threadOf(one),
      subject_kind: 'claim',
      subject_id: one.id,
      title: one.order_no,
      turn: one.story.turn,
      due_at: one.story.turn && dueAt,
      closed_at: one.story.state === 'refused' ? one.at : null,
      created_at: one.at,
      last_at: one.at,
    })),
  );
  await insertRows(
    db,
    'thread_messages',
    claims.map((one) => ({
      tenant_id: tenantId,
      merchant_id: one.merchant_id,
      thread_id: threadOf(one),
      id: seedId(`${threadOf(one)}/first`),
      side: 'merchant',
      user_id: one.owner_id,
      body: one.story.words,
      created_at: one.at,
    })),
  );
};
