import { moneyOps } from '@alpaca/contract';
import { describe, expect, it } from 'vitest';
import { costSteps, inWallet, type Move } from './costSteps.ts';

const at = '2026-11-17 10:00:00';
const move = (op: Move['op'], amount: string, changeId: string | null = null): Move => ({
  time: at,
  op,
  amount,
  currency: 'CNY',
  changeId,
});
const order = {
  totalPrice: '20.00',
  currencyCode: 'CNY',
  submitTime: at,
  confirmStatus: 'none',
} as const;
const told = (moves: Move[], confirmStatus: 'none' | 'awaiting' | 'confirmed' = 'confirmed') =>
  costSteps({ ...order, confirmStatus }, moves).map(({ step, amount }) => [step, amount]);

const charged = [move('hold', '20.00'), move('capture', '20.00')];

describe('the cost story', () => {
  it('says what was charged for the order, and apart from it by what its change adjusted it', () => {
    expect(told([...charged, move('charge', '7.42', 'c1')])).toEqual([
      ['quoted', '20.00'],
      ['held', '20.00'],
      ['charged', '20.00'],
      ['adjusted', '7.42'],
    ]);
  });

  it('adds its changes up, and leads to the last of them', () => {
    const moves = [
      ...charged,
      move('refund', '3.00', 'c1'),
      move('charge', '7.42', 'c2'),
      move('refund', '0.42', 'c2'),
    ];
    expect(costSteps({ ...order, confirmStatus: 'confirmed' }, moves).at(-1)).toMatchObject({
      step: 'adjusted',
      amount: '4.00',
      changeId: 'c2',
    });
    expect(told([...charged, move('refund', '3.00', 'c1')]).at(-1)).toEqual(['adjusted', '-3.00']);
  });

  it('knows a change that awaits its answer, and none where there is none', () => {
    expect(told(charged, 'awaiting').at(-1)).toEqual(['adjusted', null]);
    expect(told([...charged, move('absorb', '0.50', 'c1')], 'none')).toHaveLength(3);
  });

  it('tells what was given back of the order from what its changes gave back', () => {
    const moves = [...charged, move('refund', '7.42', 'c1'), move('refund', '20.00')];
    expect(told(moves).slice(3)).toEqual([
      ['adjusted', '-7.42'],
      ['refunded', '20.00'],
    ]);
  });
});

it('every movement has the sign that the wallet saw', () => {
  const signs = moneyOps.map((op) => {
    const { value, signed } = inWallet({ op, amount: '1.00' });
    return [op, !signed ? '' : value.startsWith('-') ? '-' : '+'];
  });
  expect(Object.fromEntries(signs)).toEqual({
    hold: '',
    capture: '-',
    release: '',
    charge: '-',
    refund: '+',
    absorb: '',
    adjust: '+',
    compensate: '+',
    collect: '+',
    makeGood: '+',
    codFee: '-',
  });
  expect(inWallet({ op: 'adjust', amount: '-1.00' })).toEqual({ value: '-1.00', signed: true });
});
