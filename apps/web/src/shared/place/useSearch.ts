import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * What a page's address asks for. A page follows its address a moment later, so that a press is
 * answered at once: whoever changes the address starts from `latest`, or would undo a change that
 * is not on show yet.
 */
export const useSearch = () => {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = params.toString();
  const latest = useCallback(() => {
    const { location } = window;
    return new URLSearchParams(location.pathname === pathname ? location.search : search);
  }, [pathname, search]);
  return { params, search, latest, setParams };
};
