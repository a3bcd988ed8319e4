import { answerProposal, type ChangeAct, type CostChange } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';
import { useConfirmChanges } from '../confirm/useConfirmChanges.ts';

/** Acts that only want a yes. */
const asked = ['confirm', 'accept', 'giveIn'] as const satisfies readonly ChangeAct[];
export type AskedAct = (typeof asked)[number];
export type TypedAct = Exclude<ChangeAct, AskedAct>;

export const isAsked = (act: ChangeAct): act is AskedAct =>
  (asked as readonly ChangeAct[]).includes(act);

/** What is asked before a merchant agrees, and how it is done then. */
export const useQuestions = (change: CostChange) => {
  const { t } = useTranslation('costs');
  const confirm = useConfirmChanges();
  const answer = useSend(answerProposal);
  const { id, revision, currency, difference, proposed } = change;
  const words = {
    no: change.transactionOrderNo,
    amount: difference,
    offered: proposed ?? difference,
    currency,
  };
  return {
    question: (act: AskedAct) => ({
      title: t(`ask.${act}`, words),
      text: t(`askText.${act}`, words),
      yes: t(`act.${act}`),
    }),
    run: async (act: AskedAct) => {
      if (act === 'confirm') return confirm([change]);
      await answer.mutateAsync({ body: { id, revision, act } });
      say('success', t(`done.${act}`));
    },
  };
};
