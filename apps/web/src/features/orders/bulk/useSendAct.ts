import {
  batchConfirmOrder,
  batchRefundOrder,
  batchSubmit,
  closeOrders,
  examineRefund,
  type OrderOutcome,
  payOrder,
} from '@alpaca/contract';
import { useSend } from '../../../shared/api/useSend.ts';
import type { BulkAct } from './acts.ts';
import type { AgreedPrice } from './useBulkRun.ts';

/** What a dialog asks besides; each act takes what it needs. */
export interface Answers {
  onlyWhatFits: boolean;
  reason: string;
  approve: boolean;
  remark: string;
}

export const noAnswers: Answers = { onlyWhatFits: false, reason: '', approve: true, remark: '' };

// The dialog tells of failures.
const quiet = { meta: { quiet: true } };

/** Sends an act on many orders. */
export const useSendAct = (act: BulkAct, answers: Answers) => {
  const submit = useSend(batchSubmit, quiet);
  const pay = useSend(payOrder, quiet);
  const confirm = useSend(batchConfirmOrder, quiet);
  const close = useSend(closeOrders, quiet);
  const refund = useSend(batchRefundOrder, quiet);
  const examine = useSend(examineRefund, quiet);
  const { onlyWhatFits, reason, approve, remark } = answers;
  type Send = (ids: string[], agreed: AgreedPrice[]) => Promise<OrderOutcome[]>;
  const sends: Record<BulkAct, Send> = {
    submit: (ids) => submit.mutateAsync({ body: { ids, onlyWhatFits } }),
    pay: (ids, agreed) => pay.mutateAsync({ body: { ids, agreed } }),
    confirm: (ids) => confirm.mutateAsync({ body: { ids } }),
    void: (ids) => close.mutateAsync({ body: { ids } }),
    refund: (ids) => refund.mutateAsync({ body: { ids, ...(reason.trim() && { reason }) } }),
    examine: (ids) =>
      examine.mutateAsync({ body: { ids, approve, ...(remark.trim() && { remark }) } }),
  };
  return sends[act];
};
