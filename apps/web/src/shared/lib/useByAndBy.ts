import { startTransition, useEffect, useState } from 'react';

// A browser without idle time to give is asked again a moment later.
const whenIdle = (run: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 30);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(run, { timeout: 500 });
  return () => window.cancelIdleCallback(idle);
};

/** How many of many are drawn: as many as are seen at once, the others a few at a time while nothing else is to do. */
export const useByAndBy = (all: number, first: number, step: number): number => {
  const [count, setCount] = useState(first);
  const isWhole = count >= all;
  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => startTransition(() => setCount(count + step)));
  }, [count, isWhole, step]);
  return Math.min(count, all);
};
