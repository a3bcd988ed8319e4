import { expect, test } from 'vitest';
import {
  auditStatuses,
  canMoveTopUp,
  isTopUpAmount,
  moneyStatuses,
  topUpMoves,
  topUpSteps,
} from './topUpRules.ts';

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

test('money is said to have arrived or not, and otherwise said so again', () => {
  const from = (moneyStatus: (typeof moneyStatuses)[number]) =>
    topUpSteps.filter((step) =>
      canMoveTopUp({ auditStatus: 'pending', moneyStatus, payMethod: 'bankTransfer' }, step),
    );
  expect(from('toBeConfirmed')).toEqual(['markArrived', 'markNotArrived', 'reject']);
  expect(from('arrived')).toEqual(['markNotArrived', 'approve', 'reject']);
  expect(from('notArrived')).toEqual(['markArrived', 'reject']);
  expect(topUpSteps.map((step) => topUpMoves[step].to)).toEqual([
    { money: 'arrived' },
    { money: 'notArrived' },
    { audit: 'approved' },
    { audit: 'rejected' },
  ]);
});

test.each(['1', '0.01', '0.1', '999999999999.99', '007'])('%s can be topped up', (amount) => {
  expect(isTopUpAmount(amount)).toBe(true);
});

test.each([
  '',
  '0',
  '0.00',
  '-1',
  '1.',
  '.5',
  '1.234',
  '1.a',
  '1a',
  'a1',
  '1e3',
  '1,000',
  '1.23.4',
  '1000000000000',
])('“%s” cannot', (amount) => {
  expect(isTopUpAmount(amount)).toBe(false);
});
