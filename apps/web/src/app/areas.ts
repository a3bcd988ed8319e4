import { lazy } from 'react';

const load = {
  user: () => import('./UserArea.tsx'),
  signedIn: () => import('./SignedInArea.tsx'),
};

export const UserArea = lazy(load.user);
export const SignedInArea = lazy(load.signedIn);

/** Fetches the area that a path belongs to, so that the first picture is the page itself. */
export const loadArea = (path: string) => load[path.startsWith('/user/') ? 'user' : 'signedIn']();
