import { logout, thirdLogin } from '@alpaca/contract';
import { createClient } from '../../shared/api/client.ts';
import { request } from '../../shared/api/request.ts';
import { settings } from '../../shared/api/settings.ts';
import { tab } from '../../shared/store/shelves.ts';

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

// As long as someone may take to sign in at the other place.
const keptMs = 15 * 60_000;

/**
 * A sign-in from elsewhere begins here: this tab keeps a nonce, and its hash goes along, so that the
 * code which comes back is good in no other browser.
 */
export const beginThirdLogin = async (address: string): Promise<string> => {
  const nonce = base64url(crypto.getRandomValues(new Uint8Array(32)));
  tab.set('nonce', nonce, keptMs);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  const back = new URL(address);
  back.searchParams.set('binding', base64url(new Uint8Array(hash)));
  return back.href;
};

/** Exchanges the code in the tab that began; its nonce is good once. */
export const exchangeCode = (token: string) => {
  const nonce = tab.get<string>('nonce');
  tab.remove('nonce');
  return request(thirdLogin, { body: nonce ? { token, nonce } : { token } });
};

/** Ends a session that is not, or no longer, this page's. */
export const endQuietly = (token: string) =>
  createClient({ ...settings, token: () => token, sessionOver: () => {} })(logout).catch(
    () => null,
  );
