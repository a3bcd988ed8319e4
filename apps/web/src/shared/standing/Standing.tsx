import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '../lib/loadChunk.ts';
import { useStanding } from './store.ts';
import { watchIdle } from './watchIdle.ts';

const ProveDialog = lazy(() => loadChunk(() => import('./ProveDialog.tsx')));

/** What is pressed beside the question reaches nothing of the page beneath. */
const keepOut = (event: KeyboardEvent) => {
  if (event.target instanceof Element && event.target.closest('[aria-labelledby="prove-title"]'))
    return;
  event.stopPropagation();
  event.preventDefault();
};

/** Watches for idle pages, and asks who sits here where a call or the clock wants to know. */
export const Standing = () => {
  const { locked, confirming } = useStanding();
  const asked = locked || confirming;
  useEffect(watchIdle, []);
  useEffect(() => {
    if (!asked) return;
    // Whoever was in the middle of a field goes on there.
    const opener = document.activeElement;
    // Nothing is seen of the page from the first moment, though the dialog may have to be fetched.
    document.documentElement.toggleAttribute('data-locked', locked);
    window.addEventListener('keydown', keepOut, true);
    return () => {
      window.removeEventListener('keydown', keepOut, true);
      document.documentElement.removeAttribute('data-locked');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [asked, locked]);
  return <Suspense>{asked && <ProveDialog locked={locked} />}</Suspense>;
};
