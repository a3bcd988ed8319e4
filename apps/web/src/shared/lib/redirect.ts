import { loginPath } from './paths.ts';

// Any origin will do: what counts is whether the address stays on it.
const here = 'http://here.invalid';

/** A wanted address, if following it stays on this origin; otherwise null. */
export const safeRedirect = (wanted: string | null): string | null => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return null;
  const url = URL.parse(wanted, here);
  // '/.//other.example' stays on the origin but leaves a path that would not.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  if (/^\/user(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
};

/** Where to sign in and come back from. */
export const loginFor = (wanted: string): string => {
  const redirect = safeRedirect(wanted);
  return redirect && redirect !== '/'
    ? `${loginPath}?redirect=${encodeURIComponent(redirect)}`
    : loginPath;
};
