import { type CallSpec, type LoginResult, login } from '@alpaca/contract';
import { demoPassword } from '../../apps/server/seeds/people.ts';
import { fetchCall, type Parts } from '../../apps/server/src/testing/wire.ts';

// By number: only browsers know names below localhost. A machine without a name is Yunling's.
const baseAt = (port = String(process.env.ALPACA_E2E_PORT)) => `http://127.0.0.1:${port}`;

const sessions = new Map<string, Promise<LoginResult>>();

export const signIn = (port: string, username: string) =>
  fetchCall(baseAt(port), login, { body: { username, password: demoPassword } });

/** Somebody's session, the same for all tests that do not end it. */
export const sessionOf = (port: string, user: string) => {
  const known = sessions.get(user) ?? signIn(port, user);
  sessions.set(user, known);
  return known;
};

// Whatever language the same person has chosen in another test meanwhile.
const inChinese = { 'accept-language': 'zh-CN' };

/** Makes a call without a page, as who holds the token. */
export const callWith = <C extends CallSpec>(token: string, call: C, parts: Parts = {}) =>
  fetchCall(baseAt(), call, parts, { token, headers: inChinese });

const tokenOf = async (user: string) =>
  (await sessionOf(String(process.env.ALPACA_E2E_PORT), user)).token;

/** Makes a call as somebody would from a browser. */
export const callAs = async <C extends CallSpec>(user: string, call: C, body: unknown) =>
  callWith(await tokenOf(user), call, { body });

/** Asks for something as somebody would from a browser. */
export const askAs = async <C extends CallSpec>(
  user: string,
  call: C,
  query: Record<string, string>,
) => callWith(await tokenOf(user), call, { query });

/** Sends a file as somebody would from a browser. */
export const uploadAs = async <C extends CallSpec>(
  user: string,
  call: C,
  query: Record<string, string>,
  { payload, headers }: { payload: Buffer; headers: Record<string, string> },
) => fetchCall(baseAt(), call, { query, payload }, { token: await tokenOf(user), headers });
