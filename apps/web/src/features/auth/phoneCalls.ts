import type { phoneLogin, sendSmsCode } from '@alpaca/contract';
import { light } from '../../shared/api/light.ts';
import { request } from '../../shared/api/request.ts';
import { type Body, enter, orAskMore } from './calls.ts';

const post = { method: 'POST', body: 'json' } as const;

const calls = {
  phoneLogin: light<typeof phoneLogin>({ ...post, path: '/alpaca-auth/phoneLogin', noStore: true }),
  sendSmsCode: light<typeof sendSmsCode>({ ...post, path: '/alpaca-auth/sendSmsCode' }),
};

export const signInByPhone = (body: Body<typeof phoneLogin>) =>
  request(calls.phoneLogin, { body }).then(enter, orAskMore);

export const sendCode = (body: Body<typeof sendSmsCode>) => request(calls.sendSmsCode, { body });
