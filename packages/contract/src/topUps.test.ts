import { expect, test } from 'vitest';
import { auditStatuses, canMoveTopUp, moneyStatuses, topUpMoves, topUpSteps } from './topUps.ts';

const every = auditStatuses.flatMap((auditStatus) =>
  moneyStatuses.flatMap((moneyStatus) =>
    topUpSteps.map((step) => ({ auditStatus, moneyStatus, step })),
  ),
);

test('a decided top-up moves nowhere, nor does one that is paid online', () => {
  const decided = every.filter(({ auditStatus }) => auditStatus !== 'pending');
  for (const { step, ...topUp } of decided) {
    expect(canMoveTopUp({ ...topUp, payMethod: 'offline' }, step)).toBe(false);
  }
  for (const { step, ...topUp } of every) {
    expect(canMoveTopUp({ ...topUp, payMethod: 'online' }, step)).toBe(false);
  }
});

test('only money that has arrived is approved; a rejection is always open', () => {
  for (const moneyStatus of moneyStatuses) {
    const topUp = { auditStatus: 'pending', moneyStatus, payMethod: 'alipay' } as const;
    expect(canMoveTopUp(topUp, 'approve')).toBe(moneyStatus === 'arrived');
    expect(canMoveTopUp(topUp, 'reject')).toBe(true);
  }
});

test('no move leads to where it began', () => {
  for (const { auditStatus, moneyStatus, step } of every) {
    if (!canMoveTopUp({ auditStatus, moneyStatus, payMethod: 'wechat' }, step)) continue;
    const { audit = auditStatus, money = moneyStatus } = topUpMoves[step].to;
    expect([audit, money]).not.toEqual([auditStatus, moneyStatus]);
  }
});
