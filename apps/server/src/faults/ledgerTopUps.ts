import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallSpec,
  type Request,
  type Result,
  type TopUpForm,
  topUpBalance,
  topUpCheck,
} from '@alpaca/contract';
import { newId } from '../platform/ids.ts';
import { type Answer, ask } from './ask.ts';
import type { ApiProcess } from './fleet.ts';

/** Before the names of this run's top-ups: the database may have seen others. */
export const topUpMark = `kills ${newId()}`;

export interface GrantedTopUp {
  merchantId: string;
  /** The merchant's own name for it. */
  remark: string;
  minor: bigint;
}

interface Parts {
  /** The process that answers at present. */
  api: () => ApiProcess;
  merchant: { id: string; token: string };
  operator: { token: string };
  running: () => boolean;
}

// Who is asked while the database or another attempt is in the way says so, and can be asked again.
const isPassing = ({ status, body }: Answer<unknown>) =>
  status === 503 || status === 504 || body.errorKey === 'idempotency.running';

/** A merchant who sends money and an operator who grants it, again and again. */
export const startTopUps = ({ api, merchant, operator, running }: Parts) => {
  const granted: GrantedTopUp[] = [];
  const unexpected: string[] = [];

  /** Asks until somebody answers, as the web does: with the same key each time. */
  const persist = async <C extends CallSpec>(call: C, asked: Request<C>, token: string) => {
    const key = newId();
    for (;;) {
      const reply = await ask(api(), call, asked, { token, key }).catch(() => null);
      if (reply?.status === 200) return reply.body.result as Result<C>;
      if (reply && !isPassing(reply)) {
        throw new Error(`${call.path}: ${reply.status} ${reply.body.errorKey}`);
      }
      await sleep(50);
    }
  };

  const one = async () => {
    const minor = BigInt(randomInt(1_000, 20_000));
    const remark = `${topUpMark} ${newId()}`;
    const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
    const form: TopUpForm = {
      amount,
      currency: 'CNY',
      payMethod: 'offline',
      credentials: [],
      remark,
    };
    const { id } = await persist(topUpBalance, { body: form }, merchant.token);
    for (const step of ['markArrived', 'approve'] as const) {
      await persist(topUpCheck, { body: { id, step } }, operator.token);
    }
    granted.push({ merchantId: merchant.id, remark, minor });
  };

  const work = async () => {
    while (running()) await one().catch((error: Error) => unexpected.push(error.message));
  };
  return { granted, unexpected, ended: work() };
};
