import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha } from '../calls.ts';

type State = { captchaKey: string; image: string } | 'loading' | 'failed';

/** A picture for as long as it is needed; each is good for one try. */
export const useCaptcha = (needed: boolean) => {
  const [state, setState] = useState<State>('loading');
  const latest = useRef<AbortController>(null);

  const refresh = useCallback(async () => {
    latest.current?.abort();
    const mine = new AbortController();
    latest.current = mine;
    setState('loading');
    const next = await fetchCaptcha(mine.signal).catch(() => null);
    if (!mine.signal.aborted) setState(next ?? 'failed');
  }, []);

  useEffect(() => {
    if (!needed) return;
    void refresh();
    return () => latest.current?.abort();
  }, [needed, refresh]);

  const captchaKey = typeof state === 'object' ? state.captchaKey : '';
  return { state, captchaKey, refresh };
};

export type Captcha = ReturnType<typeof useCaptcha>;
