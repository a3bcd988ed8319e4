import type { Ctx } from '../../platform/context.ts';
import { settingsOf } from '../system/index.ts';

/** What of the money is ours, when merchants are credited, and when what has not come is late. */
export const codTerms = async (ctx: Ctx) => {
  const { codFeePermille, codCreditDays, codLateDays } = await settingsOf(
    ctx,
    'codFeePermille',
    'codCreditDays',
    'codLateDays',
  );
  return { feePermille: codFeePermille, creditDays: codCreditDays, lateDays: codLateDays };
};
