import { useEffect, useInsertionEffect } from 'react';
import { useLocation } from 'react-router';
import { useUnsaved } from '../store/unsaved.ts';

const dirtyPaths = new Map<string, number>();

/** Whether a page holds something unsaved: whoever closes its tab asks first. */
export const unsavedAt = (path: string): boolean => (dirtyPaths.get(path) ?? 0) > 0;

/**
 * Guards what was typed: the browser asks before the page is closed or loaded again, and the tab
 * bar before the tab is. Another tab may be looked at freely, since a hidden page keeps its state.
 */
export const useUnsavedGuard = (dirty: boolean) => {
  const { pathname } = useLocation();
  useUnsaved(dirty);
  // Other effects end when the tab is only hidden; an insertion effect ends with the component.
  useInsertionEffect(() => {
    if (!dirty) return;
    dirtyPaths.set(pathname, (dirtyPaths.get(pathname) ?? 0) + 1);
    return () => void dirtyPaths.set(pathname, (dirtyPaths.get(pathname) ?? 1) - 1);
  }, [dirty, pathname]);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
};
