import { homePath, loginPath, openPaths } from '../shared/lib/paths.ts';
import { loginFor, safeRedirect } from '../shared/lib/redirect.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

type Decision = { go: string } | { exchange: string } | 'stay';

/** Whether a place may be shown, and where to go instead. */
export const decide = ({ pathname, search, hash }: Place, token: string | null): Decision => {
  const query = new URLSearchParams(search);
  const code = pathname === '/' && query.get('token');
  if (code) return { exchange: code };
  if (token !== null) {
    // Also the moment after signing in: the wanted page stands in the address.
    const leaving = pathname === loginPath;
    return leaving ? { go: safeRedirect(query.get('redirect')) ?? homePath } : 'stay';
  }
  return openPaths.includes(pathname) ? 'stay' : { go: loginFor(pathname + search + hash) };
};
