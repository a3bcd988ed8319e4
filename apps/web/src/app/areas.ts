import { lazy } from 'react';

const load = () => import('./SignedInArea.tsx');

/** Apart from the login layout, so that signing in does not wait for the shell. */
export const SignedInArea = lazy(load);

export const isUserPath = (path: string) => path.startsWith('/user/');

/** Fetches what a path needs beyond the first file, so that the first picture is the page itself. */
export const loadArea = async (path: string) => {
  // If it can't be had, the page says so when it is drawn.
  if (!isUserPath(path)) await load().catch(() => null);
};
