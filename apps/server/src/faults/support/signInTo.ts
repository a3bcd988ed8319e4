import { login } from '@alpaca/contract';
import { demoPassword } from '../../../seeds/people.ts';
import { ask } from './callApi.ts';
import type { ApiProcess } from './fleet.ts';

/** A demo user's token, from a real process. */
export const signInTo = async (api: ApiProcess, username: string): Promise<string> => {
  const reply = await ask(api, login, { body: { username, password: demoPassword } }, {});
  return reply.body.result.token;
};
