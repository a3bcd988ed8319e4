import { finishTotp, giveSecondFactor, login, startTotp } from '@alpaca/contract';
import type { TestApp } from '../../../testing/app.ts';
import { asOwner } from '../../../testing/owner.ts';
import { password } from '../authTestSteps.ts';
import { forgetAll } from '../sessions.service.ts';
import { codeOf } from './totpTestCode.ts';

/** As if half a minute had passed since the last code was taken. */
export const nextStep = (app: TestApp) =>
  asOwner(app.database, 'update totp_secrets set last_step = last_step - 2');

export const requireTwoFactor = async (app: TestApp, on = true) => {
  await asOwner(app.database, `update roles set two_factor = $1 where kind <> 'merchant'`, [on]);
  forgetAll(app.node);
};

export const tryPassword = (app: TestApp, username: string) =>
  app.anonymous().call(login, { body: { username, password } });

export const stepOf = (reply: Awaited<ReturnType<typeof tryPassword>>) =>
  (reply.body.result as unknown as { secondStep: { ticket: string } }).secondStep;

export const tryCode = (app: TestApp, ticket: string, code: string) =>
  app.anonymous().call(giveSecondFactor, { body: { ticket, code } });

/** Someone with an authenticator app; the session that set it up, the secret, the recovery codes. */
export const withTotp = async (app: TestApp, username: string) => {
  const visitor = await app.as(username);
  const { secret } = (await visitor.call(startTotp)).result;
  const { result } = await visitor.call(finishTotp, { body: { code: codeOf(secret) } });
  await nextStep(app);
  return { visitor, secret, recoveryCodes: result.recoveryCodes };
};
