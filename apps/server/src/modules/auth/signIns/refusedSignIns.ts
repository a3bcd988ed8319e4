import type { RefusalKey, SignInOutcome, SignInWay } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { EverRow } from '../users.repository.ts';
import { addSignIns } from './signIns.repository.ts';

/** Calls by which somebody comes in. */
const ways: Readonly<Record<string, SignInWay>> = {
  login: 'password',
  phoneLogin: 'phone',
  thirdLogin: 'link',
  giveSecondFactor: 'secondFactor',
  passkeyLogin: 'passkey',
  changeAtStation: 'badge',
};

const outcomes: Partial<Record<RefusalKey, SignInOutcome>> = {
  'auth.wrongCredentials': 'password',
  'auth.codeWrong': 'code',
  'auth.secondFactorWrong': 'secondFactor',
  'auth.passkeyRefused': 'passkey',
  'auth.captchaWrong': 'captcha',
  'auth.proofNeeded': 'captcha',
  'auth.tooManyTries': 'locked',
  'auth.loginCodeInvalid': 'link',
  'request.tooMany': 'locked',
  'badge.wrong': 'badge',
  'badge.locked': 'locked',
  'badge.notHere': 'notHere',
};

interface Refused {
  call: string;
  key: RefusalKey;
  userId: string | undefined;
  count: number;
  since: Date;
  address: string;
  device: string;
}

/** Those of refused calls by which somebody wanted to come in, as lines of the history. */
export const addRefusedSignIns = async (
  ctx: Ctx,
  refused: readonly Refused[],
  known: ReadonlyMap<string, EverRow>,
) => {
  const rows = refused.flatMap(({ call, key, userId, count, since, address, device }) => {
    const [way, outcome] = [ways[call], outcomes[key]];
    if (!way || !outcome) return [];
    const user = userId ? known.get(userId) : undefined;
    return {
      id: newId(),
      merchant_id: user?.merchant_id ?? null,
      user_id: user?.id ?? null,
      username: user?.username ?? '',
      realname: user?.realname ?? '',
      way,
      outcome: user?.is_disabled ? ('disabled' as const) : outcome,
      times: count,
      at: since,
      address,
      device,
    };
  });
  if (rows.length > 0) await addSignIns(ctx, rows);
};
