import { constants } from '@alpaca/contract';
import i18next from 'i18next';
import { say } from '../store/notice.ts';
import { closeSession } from '../store/session.ts';

let over = false;

/** Ten calls may learn at once that the session is over; the person is told once. */
export const sessionOver = (message: string) => {
  if (over) return;
  over = true;
  say('error', message || i18next.t('common:error.401'));
  closeSession();
  setTimeout(() => window.location.reload(), constants.logoutReloadMs);
};
