import { expect, type Page } from '@playwright/test';
import { signIn } from '../auth/userForms.ts';

/** The call by which these tests make a page meet an error: the shell makes it on every visit. */
export const probe = '**/sys/getLoginUserInfo?*';

/** The shell has made its own calls and is on show; only then it hears of anything. */
export const shellReady = async (page: Page) => {
  await page.waitForResponse(/getLoginUserInfo/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
};

export const openHome = async (page: Page, site: string, username = 'starfield') => {
  await page.goto(`${site}/user/login`);
  const shell = shellReady(page);
  await signIn(page, username);
  await shell;
};

/** As if the person came back to the browser's tab: what may be stale is asked for again. */
export const lookAgain = (page: Page) =>
  page.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`);

export const notices = (page: Page) => page.locator('[class*=_notice_]');
