import { passkeyLogin, passkeyOptions } from '@alpaca/contract';
import i18next from 'i18next';
import { request } from '../../shared/api/request.ts';
import { askPasskey, passkeysPossible, turnedAway } from '../../shared/standing/passkey.ts';
import { say } from '../../shared/store/notice.ts';
import { enter } from './calls.ts';

/** A passkey alone signs in; whoever turns the browser's question away stays where they are. */
export const signInByPasskey = async () => {
  await i18next.loadNamespaces('security');
  if (!passkeysPossible()) return say('warning', i18next.t('security:passkey.impossible'));
  try {
    const { options } = await request(passkeyOptions);
    const passkey = await askPasskey(options);
    enter(await request(passkeyLogin, { body: { passkey } }));
  } catch (error) {
    if (!turnedAway(error)) throw error;
  }
};
