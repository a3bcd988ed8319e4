import { constants } from '@alpaca/contract';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const headerPx = 56;

/**
 * Whether the header is out of the way: after 100 px of scrolling down, until one scrolls up. A
 * header that isn't fixed goes with the page and comes back only at its top.
 */
export const useHeaderHidden = (fixed: boolean) => {
  const [hidden, setHidden] = useState(false);
  const is = useRef(false);
  const isHeld = useRef(false);
  const change = useCallback((next: boolean) => {
    is.current = next;
    setHidden(next);
  }, []);
  const onScroll = useCallback(
    (scroller: HTMLElement, before: number) => {
      const { scrollTop: top, scrollHeight, clientHeight } = scroller;
      // A page with little to scroll would fit once the header is gone.
      const fits = scrollHeight - clientHeight <= constants.headerHideScrollPx + 2 * headerPx;
      const isFar = top > constants.headerHideScrollPx && !fits;
      const goes = top > before && isFar && !isHeld.current;
      const comes = top < before && (fixed || top <= 0);
      if (is.current ? !comes : !goes) return;
      // The page begins higher or lower from now on. What it shows stays where it was, in the same
      // frame: whoever presses a button just then means the one they see.
      flushSync(() => change(goes));
      scroller.scrollTop = top + (goes ? -headerPx : headerPx);
    },
    [fixed, change],
  );
  const show = useCallback(() => change(false), [change]);
  /** Whoever tabs into it gets it back, and has it until they leave it. */
  const hold = useCallback(
    (held: boolean) => {
      isHeld.current = held;
      if (held) change(false);
    },
    [change],
  );
  return { hidden, onScroll, show, hold };
};
