import { homePath, loginPath, openPaths } from '../shared/lib/paths.ts';
import { loginFor, safeRedirect } from '../shared/lib/redirect.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

type Decision = { go: string } | { exchange: string } | { begin: string } | 'stay';

/** Whether a place may be shown, and where to go instead. */
export const decide = ({ pathname, search, hash }: Place, token: string | null): Decision => {
  const query = new URLSearchParams(search);
  if (pathname === '/') {
    const [code, address] = [query.get('token'), query.get('begin')];
    // Empty where the code has been taken out of the address and its exchange is under way.
    if (code ?? query.get('entering')) return { exchange: code ?? '' };
    if (address) return { begin: address };
  }
  if (token !== null) {
    // Also the moment after signing in: the wanted page stands in the address.
    const leaving = pathname === loginPath;
    return leaving ? { go: safeRedirect(query.get('redirect')) ?? homePath } : 'stay';
  }
  return openPaths.includes(pathname) ? 'stay' : { go: loginFor(pathname + search + hash) };
};
