import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ask } from '../support/database.ts';

let made = 0;

/** A merchant of its own for each test, not active; its owner's password is everybody's. */
export const newMerchant = async (name = '新商户') => {
  made += 1;
  const [id, userId] = [randomUUID(), randomUUID()];
  const username = `e2e-${Date.now().toString(36)}${made}`;
  const tenant = `(select tenant_id from tenants where code = 'yunling')`;
  await ask(
    `insert into merchants (tenant_id, merchant_id, code, name_zh) values (${tenant}, $1, $2, $3)`,
    [id, username.toUpperCase(), name],
  );
  await ask(
    `insert into users (tenant_id, id, merchant_id, kind, username, password_hash, realname, is_owner)
     select tenant_id, $1, $2, 'merchant', $3, password_hash, $4, true from users
     where username = 'fawn' and tenant_id = ${tenant}`,
    [userId, id, username, name],
  );
  await ask(
    `insert into user_roles (tenant_id, user_id, role_id)
     select tenant_id, $1, id from roles where code = 'merchantOwner' and tenant_id = ${tenant}`,
    [userId],
  );
  return { id, userId, username, code: username.toUpperCase(), name };
};

export const activate = (merchantId: string) =>
  ask('update merchants set activation_status = 1 where merchant_id = $1', [merchantId]);

// The smallest picture there is.
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses a picture in the field of that name and waits until it is there. */
export const choosePicture = async (page: Page, label: string) => {
  const file = { name: 'card.png', mimeType: 'image/png', buffer: picture };
  await page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(file);
  await expect(
    page.getByRole('button', { name: new RegExp(`(放大查看|Enlarge: )${label}`) }),
  ).toBeVisible();
};

export const fillCompany = async (page: Page, name: string) => {
  await page.getByLabel('企业名称（中文）').fill(name);
  await page.getByLabel('统一社会信用代码').fill('91440300MA5D77777F');
  await page.getByLabel('法定代表人姓名').fill('陆小鹿');
  await page.getByLabel('身份证号码').fill('44030119900101123X');
  await page.getByLabel('联系人').fill('陆小鹿');
  await page.getByLabel('联系电话').fill('13700001234');
  await page.getByLabel('联系地址').fill('深圳市龙岗区坂田街道 8 号');
  for (const label of ['营业执照', '身份证人像面', '身份证国徽面'])
    await choosePicture(page, label);
};
