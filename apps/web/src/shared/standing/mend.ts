import { getLoginUserInfo } from '@alpaca/contract';
import { createClient } from '../api/client.ts';
import { refusedBy } from '../api/error.ts';
import type { Settings } from '../api/settings.ts';
import { refreshUser } from '../store/session.ts';
import { untilProved } from './store.ts';

/** Gets out of the way what hindered a call; true where it may be sent again. */
export const mend = async (error: unknown, settings: Settings): Promise<boolean> => {
  if (refusedBy(error, 'session.locked')) return untilProved('locked');
  if (refusedBy(error, 'session.confirmAgain')) return untilProved('confirming');
  if (!refusedBy(error, 'session.setUpFirst')) return false;
  // A role now asks for a second factor: the page that sets one up takes this one's place.
  refreshUser((await createClient(settings)(getLoginUserInfo)).userInfo);
  return false;
};
