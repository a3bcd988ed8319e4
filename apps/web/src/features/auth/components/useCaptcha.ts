import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha } from '../calls.ts';

type State = { captchaKey: string; image: string } | 'loading' | 'failed';

/** Without a proof the server says what to do; that the work could not be done is no end. */
const work = (challenge: string, signal: AbortSignal) =>
  import('../proof/solve.ts').then(({ solve }) => solve(challenge, signal)).catch(() => '');

/**
 * A picture for as long as it is needed; each is good for one try. The browser does the work that
 * came with it while the person reads.
 */
export const useCaptcha = (needed: boolean) => {
  const [state, setState] = useState<State>('loading');
  const [working, setWorking] = useState(false);
  const latest = useRef<AbortController>(null);
  const proof = useRef<Promise<string>>(null);

  const refresh = useCallback(async () => {
    latest.current?.abort();
    const mine = new AbortController();
    latest.current = mine;
    setState('loading');
    const next = await fetchCaptcha(mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    proof.current = next && work(next.challenge, mine.signal);
    setState(next ?? 'failed');
  }, []);

  useEffect(() => {
    if (!needed) return;
    void refresh();
    return () => latest.current?.abort();
  }, [needed, refresh]);

  /** What goes along with the characters, once the work is done. */
  const prove = async () => {
    setWorking(true);
    const done = await proof.current;
    setWorking(false);
    const captchaKey = typeof state === 'object' ? state.captchaKey : '';
    return done ? { captchaKey, proof: done } : { captchaKey };
  };
  return { state, working, refresh, prove };
};

export type Captcha = ReturnType<typeof useCaptcha>;
