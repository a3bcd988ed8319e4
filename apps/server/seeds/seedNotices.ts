import type { Kysely } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { adverts, announcements } from './notices.ts';
import type { TenantSeed } from './people.ts';
import { seedId } from './seedId.ts';

const hour = 3_600_000;

export const seedNotices = async (db: Kysely<DB>, tenantId: string, tenant: TenantSeed) => {
  const published = announcements.map(({ key, priority, zh, en }, i) => ({
    tenant_id: tenantId,
    id: seedId(`${tenantId}/notice/${key}`),
    category: 'announcement',
    title_zh: zh.title,
    title_en: en.title,
    content_zh: zh.content,
    content_en: en.content,
    sender: tenant.zh,
    priority,
    to_all: true,
    status: 'published',
    sent_at: new Date(Date.now() - (i * 26 + 2) * hour),
  }));
  await db
    .insertInto('notices')
    .values(published)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
  await db
    .insertInto('adverts')
    .values(shown)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
