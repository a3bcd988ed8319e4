import { lazy, Suspense } from 'react';
import { useNotices } from '../store/notice.ts';
import { useReload } from '../store/reload.ts';
import { useSession } from '../store/session.ts';

const load = () => import('./OverlayParts.tsx');
const Parts = lazy(load);

/** What may come over any page. Whoever has yet to sign in hardly ever needs it. */
export const Overlays = () => {
  const { token } = useSession();
  const { notices } = useNotices();
  const { reason } = useReload();
  const needed = token !== null || notices.length > 0 || reason !== null;
  return <Suspense>{needed && <Parts />}</Suspense>;
};
