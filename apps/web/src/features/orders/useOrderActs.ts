import { batchRefundOrder, closeOrders, type OrderOutcome, payOrder } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { say } from '../../shared/store/notice.ts';

// The button that was pressed tells of failures.
const quiet = { meta: { quiet: true } };

/** What can be done to one order; each tells how it went, and `look` shows what it is now. */
export const useOrderActs = (id: string, look: () => void) => {
  const { t } = useTranslation('orders');
  const pay = useSend(payOrder, quiet);
  const close = useSend(closeOrders, quiet);
  const refund = useSend(batchRefundOrder, quiet);
  const body = { ids: [id] };
  const told = ([outcome]: readonly OrderOutcome[], words: string) => {
    if (outcome?.ok) say('success', words);
    else say('error', outcome?.message ?? '');
    look();
  };
  return {
    pay: async () => told(await pay.mutateAsync({ body }), t('act.paid')),
    close: async () => told(await close.mutateAsync({ body }), t('act.voided')),
    refund: async () => told(await refund.mutateAsync({ body }), t('act.refundAsked')),
  };
};
