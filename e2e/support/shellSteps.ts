import type { Language } from '@alpaca/contract';
import type { Browser, Page } from '@playwright/test';
import { sessionOf, signIn } from './api.ts';

interface Visit {
  user?: string;
  language?: Language;
  theme?: 'light' | 'dark';
  settings?: Record<string, unknown>;
  /** A session that no other test uses, because this one ends it. */
  own?: boolean;
  /** The build that also has the gallery. */
  gallery?: boolean;
  /** A server of another build. */
  port?: string;
}

/** Lets a page find what the web keeps, as if it had been there before. */
export const keep = (page: Page, kept: Record<string, unknown>) =>
  page.addInitScript((values) => {
    // Once: what the page itself changes afterwards holds.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', '1');
    for (const [name, value] of Object.entries(values)) {
      localStorage.setItem(`alpaca.${name}`, JSON.stringify({ value }));
    }
  }, kept);

/** Opens a page as someone who has signed in before. */
export const enter = async (page: Page, path = '/dashboard/analysis', visit: Visit = {}) => {
  const { user = 'starfield', language = 'zh_CN', theme = 'light', settings = {} } = visit;
  const { ALPACA_E2E_PORT, ALPACA_E2E_GALLERY_PORT } = process.env;
  const port = visit.port ?? String(visit.gallery ? ALPACA_E2E_GALLERY_PORT : ALPACA_E2E_PORT);
  const { token, userInfo } = await (visit.own ? signIn : sessionOf)(port, user);
  await keep(page, { token, user: userInfo, language, theme, settings });
  await page.goto(`http://yunling.localhost:${port}${path}`);
};

/** A page of another browser, opened by an operator. */
export const asOperator = async (browser: Browser, path: string) => {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enter(page, path, { user: 'yunling-op' });
  return page;
};

/** Goes to a page of the shell without loading it again, as the router's own links do. */
export const goTo = (page: Page, path: string) =>
  page.evaluate(`(() => {
    const state = { usr: null, key: String(Math.random()), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state }));
  })()`);

export const sideOf = (page: Page) => page.getByRole('navigation', { name: /主菜单|Main menu/ });
export const tabsOf = (page: Page) =>
  page.getByRole('navigation', { name: /已打开的页面|Open pages/ });
export const tabOf = (page: Page, name: string) =>
  tabsOf(page).getByRole('link', { name, exact: true });
export const tabNames = (page: Page) => tabsOf(page).getByRole('link').allTextContents();

/** Opens pages one after the other, each as a tab. */
export const openTabs = async (page: Page, ...paths: string[]) => {
  for (const path of paths) {
    await goTo(page, path);
    // Not the list of all tabs, which stands beside them.
    await tabsOf(page).locator(`li > [aria-current=page][href="${path}"]`).waitFor();
  }
};
