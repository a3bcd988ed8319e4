import { useEffect, useRef, useState } from 'react';

/** Tells how far something is: a share between 0 and 1, undefined if nobody knows. */
export type Report = (share: number | undefined) => void;

type Work<R> = (report: Report, signal: AbortSignal) => Promise<R>;

type State<R> =
  | { step: 'ready' }
  | { step: 'running'; share: number | undefined }
  | { step: 'done'; result: R }
  | { step: 'failed'; error: unknown };

/** One long piece of work at a time: how far it is, how it ended, and a way to stop it. */
export const useRun = <R>() => {
  const [state, setState] = useState<State<R>>({ step: 'ready' });
  const current = useRef<AbortController | null>(null);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setState({ step: 'ready' });
  };
  const run = async (work: Work<R>) => {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    // A stopped run may still answer; nobody waits for it any more.
    const set = (next: State<R>) => !signal.aborted && setState(next);
    set({ step: 'running', share: undefined });
    try {
      set({ step: 'done', result: await work((share) => set({ step: 'running', share }), signal) });
    } catch (error) {
      set({ step: 'failed', error });
    }
  };
  useEffect(() => () => current.current?.abort(), []);
  return { state, run, stop };
};
