import type { SignInWay } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { deviceOf } from '../devices.ts';
import type { UserRow } from '../users.repository.ts';
import { addSignIns } from './signIns.repository.ts';

/** Somebody is in: a line of the history, with the session that begins. */
export const addSignIn = (ctx: Ctx, user: UserRow, way: SignInWay) =>
  addSignIns(ctx, [
    {
      id: newId(),
      merchant_id: user.merchant_id,
      user_id: user.id,
      username: user.username,
      realname: user.realname,
      way,
      outcome: 'in',
      address: ctx.caller?.address ?? '',
      device: deviceOf(ctx.caller?.userAgent ?? ''),
    },
  ]);
