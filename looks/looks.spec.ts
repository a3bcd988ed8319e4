import { mkdirSync } from 'node:fs';
import type { Language } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { paleWords } from '../e2e/support/axe.ts';
import { enter, keep } from '../e2e/support/shellSteps.ts';
import { sites } from '../e2e/support/sites.ts';
import { faultsOf } from './faults.ts';
import { type State, states } from './states.ts';

// CI has seconds for it: the pages seen most, by day.
const short = Boolean(process.env.CI);
const widths = short ? [1440, 390] : [1440, 1080, 390];
const themes = short ? (['light'] as const) : (['light', 'dark'] as const);
interface Manner {
  language: Language;
  theme: 'light' | 'dark';
}

const pictures = '.data/looks';
mkdirSync(pictures, { recursive: true });

const settled = async (page: Page) => {
  // A chat in a frame of its own is never done.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const look = async (page: Page, state: State, name: string, width: number) => {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await settled(page);
  await page.screenshot({ path: `${pictures}/${name}-${width}.png` });
  const found = await page.evaluate(faultsOf, width < 600 ? 40 : 24);
  return [...found, ...(short ? [] : await paleWords(page))].map(
    (fault) => `${state.name} ${width}: ${fault}`,
  );
};

const visit = async (page: Page, { path, user = 'starfield' }: State, manner: Manner) => {
  if (user !== null) return enter(page, path, { user, ...manner });
  await keep(page, { ...manner });
  await page.goto(`${sites.yunling}${path}`);
};

for (const state of states.filter(({ often }) => often || !short)) {
  for (const language of ['zh_CN', 'en_US'] as const) {
    for (const theme of themes) {
      const name = `${state.name}-${language}-${theme}`;
      test(`looks: ${name}`, async ({ page }) => {
        const said: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && !state.fails) said.push(`console: ${message.text()}`);
        });
        await page.setViewportSize({ width: widths[0] as number, height: 900 });
        await state.before?.(page);
        await visit(page, state, { language, theme });
        await settled(page);
        await state.open?.(page);
        const found: string[] = [];
        for (const width of widths) found.push(...(await look(page, state, name, width)));
        expect([...found, ...said]).toEqual([]);
      });
    }
  }
}
