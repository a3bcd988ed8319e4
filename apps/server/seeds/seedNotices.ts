import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Storage } from '../src/platform/storage/index.ts';
import { insertRows } from './insertRows.ts';
import { adverts, announcements, jobFile, jobs, messages } from './notices.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

type Db = Kysely<DB>;

type Words = { title: string; content: string };

const noticeRow = (tenantId: string, tenant: TenantSeed, key: string, zh: Words, en: Words) => ({
  tenant_id: tenantId,
  id: seedId(`${tenantId}/notice/${key}`),
  title_zh: zh.title,
  title_en: en.title,
  content_zh: zh.content,
  content_en: en.content,
  sender: tenant.zh,
  status: 'published',
});

/** What everyone at the tenant sees. */
export const seedNotices = async (db: Db, tenantId: string, tenant: TenantSeed) => {
  const published = announcements.map(({ key, priority, zh, en }, i) => ({
    ...noticeRow(tenantId, tenant, key, zh, en),
    category: 'announcement',
    priority,
    to_all: true,
    sent_at: ago(i * 26 + 2),
  }));
  await insertRows(db, 'notices', published);
  const shown = adverts.map(({ key, image, link, zh, en }, sort) => ({
    tenant_id: tenantId,
    id: seedId(`${tenantId}/advert/${key}`),
    title_zh: zh.title,
    title_en: en.title,
    text_zh: zh.text,
    text_en: en.text,
    image_url: image,
    link_url: link,
    sort,
  }));
  await insertRows(db, 'adverts', shown);
};

interface Owner {
  tenantId: string;
  userId: string;
  merchantId: string;
}

const seedMessages = async (db: Db, tenant: TenantSeed, { tenantId, userId }: Owner) => {
  const raised = messages.map(({ key, priority, hoursAgo, page, zh, en }) => ({
    ...noticeRow(tenantId, tenant, key, zh, en),
    category: 'message',
    kind: key,
    priority,
    open_type: page ? 'component' : 'detail',
    open_page: page,
    to_all: false,
    sent_at: ago(hoursAgo),
  }));
  await insertRows(db, 'notices', raised);
  const toOwner = ({ id }: { id: string }) => ({
    tenant_id: tenantId,
    user_id: userId,
    notice_id: id,
  });
  await insertRows(db, 'notice_recipients', raised.map(toOwner));
};

/** The file behind a finished job; null where there is nowhere to keep it. */
const seedFile = async (db: Db, storage: Storage | null, owner: Owner) => {
  if (!storage) return null;
  const { tenantId, userId, merchantId } = owner;
  const id = seedId(`${tenantId}/file/labels`);
  const body = Buffer.from(jobFile.body);
  await storage.put(`${tenantId}/${id}`, body, { contentType: jobFile.contentType });
  await insertRows(db, 'files', [
    {
      tenant_id: tenantId,
      id,
      merchant_id: merchantId,
      user_id: userId,
      purpose: 'labelFile',
      name: jobFile.name,
      content_type: jobFile.contentType,
      bytes: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
    },
  ]);
  return id;
};

const seedJobs = async (db: Db, owner: Owner, file: string | null) => {
  // A download without a file would only disappoint.
  const offered = jobs.filter(({ optType }) => optType !== 3 || file !== null);
  const rows = offered.map((job) => ({
    tenant_id: owner.tenantId,
    id: seedId(`${owner.tenantId}/job/${job.key}`),
    merchant_id: owner.merchantId,
    user_id: owner.userId,
    name_zh: job.zh,
    name_en: job.en,
    status: job.status,
    opt_type: job.optType,
    success_data: (job.optType === 3 && file) || '',
    fail_key: job.failKey,
    ...job.counts,
    begun_at: ago(job.hoursAgo + 0.1),
    ended_at: ago(job.hoursAgo),
  }));
  await insertRows(db, 'jobs', rows);
};

/** What only the demo's first merchant sees: messages and jobs of their own. */
export const seedOwnBell = async (
  db: Db,
  tenantId: string,
  tenant: TenantSeed,
  storage: Storage | null,
) => {
  const [merchant] = tenant.merchants;
  const [person] = merchant?.users ?? [];
  if (!merchant || !person) return;
  const owner = {
    tenantId,
    userId: seedId(`${tenantId}/user/${person.username}`),
    merchantId: seedId(`${tenantId}/merchant/${merchant.code}`),
  };
  await seedMessages(db, tenant, owner);
  await seedJobs(db, owner, await seedFile(db, storage, owner));
};
