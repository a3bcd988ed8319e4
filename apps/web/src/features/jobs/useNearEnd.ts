import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls when the mark comes near what can be seen of the scroller around it. */
export const useNearEnd = (
  mark: RefObject<HTMLElement | null>,
  active: boolean,
  near: () => void,
) => {
  const reached = useEffectEvent(near);
  useEffect(() => {
    const { current } = mark;
    if (!current || !active) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached();
      },
      // Loaded before it is missed. The margin is the scroller's, hence the explicit root.
      { root: current.parentElement?.closest('[role=tabpanel]') ?? null, rootMargin: '120px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [mark, active]);
};
