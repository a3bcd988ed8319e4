import { useMemo, useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

/** The address on show. The shell's router moves within the shell without saying so here. */
export const usePlace = (): URL => {
  const href = useSyncExternalStore(listen, () => window.location.href);
  return useMemo(() => new URL(href), [href]);
};

/** Tells everyone who listens, the shell's router too, to read the address again. */
export const announce = () =>
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));

interface Going {
  replace?: boolean;
  state?: unknown;
}

export const go = (to: string, { replace = false, state = null }: Going = {}) => {
  window.history[replace ? 'replaceState' : 'pushState'](state, '', to);
  announce();
  window.scrollTo(0, 0);
};
