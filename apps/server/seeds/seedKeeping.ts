import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';
import { momentOf } from './seedLedger.ts';

const dayMs = 86_400_000;

/** A merchant that stopped trading and asked to be forgotten: it waits for its days. */
const seedErasure = async (db: Kysely<DB>, tenantId: string, [asker, decider]: string[]) => {
  const of = (what: string) => seedId(`${tenantId}/keeping/${what}`);
  const merchant = { tenant_id: tenantId, merchant_id: of('merchant') };
  await insertRows(db, 'merchants', [
    {
      ...merchant,
      code: 'M099001',
      name_zh: '山雀文创',
      name_en: 'Titmouse',
      activation_status: 1,
    },
  ]);
  await insertRows(db, 'users', [
    {
      ...{ ...merchant, id: of('owner'), kind: 'merchant', is_owner: true, username: 'titmouse' },
      // Nobody signs in as somebody who is about to go.
      ...{ password_hash: '', realname: '山青', email: 'shan@titmouse.example' },
    },
  ]);
  await insertRows(db, 'approvals', [
    {
      ...{ ...merchant, id: of('approval'), kind: 'erasure', reason: '停止经营，申请清除数据' },
      ...{ was: '{"erased": false}', wanted: '{"erased": true}', state: 'approved' },
      ...{ asked_by: asker as string, asked_at: momentOf(2, 10) },
      ...{ decided_by: decider as string, decided_at: momentOf(1, 15) },
    },
  ]);
  await insertRows(db, 'erasures', [
    {
      ...{ ...merchant, id: of('erasure'), approval_id: of('approval'), state: 'waiting' },
      ...{ reason: '停止经营，申请清除数据', asked_by: asker as string, asked_at: momentOf(2, 10) },
      ...{ decided_at: momentOf(1, 15), due_at: new Date(momentOf(1, 15).getTime() + 7 * dayMs) },
    },
  ]);
};

/** An archive that was made and is over by now. */
const seedExport = (db: Kysely<DB>, tenantId: string, merchantId: string, askedBy: string) =>
  insertRows(db, 'data_exports', [
    {
      ...{ tenant_id: tenantId, id: seedId(`${tenantId}/keeping/export`), merchant_id: merchantId },
      ...{ asked_by: askedBy, asked_at: momentOf(12, 11), language: 'zh_CN' },
      ...{ job_id: seedId(`${tenantId}/keeping/exportJob`), state: 'gone', bytes: 48_213_907n },
      expires_at: momentOf(5, 11),
    },
  ]);

/** The oldest parcel that is over, as if its days were: names and addresses are gone. */
const seedRedacted = async (db: Kysely<DB>, tenantId: string) => {
  await sql`
    select alpaca.redact_orders(${tenantId}, array[o.id]) from (
      select o.id from orders o
      where o.tenant_id = ${tenantId} and o.status = 'delivered' and alpaca.is_settled(${tenantId}, o.id, o.hold_id)
        and not exists (select from orders r where r.tenant_id = ${tenantId} and r.redacted_at is not null)
      order by o.created_at, o.id limit 1) o`.execute(db);
};

const lastNight = { address: 1, label: 214, import: 3, notice: 87, apiRequest: 1_250 };

export const seedKeeping = async (db: Kysely<DB>, tenantId: string, tenant: TenantSeed) => {
  const staff = [...tenant.administrators, ...tenant.operators].map(({ username }) =>
    seedId(`${tenantId}/user/${username}`),
  );
  const [first] = tenant.merchants;
  if (!first || staff.length < 2) return;
  await seedErasure(db, tenantId, staff);
  const merchantId = seedId(`${tenantId}/merchant/${first.code}`);
  await seedExport(db, tenantId, merchantId, staff[0] as string);
  await seedRedacted(db, tenantId);
  const night = momentOf(1, 3);
  await insertRows(
    db,
    'forgotten',
    Object.entries(lastNight).map(([kind, gone]) => ({
      ...{ tenant_id: tenantId, night: night.toISOString().slice(0, 10), kind, days: 30 },
      ...{ gone: BigInt(gone), files: kind === 'label' ? 214n : 0n },
      ...{ begun_at: night, ended_at: new Date(night.getTime() + 40_000) },
    })),
  );
};
