import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enter } from './shellSteps.ts';

const heavy = ['serious', 'critical'];

// The library's steps before and after, which are no animation yet or any more.
const onTheWay = '[class*="-appear"], [class*="-enter"], [class*="-leave"]';
const longestMs = 5_000;

/** Until nothing fades or moves: colours on the way from one to another are nobody's choice. */
const settled = async (page: Page) => {
  const isMoving = (parts: string) => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const step = /-(appear|enter|leave)(-|$)/;
    return (
      running.some(ends) ||
      [...document.querySelectorAll(parts)].some(
        (part) => part.checkVisibility() && [...part.classList].some((name) => step.test(name)),
      )
    );
  };
  const end = Date.now() + longestMs;
  while ((await page.evaluate(isMoving, onTheWay)) && Date.now() < end) {
    await page.waitForTimeout(50);
  }
};

const found = async (
  page: Page,
  axe: AxeBuilder,
  isCounted = (impact: string) => heavy.includes(impact),
) => {
  await settled(page);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => isCounted(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

/** axe's serious and critical findings, in words that tell where they are. */
export const faults = (page: Page, ...within: string[]) => {
  const axe = new AxeBuilder({ page });
  for (const part of within) axe.include(part);
  return found(page, axe);
};

/** All that axe finds, however slight: of plain pages nothing has to be forgiven. */
export const anyFaults = (page: Page) => found(page, new AxeBuilder({ page }), () => true);

/** Words that stand out too little from what is behind them. */
export const paleWords = (page: Page) =>
  found(page, new AxeBuilder({ page }).withRules(['color-contrast']));

/** A desk, a tablet and a phone, each in another language or theme. */
export const looks = [
  { width: 1440, height: 900, theme: 'light', language: 'zh_CN' },
  { width: 1024, height: 768, theme: 'dark', language: 'en_US' },
  { width: 390, height: 844, theme: 'light', language: 'en_US' },
] as const;

/**
 * Gathers the faults of one place after the other, each with the place's name. CI goes the same way and leaves axe,
 * half of the time it takes, to the night.
 */
export const gathering = (page: Page) => {
  const found: string[] = [];
  const lookAt = async (what: string, at = page) => {
    if (process.env.CI) return;
    for (const fault of await faults(at)) found.push(`${what}: ${fault}`);
  };
  return { found, lookAt };
};

/** Gathers from a page on, opened by somebody with such a look. */
export const gatheringAt = async (
  page: Page,
  path: string,
  { width, height, ...look }: (typeof looks)[number],
  user: string,
) => {
  await page.setViewportSize({ width, height });
  await enter(page, path, { user, ...look });
  return gathering(page);
};
