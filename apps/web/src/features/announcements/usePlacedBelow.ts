import { constants } from '@alpaca/contract';
import { type RefObject, useLayoutEffect } from 'react';
import { phoneQuery } from '../../shared/lib/usePhone.ts';

const gap = 8;

/** Keeps an open pop-over under its button and inside the window; on a phone at its lower edge. */
export const usePlacedBelow = (
  button: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  open: boolean,
) => {
  useLayoutEffect(() => {
    const { current: below } = button;
    const { current: placed } = box;
    if (!below || !placed) return;
    placed.style.setProperty('--notice-width', `${constants.noticePopoverPx}px`);
    const place = () => {
      const { bottom, right } = below.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      const fromRight = Math.max(gap, clientWidth - right);
      const room = clientWidth - constants.noticePopoverPx - gap;
      placed.style.inset = window.matchMedia(phoneQuery).matches
        ? 'auto 0 0 0'
        : `${Math.max(bottom, 0) + gap}px ${Math.max(gap, Math.min(fromRight, room))}px auto auto`;
    };
    place();
    if (!open) return;
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [button, box, open]);
};
