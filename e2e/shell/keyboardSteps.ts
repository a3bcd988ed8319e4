import type { Page } from '@playwright/test';

/**
 * Runs in the page. Tab's stops are written down by `keyup`, after whatever the page itself did
 * with the focus; then every control that can be seen and used is held against them.
 */
const recorder = () => {
  const main = () => document.querySelector('main') as HTMLElement;
  const within = (element: Element) => element !== main() && main().contains(element);
  // Said at once whether it is within: a row that scrolled out of sight later is gone.
  const stops: { element: Element; inside: boolean }[] = [];
  const note = (element: Element) => stops.push({ element, inside: within(element) });
  addEventListener(
    'keyup',
    ({ key }) => key === 'Tab' && note(document.activeElement ?? document.body),
    true,
  );
  const name = (element: Element) => {
    const { outerHTML } = element.cloneNode(false) as Element;
    return `${outerHTML.slice(0, 150)} ${element.textContent?.trim().slice(0, 40) ?? ''}`;
  };
  // Inside these, arrows lead on: Tab stops at one of their parts.
  const composites = '[role=tablist], [role=menu], [role=listbox], [role=radiogroup]';
  const controls = `a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]`;
  const usable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *, [inert] *');
  const isRadio = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio';
  /** Of radio buttons with one name, Tab stops at the chosen one. */
  const stands = (element: Element) => {
    if (!isRadio(element) || !element.name) return true;
    const group = [...main().querySelectorAll('input')].filter(
      (one) => isRadio(one) && one.name === element.name,
    );
    return element === (group.find((one) => one.checked) ?? group[0]);
  };
  const wanted = () =>
    [...main().querySelectorAll<HTMLElement>(controls)].filter(
      (one) => usable(one) && one.tabIndex >= 0 && !one.closest(composites) && stands(one),
    );
  Object.assign(window, {
    walk: {
      controls: () => wanted().length,
      start: () => {
        stops.length = 0;
        main().focus();
      },
      state: () => {
        const outside = stops.findIndex(({ inside }) => !inside);
        const walked = stops
          .slice(0, outside < 0 ? stops.length : outside)
          .map(({ element }) => element);
        const twice = walked.find((element, at) => walked.indexOf(element) < at);
        const missed = wanted().filter((element) => !walked.includes(element));
        return {
          done: outside >= 0 || twice !== undefined,
          count: walked.length,
          trap: twice ? name(twice) : null,
          missed: twice ? [] : missed.map(name),
        };
      },
    },
  });
};

interface Walked {
  done: boolean;
  count: number;
  /** A stop that Tab came back to before it was through. */
  trap: string | null;
  /** Controls that can be seen and used and that Tab never came to. */
  missed: string[];
}

/** Waits until a page has drawn all it has: nothing is loading and no control is added any more. */
const settled = async (page: Page) => {
  let [before, calm] = [-1, 0];
  for (let look = 0; look < 100 && calm < 3; look += 1) {
    await page.waitForTimeout(100);
    const busy = await page.locator('main [aria-busy=true]').count();
    const now = (await page.evaluate('walk.controls()')) as number;
    calm = now === before && busy === 0 ? calm + 1 : 0;
    before = now;
  }
};

// One to scroll, one to draw.
const twoFrames =
  'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))';

/** Goes through a page's content with Tab, from its first control to behind its last. */
export const walkThrough = async (page: Page, most = 600): Promise<Walked> => {
  await page.evaluate(`window.walk ?? (${recorder})()`);
  await settled(page);
  await page.evaluate('walk.start()');
  for (let pressed = 0; pressed < most; pressed += 10) {
    for (let at = 0; at < 10; at += 1) {
      await page.keyboard.press('Tab');
      // Of a long list only the rows in sight are there: the next come with the focus.
      await page.evaluate(twoFrames);
    }
    const state = (await page.evaluate('walk.state()')) as Walked;
    if (state.done) return state;
  }
  throw new Error(`not through after ${most} stops`);
};

/** What the focused element is called, roughly as a screen reader says it. */
const focusedName = (page: Page) =>
  page.evaluate((): string => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return '';
    const text = (id: string) => document.getElementById(id)?.textContent ?? '';
    const { labels = null, placeholder = '' } = focused as HTMLInputElement;
    const names = [
      focused.getAttribute('aria-label'),
      (focused.getAttribute('aria-labelledby') ?? '').split(' ').map(text).join(' '),
      [...(labels ?? [])].map((label) => label.textContent).join(' '),
      focused.dataset.rows === undefined ? focused.textContent : 'rows',
      placeholder,
    ];
    return names.map((name) => name?.trim()).find(Boolean) ?? '';
  });

/** Presses a key until the focus is on something of that name. */
export const pressUntil = async (page: Page, key: string, name: RegExp, most = 150) => {
  const passed: string[] = [];
  for (let at = 0; at < most; at += 1) {
    await page.keyboard.press(key);
    const here = await focusedName(page);
    if (name.test(here)) return;
    passed.push(here);
  }
  throw new Error(`${name} was not reached by ${key}, only ${passed.join(' | ')}`);
};
