import { mkdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { paleWords } from '../e2e/support/axe.ts';
import { faultsOf } from './faults.ts';
import { type State, states } from './states.ts';
import { settled, visit } from './visit.ts';

// CI has seconds for it: the pages seen most, by day, in the language with the longer words.
const short = Boolean(process.env.CI);
const languages = short ? (['en_US'] as const) : (['zh_CN', 'en_US'] as const);
const widths = short ? [1440, 390] : [1440, 1080, 390];
const themes = short ? (['light'] as const) : (['light', 'dark'] as const);
const pictures = '.data/looks';
mkdirSync(pictures, { recursive: true });

const look = async (page: Page, state: State, name: string, width: number) => {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await settled(page);
  await page.screenshot({ path: `${pictures}/${name}-${width}.png` });
  const found = await page.evaluate(faultsOf, width < 600 ? 40 : 24);
  return [...found, ...(short ? [] : await paleWords(page))].map(
    (fault) => `${state.name} ${width}: ${fault}`,
  );
};

for (const state of states.filter(({ often }) => often || !short)) {
  for (const language of languages) {
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
