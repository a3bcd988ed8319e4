import { randomBytes } from 'node:crypto';
import { badgeTries, changeAtStation } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { demoPassword } from '../../apps/server/seeds/people.ts';
import { callWith, signIn } from '../support/api.ts';
import { faults } from '../support/axe.ts';
import { ask } from '../support/database.ts';
import { enter } from '../support/shellSteps.ts';

test.describe.configure({ timeout: 120_000 });

/** An operator of nobody else's test. */
const newOperator = async () => {
  const username = `badge-${randomBytes(4).toString('hex')}`;
  await ask(
    `with added as (
       insert into users (tenant_id, id, kind, username, password_hash, realname)
       select tenant_id, gen_random_uuid(), kind, $1, password_hash, $1 from users
       where username = 'yunling-op' returning tenant_id, id)
     insert into user_roles (tenant_id, user_id, role_id)
     select a.tenant_id, a.id, r.id from added a join roles r on r.tenant_id = a.tenant_id
     where r.code = 'operator'`,
    [username],
  );
  return username;
};

const card = (page: Page) => page.getByRole('region', { name: /^(工牌|Badge)$/ });
const fill = async (page: Page, badgeNo: string, pin: string, again = pin) => {
  const dialog = page.getByRole('dialog', { name: /工牌/ });
  await dialog.getByLabel('工牌号').fill(badgeNo);
  await dialog.getByLabel('PIN', { exact: true }).fill(pin);
  await dialog.getByLabel('再次输入 PIN').fill(again);
  await dialog.getByRole('button', { name: '保存' }).click();
  return dialog;
};

test('an operator sets a badge, proves who it is, is told of the lock, and removes it @night', async ({
  page,
}) => {
  const username = await newOperator();
  const badgeNo = `E2E-${randomBytes(3).toString('hex').toUpperCase()}`;
  await enter(page, '/basic/information', { user: username });
  // As if the person had proved who they are a day ago.
  await ask(
    `update sessions set confirmed_at = now() - interval '1 day'
     where user_id = (select id from users where username = $1)`,
    [username],
  );
  await expect(card(page)).toContainText('还没有工牌');
  await card(page).getByRole('button', { name: '设置工牌' }).click();
  const dialog = await fill(page, badgeNo, '2468', '2469');
  await expect(dialog).toContainText('两次输入的 PIN 不一致');
  await fill(page, badgeNo, '2468');
  const question = page.getByRole('dialog', { name: '请确认是您本人' });
  // A session that the node remembers as proved may not be asked: then it is saved at once.
  await expect(question.or(card(page).getByText(badgeNo))).toBeVisible();
  if (await question.isVisible()) {
    await question.getByLabel('登录密码', { exact: true }).fill(demoPassword);
    await question.getByRole('button', { name: '确认' }).click();
  }
  await expect(card(page)).toContainText(badgeNo);
  expect(await faults(page)).toEqual([]);

  const { token } = await signIn(String(process.env.ALPACA_E2E_PORT), 'yunling-op2');
  for (let tries = 0; tries < badgeTries; tries += 1) {
    const wrong = callWith(token, changeAtStation, { body: { badge: badgeNo, pin: '0001' } });
    await wrong.catch(() => null);
  }
  await page.reload();
  await expect(card(page)).toContainText('PIN 多次输错');
  expect(await faults(page)).toEqual([]);
  await card(page).getByRole('button', { name: '更换工牌或 PIN' }).click();
  await fill(page, badgeNo, '1357');
  await expect(card(page)).not.toContainText('PIN 多次输错');

  await card(page)
    .getByRole('button', { name: `移除工牌 ${badgeNo}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(card(page)).toContainText('还没有工牌');
});

test('a merchant has no badge @night', async ({ page }) => {
  await enter(page, '/basic/information', { user: 'starfield' });
  await expect(page.getByRole('region', { name: '登录设备' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});
