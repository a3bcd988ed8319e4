import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Storage } from '../src/platform/storage/index.ts';
import { bankInfosOf, type TopUpSeed, topUpsOf } from './finance.ts';
import { insertRows } from './insertRows.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';
import { momentOf, type Owner, seedLedger, topUpId } from './seedLedger.ts';

type Db = Kysely<DB>;

const seedWaysToPay = async (db: Db, tenantId: string, tenant: TenantSeed) => {
  await insertRows(
    db,
    'bank_infos',
    bankInfosOf(tenant.zh).map(({ key, type, owner, number, bank, swift, currency }, sort) => ({
      tenant_id: tenantId,
      id: seedId(`${tenantId}/bank/${key}`),
      account_type: type,
      owner,
      account_number: number,
      bank,
      swift,
      currency,
      sort,
    })),
  );
  await insertRows(
    db,
    'payment_codes',
    ['alipay', 'wechat'].map((method, sort) => ({
      tenant_id: tenantId,
      id: seedId(`${tenantId}/paymentCode/${method}`),
      pay_method: method,
      owner: tenant.zh,
      image_url: `/pay/${tenant.code}-${method}.svg`,
      currency: 'CNY',
      sort,
    })),
  );
};

const numberOf = (at: Date, id: string) =>
  `TU${at.toISOString().slice(2, 10).replaceAll('-', '')}${id.slice(-6).toUpperCase()}`;

interface People {
  owner: Owner;
  userId: string;
  auditorId: string;
  /** Who found the money, where it came. */
  tellerId: string;
  payer: string;
}

const rowOf = ({ owner, userId, auditorId, tellerId, payer }: People, seed: TopUpSeed) => {
  const id = topUpId(owner, seed);
  const at = momentOf(seed.daysAgo, 9);
  const decided = seed.status !== 'pending';
  return {
    tenant_id: owner.tenantId,
    id,
    merchant_id: owner.merchantId,
    no: numberOf(at, id),
    amount_minor: seed.amount,
    currency: 'CNY',
    pay_method: seed.method,
    bank_info_id: seed.method === 'bankTransfer' ? seedId(`${owner.tenantId}/bank/cny`) : null,
    payer_name: payer,
    payer_account: '6222 **** **** 0199',
    remit_at: at,
    audit_status: seed.status,
    money_status: seed.status === 'approved' ? 'arrived' : 'toBeConfirmed',
    audit_remark: seed.auditRemark ?? '',
    money_by: seed.status === 'approved' ? tellerId : null,
    money_at: seed.status === 'approved' ? momentOf(seed.daysAgo, 9.5) : null,
    submitted_by: userId,
    audited_by: decided ? auditorId : null,
    audited_at: decided ? momentOf(seed.daysAgo, 10) : null,
    created_at: at,
  };
};

const receipt = (payer: string, no: string, amount: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="720" height="420" font-family="Noto Sans CJK SC" font-size="22">
    <rect width="720" height="420" fill="#fdfcf7"/><rect x="16" y="16" width="688" height="388" fill="none" stroke="#8a7f5c"/>
    <text x="360" y="70" font-size="32" text-anchor="middle">示例银行 电子回单</text>
    <text x="60" y="140">付款人：${payer}</text><text x="60" y="190">附言：${no}</text>
    <text x="60" y="240">金额：CNY ${(amount / 100).toFixed(2)}</text>
    <circle cx="580" cy="290" r="70" fill="none" stroke="#c0392b" stroke-width="5"/>
    <text x="580" y="298" fill="#c0392b" text-anchor="middle">业务专用章</text>
  </svg>`;

const seedProof = async (db: Db, storage: Storage, people: People, seed: TopUpSeed, no: string) => {
  const { owner, userId, payer } = people;
  const id = seedId(`${topUpId(owner, seed)}/proof`);
  const picture = sharp(Buffer.from(receipt(payer, no, seed.amount)));
  const body = await (seed.proof === 'blurred' ? picture.blur(14) : picture).jpeg().toBuffer();
  await storage.put(`${owner.tenantId}/${id}`, body, { contentType: 'image/jpeg' });
  await insertRows(db, 'files', [
    {
      tenant_id: owner.tenantId,
      id,
      merchant_id: owner.merchantId,
      user_id: userId,
      purpose: 'paymentProof',
      name: `${no}.jpg`,
      content_type: 'image/jpeg',
      bytes: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
    },
  ]);
  await insertRows(db, 'top_up_credentials', [
    {
      tenant_id: owner.tenantId,
      top_up_id: topUpId(owner, seed),
      file_id: id,
      merchant_id: owner.merchantId,
    },
  ]);
};

/** Ways to pay, and each active merchant's top-ups and transactions of sixty days. */
export const seedFinance = async (
  db: Db,
  tenantId: string,
  tenant: TenantSeed,
  storage: Storage | null,
) => {
  await seedWaysToPay(db, tenantId, tenant);
  const [auditorId = '', tellerId = ''] = tenant.operators.map(({ username }) =>
    seedId(`${tenantId}/user/${username}`),
  );
  for (const [at, merchant] of tenant.merchants.entries()) {
    const person = merchant.users[0];
    if (!merchant.active || !person) continue;
    const merchantId = seedId(`${tenantId}/merchant/${merchant.code}`);
    const owner = { tenantId, merchantId, code: merchant.code };
    const userId = seedId(`${tenantId}/user/${person.username}`);
    const people = { owner, userId, auditorId, tellerId, payer: merchant.zh };
    const seeds = topUpsOf(at === 0);
    const rows = seeds.map((seed) => rowOf(people, seed));
    await insertRows(db, 'top_ups', rows);
    const told = seeds.map((seed, n) => ({ seed, no: rows[n]?.no as string }));
    await seedLedger(db, owner, told);
    if (!storage) continue;
    for (const { seed, no } of told) {
      if (seed.proof) await seedProof(db, storage, people, seed, no);
    }
  }
};
