import { randomInt } from 'node:crypto';
import { type TopUpForm, topUpBalance, topUpCheck } from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import type { ApiProcess } from '../support/fleet.ts';
import { keepCalling } from '../support/keepCalling.ts';

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
  merchant: { id: string; token: string; proof: string };
  operator: { token: string };
  running: () => boolean;
}

/** A merchant who sends money and an operator who grants it, again and again. */
export const startTopUps = ({ api, merchant, operator, running }: Parts) => {
  const granted: GrantedTopUp[] = [];
  const unexpected: string[] = [];

  const one = async () => {
    const minor = BigInt(randomInt(1_000, 20_000));
    const remark = `${topUpMark} ${newId()}`;
    const amount = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
    const form: TopUpForm = {
      amount,
      currency: 'CNY',
      payMethod: 'offline',
      credentials: [merchant.proof],
      remark,
    };
    const { id } = await keepCalling(api, merchant.token, topUpBalance, { body: form });
    for (const step of ['markArrived', 'approve'] as const) {
      await keepCalling(api, operator.token, topUpCheck, { body: { id, step } });
    }
    granted.push({ merchantId: merchant.id, remark, minor });
  };

  const work = async () => {
    while (running()) await one().catch((error: Error) => unexpected.push(error.message));
  };
  return { granted, unexpected, ended: work() };
};
