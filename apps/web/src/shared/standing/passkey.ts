import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Whether this browser can use passkeys at all: only over HTTPS, or on one's own machine. */
export const passkeysPossible = () => 'PublicKeyCredential' in window && window.isSecureContext;

/** Whether the person turned the browser's question away, or let it time out. */
export const turnedAway = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Asks the browser for a passkey; what it answers goes to the server as it is. */
export const askPasskey = async (options: string): Promise<string> =>
  JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));

export const makePasskey = async (options: string): Promise<string> =>
  JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
