import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { beginTrial, quoteRows } from './trialWork.ts';

/** A batch trial of one row, of the owner's merchant. */
export const newTrial = async ({ ctx, userId, merchantId }: Owner) => {
  const importId = newId();
  const origin = { importId, targetId: null, userId, fileName: 'trial.xlsx', onlyWhatFits: false };
  const of = { ...origin, rowNos: [2], prices: [null] };
  const own = { ...ctx, scope: 'merchant', merchantId } as const;
  await beginTrial(own, of);
  await quoteRows(own, [{ countryCode: 'US', weight: 1 }], of);
  return importId;
};

export const subjects: Subjects = {
  trial: newTrial,
};
