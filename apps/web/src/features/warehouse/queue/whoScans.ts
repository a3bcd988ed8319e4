import { useSession } from '../../../shared/store/session.ts';
import type { Person } from './queue.ts';

/** Who is signed in here, as a scan keeps it. */
export const whoScans = (): Person => {
  const { user } = useSession.getState();
  return { id: user?.id ?? '', name: user?.realname || (user?.username ?? '') };
};

/** Tells whenever somebody is signed in anew: what waited for them can go. */
export const onSignedIn = (act: () => void) =>
  useSession.subscribe(({ token }, before) => {
    if (token && token !== before.token) act();
  });
