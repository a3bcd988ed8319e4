import { getLoginUserInfo, type NoticeEntry, type UserInfo } from '@alpaca/contract';
import { test as base, expect, type Page } from '@playwright/test';
import { seedId } from '../../apps/server/seeds/seedId.ts';
import {
  type SystemMessage,
  writeMessage,
} from '../../apps/server/src/modules/announcements/testing.ts';
import { startSession } from '../../apps/server/src/modules/auth/testing.ts';
import { jobs } from '../../apps/server/src/modules/jobs/testing.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import type { Ctx, Session, Tenant } from '../../apps/server/src/platform/context.ts';
import { inTx } from '../../apps/server/src/platform/db/tx.ts';
import { makeCtx } from '../../apps/server/src/platform/http/open.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { openLog } from '../../apps/server/src/platform/log.ts';
import { startNode } from '../../apps/server/src/platform/node.ts';
import { tell } from '../../apps/server/src/platform/outbox/outbox.ts';
import { callWith } from '../support/api.ts';
import { keep } from '../support/shellSteps.ts';
import { sites } from '../support/sites.ts';

/** Someone of a demo merchant whom no other test knows, signed in, with an empty bell. */
export interface Person {
  ctx: Ctx;
  userId: string;
  token: string;
  user: UserInfo;
}

interface Notice {
  category: 'announcement' | 'message';
  title: string;
  html: string;
  priority: NoticeEntry['priority'];
  openType: NoticeEntry['openType'];
  openPage: string;
  busId: string;
}

const addUser = async (ctx: Ctx, merchantId: string) => {
  const userId = newId();
  const { tenant } = ctx;
  const user = { kind: 'merchant', username: userId, password_hash: '', realname: '测试用户' };
  await ctx.db
    .insertInto('users')
    .values({ tenant_id: tenant.id, id: userId, merchant_id: merchantId, ...user })
    .execute();
  await ctx.db
    .insertInto('user_roles')
    .values({
      tenant_id: tenant.id,
      user_id: userId,
      role_id: seedId(`${tenant.id}/role/merchantOwner`),
    })
    .execute();
  return userId;
};

const readEverything = async (ctx: Ctx, userId: string) => {
  const notices = await ctx.db
    .selectFrom('notices')
    .where('to_all', '=', true)
    .select('id')
    .execute();
  await ctx.db
    .insertInto('notice_reads')
    .values(notices.map(({ id }) => ({ tenant_id: ctx.tenant.id, user_id: userId, notice_id: id })))
    .execute();
};

/** Who holds a token, as the web keeps it. */
export const userOf = async (token: string): Promise<UserInfo> =>
  (await callWith(token, getLoginUserInfo)).userInfo;

/** What tests raise notices and jobs with: the product's own services, in this process. */
const openKit = async () => {
  const node = await startNode(readConfig(), 'seed', { log: openLog('e2e', 'error') });
  const tenant = (await node.directory.byHost('yunling.localhost')) as Tenant;
  const all = makeCtx(node, tenant, null, 'zh_CN');
  const merchantId = seedId(`${tenant.id}/merchant/M100001`);

  return {
    async person({ unread = false } = {}): Promise<Person> {
      const userId = await addUser(all, merchantId);
      if (!unread) await readEverything(all, userId);
      const token = await startSession(all, userId);
      const session = { userId, merchantId, kind: 'merchant' } as Session;
      const ctx = makeCtx(node, tenant, session, 'zh_CN');
      return { ctx, userId, token, user: await userOf(token) };
    },

    message: ({ ctx, userId }: Person, title: string, more: Partial<SystemMessage> = {}) =>
      writeMessage(ctx, {
        kind: 'test',
        userIds: [userId],
        zh: { title, content: '内容' },
        en: { title: `${title} (en)`, content: 'Text' },
        ...more,
      }),

    /** Any notice at all, also such as no screen of ours would write. */
    notice: ({ ctx, userId }: Person, notice: Partial<Notice>) =>
      inTx(ctx, async (ctx) => {
        const id = newId();
        const { title = '公告', html = '<p>正文</p>' } = notice;
        await ctx.db
          .insertInto('notices')
          .values({
            tenant_id: tenant.id,
            id,
            category: notice.category ?? 'announcement',
            title_zh: title,
            title_en: title,
            content_zh: html,
            content_en: html,
            sender: tenant.nameZh,
            priority: notice.priority ?? 'L',
            open_type: notice.openType ?? 'detail',
            open_page: notice.openPage ?? '',
            bus_id: notice.busId ?? '',
            to_all: false,
            status: 'published',
            sent_at: new Date(),
          })
          .execute();
        await ctx.db
          .insertInto('notice_recipients')
          .values({ tenant_id: tenant.id, user_id: userId, notice_id: id })
          .execute();
        await tell(ctx, { cmd: 'topic' });
        return id;
      }),

    job: ({ ctx }: Person, nameZh: string, more: Partial<jobs.NewJob> = {}) =>
      jobs.startJob(ctx, { nameZh, nameEn: `${nameZh} (en)`, total: 0, ...more }),
    progress: ({ ctx }: Person, id: string, done: number, failed = 0) =>
      jobs.progressJob(ctx, id, { done, failed }),
    finish: ({ ctx }: Person, id: string, successData = '') =>
      jobs.finishJob(ctx, id, { successData }),
    fail: ({ ctx }: Person, id: string, reason: string) => jobs.failJob(ctx, id, reason),

    async file({ ctx, userId }: Person, name: string, text: string) {
      const id = newId();
      const body = Buffer.from(text);
      await node.storage.put(`${tenant.id}/${id}`, body, { contentType: 'text/csv' });
      await ctx.db
        .insertInto('files')
        .values({
          tenant_id: tenant.id,
          id,
          merchant_id: merchantId,
          user_id: userId,
          purpose: 'labelFile',
          name,
          content_type: 'text/csv',
          bytes: body.length,
          sha256: '',
        })
        .execute();
      return id;
    },

    close: () => node.stop(),
  };
};
export type Kit = Awaited<ReturnType<typeof openKit>>;

export const test = base.extend<{ person: Person }, { kit: Kit }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const kit = await openKit();
      await use(kit);
      await kit.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ kit }, use) => use(await kit.person()),
});

export { expect };

interface Manner {
  path?: string;
  language?: 'zh_CN' | 'en_US';
  theme?: 'light' | 'dark';
}

/** Opens a page as that person, as if they had signed in before. */
export const enter = async (page: Page, { token, user }: Person, manner: Manner = {}) => {
  const { path = '/dashboard/analysis', language = 'zh_CN', theme = 'light' } = manner;
  await keep(page, { token, user, language, theme });
  await page.goto(`${sites.yunling}${path}`);
  // The bell comes behind the page itself; on a busy machine well behind.
  await expect(bellOf(page)).toBeVisible({ timeout: 20_000 });
};

export const bellOf = (page: Page) => page.getByRole('button', { name: /^(通知，|Notices, )/ });
export const badgeOf = (page: Page) => bellOf(page).locator('span');
export const panelOf = (page: Page) => page.getByRole('dialog', { name: /^(通知|Notices)$/ });

/** Opens the bell at a tab; names differ by language, places don't. */
export const openBell = async (page: Page, tab: 0 | 1 | 2) => {
  await bellOf(page).click();
  await panelOf(page).getByRole('tab').nth(tab).click();
  return panelOf(page);
};
