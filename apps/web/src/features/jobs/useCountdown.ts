import { useEffect, useEffectEvent, useState } from 'react';

/** Counts seconds down to the call, anew from every `since`; null while nothing is waited for. */
export const useCountdown = (
  seconds: number,
  { since, run }: { since: number | null; run: () => void },
): number | null => {
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(run);
  useEffect(() => {
    if (since === null) return;
    setLeft(seconds);
    // By the clock, not by counting: a hidden page's timers run late.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.ceil((end - Date.now()) / 1000);
      setLeft(Math.max(remaining, 0));
      if (remaining > 0) return;
      clearInterval(timer);
      over();
    }, 1000);
    return () => clearInterval(timer);
  }, [since, seconds]);
  return since === null ? null : left;
};
