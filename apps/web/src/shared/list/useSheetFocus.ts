import { type RefObject, useEffect } from 'react';

const stops = 'input:not([type=hidden]), button, select, textarea, a[href], [tabindex="0"]';

/** While a sheet covers the page the focus goes round in it, and is given back when it closes. */
export const useSheetFocus = (sheet: RefObject<HTMLElement | null>, open: boolean) => {
  useEffect(() => {
    const { current: frame } = sheet;
    if (!open || !frame) return;
    const before = document.activeElement;
    const all = () =>
      [...frame.querySelectorAll<HTMLElement>(stops)].filter((one) => one.checkVisibility());
    all()[0]?.focus();
    const turn = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const [first, last] = [all()[0], all().at(-1)];
      const [from, to] = event.shiftKey ? [first, last] : [last, first];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    frame.addEventListener('keydown', turn);
    return () => {
      frame.removeEventListener('keydown', turn);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [sheet, open]);
};
