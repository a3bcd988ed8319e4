import { createHash } from 'node:crypto';
import { activationStatuses, toAmount } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import { sealedNumbers } from '../src/modules/accounts/index.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Sealing } from '../src/platform/fields/index.ts';
import type { Storage } from '../src/platform/storage/index.ts';
import { insertRows } from './insertRows.ts';
import type { MerchantSeed, TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

export const statusOf = ({ active, request }: MerchantSeed): number => {
  if (active) return activationStatuses.active;
  if (!request) return activationStatuses.none;
  return request.rejected ? activationStatuses.rejected : activationStatuses.submitted;
};

const merchantIdOf = (tenantId: string, { code }: MerchantSeed) =>
  seedId(`${tenantId}/merchant/${code}`);

/** Terms that an operator agreed on, unless they have been changed since. */
export const seedCredit = async (db: Db, tenantId: string, merchant: MerchantSeed) => {
  if (!merchant.credit) return;
  const merchantId = merchantIdOf(tenantId, merchant);
  const { limitMinor, days } = merchant.credit;
  const terms = { terms: 'credit', credit_limit_minor: limitMinor, credit_days: days };
  const changed = await db
    .updateTable('merchants')
    .set({ ...terms, revision: 2 })
    .where('tenant_id', '=', tenantId)
    .where('merchant_id', '=', merchantId)
    .where('revision', '=', 1)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return;
  await sql`select set_config('alpaca.tenant_id', ${tenantId}, false),
    set_config('alpaca.scope', 'tenant', false), set_config('alpaca.rules', 'none', false)`.execute(
    db,
  );
  await sql`select alpaca.set_wallet_floor(${merchantId}, 'CNY', ${-limitMinor})`.execute(db);
  await insertRows(db, 'record_changes', [
    {
      tenant_id: tenantId,
      kind: 'merchant',
      record_id: merchantId,
      revision: 2,
      merchant_id: merchantId,
      by_name: '',
      reason: '年度框架合同',
      changes: JSON.stringify([
        { field: 'terms', from: 'prepaid', to: 'credit' },
        { field: 'creditLimit', from: '0.00', to: toAmount(limitMinor, 'CNY') },
        { field: 'creditDays', from: 0, to: days },
      ]),
    },
  ]);
};

/** A picture that says what it stands for; nobody's papers. */
const picture = (title: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600">
      <rect width="960" height="600" fill="#f4efe4"/>
      <rect x="24" y="24" width="912" height="552" rx="18" fill="none" stroke="#a98b4f" stroke-width="6"/>
      <text x="480" y="290" font-size="56" text-anchor="middle" fill="#6b5526">${title}</text>
      <text x="480" y="370" font-size="34" text-anchor="middle" fill="#a98b4f">SPECIMEN</text>
    </svg>`),
  )
    .png()
    .toBuffer();

const titles = {
  licence: 'Business licence',
  front: 'Identity card, front',
  back: 'Identity card, back',
};

interface Into {
  db: Db;
  storage: Storage | null;
  sealing: Sealing;
}

const seedFile = async (
  { db, storage }: Into,
  owner: { tenantId: string; merchantId: string; userId: string },
  which: keyof typeof titles,
) => {
  const { tenantId, merchantId, userId } = owner;
  const id = seedId(`${tenantId}/licence/${merchantId}/${which}`);
  // Without a storage there is a line, but no picture behind it.
  const body = storage ? await picture(titles[which]) : Buffer.alloc(0);
  await storage?.put(`${tenantId}/${id}`, body, { contentType: 'image/png' });
  await insertRows(db, 'files', [
    {
      tenant_id: tenantId,
      id,
      merchant_id: merchantId,
      user_id: userId,
      purpose: 'licence',
      name: `${which}.png`,
      content_type: 'image/png',
      bytes: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
    },
  ]);
  return id;
};

/** What a merchant handed in; it waits for its review, or was turned down. */
export const seedActivation = async (
  into: Into,
  tenantId: string,
  tenant: TenantSeed,
  merchant: MerchantSeed,
) => {
  const [person] = merchant.users;
  if (!merchant.request || !person) return;
  const { company, creditCode, person: name, rejected } = merchant.request;
  const merchantId = merchantIdOf(tenantId, merchant);
  const userId = seedId(`${tenantId}/user/${person.username}`);
  const owner = { tenantId, merchantId, userId };
  const [reviewer] = tenant.operators;
  await insertRows(into.db, 'activation_requests', [
    {
      tenant_id: tenantId,
      id: seedId(`${tenantId}/activation/${merchant.code}`),
      merchant_id: merchantId,
      kind: 'enterprise',
      status: rejected ? 'rejected' : 'submitted',
      company_name_zh: company,
      company_name_en: merchant.en,
      real_name: name,
      contact_name: name,
      ...sealedNumbers(into.sealing, {
        creditCode,
        identityNumber: '440301199001011234',
        contactPhone: person.phone,
      }),
      address: `${tenant.zh}园区 3 栋 201`,
      licence_file: await seedFile(into, owner, 'licence'),
      front_file: await seedFile(into, owner, 'front'),
      back_file: await seedFile(into, owner, 'back'),
      submitted_by: userId,
      submitted_at: ago(rejected ? 52 : 5),
      ...(rejected && {
        reason: rejected,
        reviewed_at: ago(30),
        reviewed_by: seedId(`${tenantId}/user/${reviewer?.username}`),
      }),
    },
  ]);
};
