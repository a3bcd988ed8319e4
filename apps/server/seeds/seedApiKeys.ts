import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';

const dayMs = 86_400_000;

const keys = [
  {
    name: 'ERP 生产环境',
    scopes: ['labels:read', 'money:read', 'orders:read', 'orders:write', 'tracking:read'],
    addresses: ['203.0.113.0/24'],
    endsInDays: null,
    usedAgoMs: 11 * 60_000,
    madeDaysAgo: 64,
  },
  {
    name: '报表脚本',
    scopes: ['money:read', 'orders:read'],
    addresses: [],
    endsInDays: 6,
    usedAgoMs: 3 * dayMs,
    madeDaysAgo: 84,
  },
];

/** What the first merchant's systems use. Nobody has these keys: for their hashes stand bytes that no key gives. */
export const seedApiKeys = async (
  db: Kysely<DB>,
  { tenantId, cell }: { tenantId: string; cell: string },
  tenant: TenantSeed,
  now = Date.now(),
) => {
  const [merchant] = tenant.merchants;
  const owner = merchant?.users[0];
  if (!merchant || !owner) return;
  await insertRows(
    db,
    'api_keys',
    keys.map(({ name, scopes, addresses, endsInDays, usedAgoMs, madeDaysAgo }) => {
      const id = seedId(`${tenantId}/apiKey/${name}`);
      return {
        tenant_id: tenantId,
        id,
        slot: id,
        merchant_id: seedId(`${tenantId}/merchant/${merchant.code}`),
        name,
        mode: 'live',
        prefix: `alp_live_${cell}_${id.slice(0, 4)}`,
        key_hash: randomBytes(32),
        scopes,
        addresses,
        expires_at: endsInDays === null ? null : new Date(now + endsInDays * dayMs),
        last_used_at: new Date(now - usedAgoMs),
        created_by: seedId(`${tenantId}/user/${owner.username}`),
        created_at: new Date(now - madeDaysAgo * dayMs),
      };
    }),
  );
};
