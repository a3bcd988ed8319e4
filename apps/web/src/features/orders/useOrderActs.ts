import {
  batchRefundOrder,
  closeOrders,
  type OrderOutcome,
  payOrder,
  type Request,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { useConfirm } from '../../shared/feedback/dialogs/useConfirm.tsx';
import { say } from '../../shared/store/notice.ts';

// The button that was pressed tells of failures.
const quiet = { meta: { quiet: true } };

type AgreedPrice = NonNullable<Request<typeof payOrder>['body']['agreed']>[number];

/** What can be done to one order; each tells how it went, and `look` shows what it is now. */
export const useOrderActs = (id: string, look: () => void) => {
  const { t } = useTranslation('orders');
  const pay = useSend(payOrder, quiet);
  const close = useSend(closeOrders, quiet);
  const refund = useSend(batchRefundOrder, quiet);
  const { ask, dialog } = useConfirm();
  const body = { ids: [id] };
  const told = ([outcome]: readonly OrderOutcome[], words: string) => {
    if (outcome?.ok) say('success', words);
    else say('error', outcome?.message ?? '');
    look();
  };
  // A price is kept for a while only: whoever comes later says yes to the new one first.
  const payAt = async (agreed: AgreedPrice[]): Promise<void> => {
    const outcomes = await pay.mutateAsync({ body: { ...body, agreed } });
    const { priceNow, message = '' } = outcomes[0] ?? {};
    if (!priceNow) return told(outcomes, t('act.paid'));
    const question = { title: t('priceRose.title'), text: message, yes: t('priceRose.pay') };
    if (await ask(question)) await payAt([{ id, ...priceNow }]);
  };
  return {
    dialog,
    pay: () => payAt([]),
    close: async () => told(await close.mutateAsync({ body }), t('act.voided')),
    refund: async () => told(await refund.mutateAsync({ body }), t('act.refundAsked')),
  };
};
