export const auditStatuses = ['pending', 'approved', 'rejected'] as const;
export const moneyStatuses = ['toBeConfirmed', 'arrived', 'notArrived'] as const;
type Audit = (typeof auditStatuses)[number];
type Money = (typeof moneyStatuses)[number];

export const topUpSteps = ['markArrived', 'markNotArrived', 'approve', 'reject'] as const;
export type TopUpStep = (typeof topUpSteps)[number];

interface TopUpMove {
  from: { audit: readonly Audit[]; money: readonly Money[] };
  to: { audit?: Audit; money?: Money };
}

/**
 * What operators may do to a top-up, and when. Online payments confirm themselves: a provider's
 * word that the money is there stands above every other.
 */
export const topUpMoves: Readonly<Record<TopUpStep, TopUpMove>> = {
  markArrived: {
    from: { audit: ['pending'], money: ['toBeConfirmed', 'notArrived'] },
    to: { money: 'arrived' },
  },
  markNotArrived: {
    from: { audit: ['pending'], money: ['toBeConfirmed', 'arrived'] },
    to: { money: 'notArrived' },
  },
  approve: { from: { audit: ['pending'], money: ['arrived'] }, to: { audit: 'approved' } },
  reject: { from: { audit: ['pending'], money: [...moneyStatuses] }, to: { audit: 'rejected' } },
};

export const canMoveTopUp = (
  topUp: { auditStatus: Audit; moneyStatus: Money; payMethod: string },
  step: TopUpStep,
): boolean => {
  const { from } = topUpMoves[step];
  return (
    topUp.payMethod !== 'online' &&
    from.audit.includes(topUp.auditStatus) &&
    from.money.includes(topUp.moneyStatus)
  );
};

// Two decimals at the most, whatever the currency; and no more than that currency has.
export const isTopUpAmount = (amount: string) =>
  /^\d{1,12}(\.\d{1,2})?$/.test(amount) && Number(amount) > 0;
