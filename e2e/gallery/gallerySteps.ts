import {
  constants,
  type Envelope,
  headers,
  type Language,
  type LoginResult,
  login,
} from '@alpaca/contract';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';

const site = `http://yunling.localhost:${process.env.ALPACA_E2E_GALLERY_PORT}`;

export interface Visit {
  language?: Language;
  theme?: 'light' | 'dark';
  user?: string;
}

/** From within the page: only the browser knows hosts that end in .localhost. */
const signIn = (page: Page, username: string) =>
  page.evaluate(
    async ({ path, name, belong, body }): Promise<Envelope<LoginResult>> => {
      const sent = { 'content-type': 'application/json', [name]: belong };
      const reply = await fetch(path, { method: 'POST', headers: sent, body });
      return reply.json();
    },
    {
      path: `${constants.basePath}${login.path}`,
      name: headers.systemBelong,
      belong: constants.systemBelong,
      body: JSON.stringify({ username, password: 'Alpaca2026' }),
    },
  );

const openAs = async (page: Page, path: string, visit: Visit) => {
  const { language = 'zh_CN', theme = 'light', user = 'yunling-admin' } = visit;
  await page.goto(`${site}/user/login`);
  const { result } = await signIn(page, user);
  const kept = { token: result.token, user: result.userInfo, language, theme };
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      localStorage.setItem(`alpaca.${name}`, JSON.stringify({ value }));
    }
  }, kept);
  await page.goto(`${site}${path}`);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
};

/** `open(path)` shows a page of the gallery's build to someone who is signed in already. */
export const test = base.extend<{ open: (path: string, visit?: Visit) => Promise<void> }>({
  open: async ({ page }, use, info) => {
    info.setTimeout(90_000);
    await use((path, visit = {}) => openAs(page, path, visit));
  },
});

/** The page is built for this alone and may share two cores with much else. */
export const expect = baseExpect.configure({ timeout: 15_000 });
