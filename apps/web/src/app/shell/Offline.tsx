import { lazy, Suspense } from 'react';
import { useOffline } from '../../shared/store/offline.ts';

export const loadOfflineBar = () => import('./OfflineBar.tsx');
const Bar = lazy(loadOfflineBar);

/** What is said above the page while nobody answers. */
export const Offline = () => {
  const { since } = useOffline();
  return <Suspense>{since !== null && <Bar since={since} />}</Suspense>;
};
