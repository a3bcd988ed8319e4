import { type CostChange, confirmCostChanges } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';

/** Agrees to changes as they were seen, says how many it was, and names those that were left and why. */
export const useConfirmChanges = () => {
  const { t } = useTranslation('costs');
  const send = useSend(confirmCostChanges);
  return async (changes: readonly CostChange[]) => {
    const seen = changes.map(({ id, revision }) => ({ id, revision }));
    const outcomes = await send.mutateAsync({ body: { changes: seen } });
    const left = outcomes.filter(({ ok }) => !ok);
    const done = outcomes.length - left.length;
    if (done > 0) say('success', t('confirmed', { count: done }));
    if (left.length > 0) {
      const numbers = left.map(({ orderNo }) => orderNo).join(', ');
      say('warning', t('left', { count: left.length, numbers, why: left[0]?.message }));
    }
  };
};
