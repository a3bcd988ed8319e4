import { type Claim, type ClaimAct, decideClaimOffer, settleClaim } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';

/** Acts that only want a yes. */
const asked = ['accept', 'withdraw', 'approve'] as const satisfies readonly ClaimAct[];
export type AskedAct = (typeof asked)[number];

export const isAsked = (act: ClaimAct): act is AskedAct =>
  (asked as readonly ClaimAct[]).includes(act);

/** What is asked before it is done, and how it is done then. */
export const useQuestions = ({ id, revision, currency, offered, transactionOrderNo }: Claim) => {
  const { t } = useTranslation('claims');
  const settle = useSend(settleClaim);
  const decide = useSend(decideClaimOffer);
  const run = async (act: AskedAct) => {
    if (act === 'approve') await decide.mutateAsync({ body: { id, revision, act } });
    else await settle.mutateAsync({ body: { id, revision, act } });
    say('success', t(`done.${act}`));
  };
  const question = (act: AskedAct) => ({
    title: t(`ask.${act}`, { no: transactionOrderNo }),
    text: t(`askText.${act}`, { amount: offered ?? '', currency }),
    yes: t(`act.${act}`),
  });
  return { question, run };
};
