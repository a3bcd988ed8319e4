import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { states } from './states.ts';
import { settled, visit } from './visit.ts';

// A table may be wider than its place where words are longer: it scrolls, and its columns can be chosen.
const matters = (fault: string) => !fault.startsWith('columns of ');

/** The words that are in the page come four tenths longer; what the server says comes as it is. */
const withLongerWords = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('alpaca.longer', '{"value":true}'));

for (const state of states.filter(({ user, fails }) => user !== null && !fails)) {
  for (const language of ['zh_CN', 'en_US'] as const) {
    test(`longer words: ${state.name}, ${language} @night`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await withLongerWords(page);
      await state.before?.(page);
      await visit(page, state, { language, theme: 'light', gallery: true });
      await settled(page);
      const found: string[] = [];
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
        await settled(page);
        await page.screenshot({
          path: `.data/looks/longer-${state.name}-${language}-${width}.png`,
        });
        const faults = await page.evaluate(faultsOf, width < 600 ? 40 : 24);
        found.push(...faults.filter(matters).map((fault) => `${width}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
}
