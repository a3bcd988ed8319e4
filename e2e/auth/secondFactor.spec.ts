import { hash, randomBytes } from 'node:crypto';
import { createLoginCode, setLanguage } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { codeOf } from '../../apps/server/src/modules/auth/secondFactor/totpTestCode.ts';
import { callWith, sessionOf } from '../support/api.ts';
import { ask } from '../support/database.ts';
import { sites } from '../support/sites.ts';
import { signIn } from './userForms.ts';

/** An operator of nobody else's test; `strict`: of a role that asks for a second factor. */
const newOperator = async (username: string, { strict = false } = {}) => {
  await ask(
    `insert into users (tenant_id, id, kind, username, password_hash, realname)
     select tenant_id, gen_random_uuid(), kind, $1, password_hash, $1 from users where username = 'yunling-op'`,
    [username],
  );
  const role = strict ? `${username}-role` : 'operator';
  if (strict) {
    await ask(
      `with added as (
         insert into roles (tenant_id, id, code, name_zh, name_en, kind, two_factor)
         select tenant_id, gen_random_uuid(), $1, $1, $1, kind, true from roles
         where code = 'operator' and tenant_id = (select tenant_id from tenants where code = 'yunling')
         returning tenant_id, id)
       insert into role_permissions (tenant_id, role_id, permission)
       select a.tenant_id, a.id, p.permission from added a
       join roles r on r.tenant_id = a.tenant_id and r.code = 'operator'
       join role_permissions p on p.tenant_id = r.tenant_id and p.role_id = r.id`,
      [role],
    );
  }
  await ask(
    `insert into user_roles (tenant_id, user_id, role_id)
     select u.tenant_id, u.id, r.id from users u join roles r on r.tenant_id = u.tenant_id
     where u.username = $1 and r.code = $2`,
    [username, role],
  );
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
};

const saveCodes = async (page: Page) => {
  const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await page.getByRole('button', { name: '我已保存' }).click();
  return texts;
};

/** As if the person had proved who they are a day ago. */
const growOld = async (page: Page, username: string) => {
  await ask(
    `update sessions set confirmed_at = now() - interval '1 day'
     where user_id = (select id from users where username = $1)`,
    [username],
  );
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('alpaca.token') ?? '').value,
  );
  // Whatever changes a user makes the node forget what it remembers of their sessions.
  await callWith(token, setLanguage, { body: { language: 'zh_CN' } });
};

test('an authenticator app: set up before anything else, asked for at sign-in and again before what matters', async ({
  page,
}) => {
  const name = `totp-${randomBytes(4).toString('hex')}`;
  await newOperator(name, { strict: true });
  await page.goto(`${sites.yunling}/basic/information`);
  await signIn(page, name);

  await expect(page.getByRole('heading', { name: '设置双重验证' })).toBeVisible();
  await page.getByRole('button', { name: '验证器应用' }).click();
  await expect(page.getByLabel('验证器应用的二维码')).toBeVisible();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const secret = key.replaceAll(' ', '');
  await page.getByLabel('验证码').fill(codeOf(secret));
  await page.getByRole('button', { name: '完成' }).click();
  const codes = await saveCodes(page);
  await expect(page.getByRole('heading', { name: '登录设备' })).toBeVisible();

  await signOut(page);
  await signIn(page, name);
  await expect(page.getByRole('heading', { name: '双重验证' })).toBeVisible();
  await page.getByLabel('验证码').fill('000000');
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page.getByText('验证码错误或已使用').first()).toBeVisible();
  // The code of the set-up is used up; the next one is taken early.
  await page.getByLabel('验证码').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  await page.goto(`${sites.yunling}/basic/information`);
  await expect(page.getByText('还剩 10 个可用')).toBeVisible();

  // Something that matters, long after the sign-in: asked again, then done.
  await growOld(page, name);
  await page.getByRole('button', { name: '重新生成' }).click();
  await page
    .getByRole('dialog', { name: '重新生成恢复码？' })
    .getByRole('button', { name: '确定' })
    .click();
  const question = page.getByRole('dialog', { name: '请确认是您本人' });
  await question.getByLabel('验证码').fill(codes[0] as string);
  await question.getByRole('button', { name: '确认' }).click();
  await saveCodes(page);
});

test('a passkey: added, and enough to sign in by itself; a page left alone locks and keeps what was typed', {
  tag: '@night',
}, async ({ page }) => {
  const name = `passkey-${randomBytes(4).toString('hex')}`;
  await newOperator(name);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${sites.yunling}/basic/information`);
  await signIn(page, name);
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await page.getByRole('dialog', { name: '添加通行密钥' }).getByLabel('名称').fill('办公电脑');
  await page.getByRole('button', { name: '创建通行密钥' }).click();
  await saveCodes(page);
  await expect(page.getByText('办公电脑')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();

  await page.goto(`${sites.yunling}/basic/information`);
  await page.getByRole('button', { name: '更换手机号' }).click();
  const form = page.getByRole('dialog', { name: '更换手机号' });
  await form.getByLabel('新手机号').fill('13912345678');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('alpaca.activeAt') ?? '{}');
    kept.value.at -= 31 * 60_000;
    localStorage.setItem('alpaca.activeAt', JSON.stringify(kept));
    window.dispatchEvent(new Event('focus'));
  });
  const lock = page.getByRole('dialog', { name: '页面已锁定' });
  await expect(lock).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();
  await expect(form).toBeHidden();
  await lock.getByLabel('登录密码').fill('wrong-password1');
  await lock.getByRole('button', { name: '解锁' }).click();
  await expect(lock.getByText('密码错误').first()).toBeVisible();
  await lock.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(lock).toBeHidden();
  await expect(form.getByLabel('新手机号')).toHaveValue('13912345678');
});

/** A one-time code of someone who is signed in elsewhere, made for the browser behind the binding. */
const codeFor = async (binding: string): Promise<string> => {
  const { token } = await sessionOf(String(process.env.ALPACA_E2E_PORT), 'kapok');
  return (await callWith(token, createLoginCode, { body: { binding } })).token;
};

test('a code in the address: only in the browser that began, and nobody is replaced in silence', {
  tag: '@night',
}, async ({ page }) => {
  const here = page.getByRole('heading', { level: 1 });
  await page.goto(sites.yunling);
  await signIn(page, 'starfield');
  await expect(here).toContainText('星野电商');

  // Somebody else's code, made for another browser: the session stays.
  const strangers = hash('sha256', randomBytes(32).toString('base64url'), 'base64url');
  await page.goto(`${sites.yunling}/?token=${await codeFor(strangers)}`);
  await expect(page.getByText('不是从本浏览器发起的')).toBeVisible();
  await expect(here).toContainText('星野电商');

  const begin = async () => {
    await page.route('https://erp.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>ERP</h1>' }),
    );
    await page.goto(
      `${sites.yunling}/?begin=${encodeURIComponent('https://erp.example/back?a=1')}`,
    );
    await page.getByRole('button', { name: '前往 erp.example' }).click();
    await expect(page).toHaveURL(/^https:\/\/erp\.example\/back\?a=1&binding=/);
    return new URL(page.url()).searchParams.get('binding') ?? '';
  };
  await page.goto(`${sites.yunling}/?token=${await codeFor(await begin())}`);
  await expect(page).toHaveURL(`${sites.yunling}/?entering=1`);
  await page.getByRole('button', { name: /^继续使用/ }).click();
  await expect(here).toContainText('星野电商');

  await page.goto(`${sites.yunling}/?token=${await codeFor(await begin())}`);
  await page.getByRole('button', { name: /^切换为/ }).click();
  await expect(here).toContainText('木棉');
});
