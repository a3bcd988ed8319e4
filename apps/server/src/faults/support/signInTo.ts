import { login } from '@alpaca/contract';
import { demoPassword } from '../../../seeds/people.ts';
import { callApi } from './callApi.ts';
import type { ApiProcess } from './fleet.ts';

/** A demo user's token, from a real process. */
export const signInTo = async (api: ApiProcess, username: string): Promise<string> => {
  const reply = await callApi(api, login, { body: { username, password: demoPassword } }, {});
  return reply.body.result.token;
};
