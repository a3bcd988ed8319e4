import { useEffect, useState } from 'react';

/**
 * The value one picture later: what answers a press is on the screen before the long work begins.
 * Not as a transition: pages with an open dialog broke when they were hidden and shown half drawn.
 */
export const useAfterPaint = <T>(value: T, first = value): T => {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const show = () => setShown(() => value);
    // A window that nobody sees is not painted.
    if (document.hidden) return show();
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
};
