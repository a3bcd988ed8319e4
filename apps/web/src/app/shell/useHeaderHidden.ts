import { constants } from '@alpaca/contract';
import { useCallback, useRef, useState } from 'react';

const headerPx = 56;

/**
 * Whether the header is out of the way: after 100 px of scrolling down, until one scrolls up. A
 * header that isn't fixed goes with the page and comes back only at its top.
 */
export const useHeaderHidden = (fixed: boolean) => {
  const [hidden, setHidden] = useState(false);
  const last = useRef(0);
  const onScroll = useCallback(
    ({ scrollTop: top, scrollHeight, clientHeight }: HTMLElement) => {
      const room = scrollHeight - clientHeight;
      const up = top < last.current;
      last.current = top;
      if (!fixed) return setHidden(top > headerPx / 2 && room > 2 * headerPx);
      // At the very end the page moves up by itself when the header gives its room away.
      if (up) return setHidden((was) => was && top >= room - 1 && top > 0);
      // A page with little to scroll would fit once the header is gone, and call it back.
      const far = top > constants.headerHideScrollPx && room > 100 + 2 * headerPx;
      setHidden((was) => was || far);
    },
    [fixed],
  );
  const show = useCallback(() => {
    // Whatever comes next, a page put back where it was, is not someone scrolling down.
    last.current = Number.POSITIVE_INFINITY;
    setHidden(false);
  }, []);
  return { hidden, onScroll, show };
};
