import { topUpById } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { ResultPage } from '../../../shared/feedback/states/ResultPage.tsx';
import { grouped } from '../../../shared/feedback/values/amountText.ts';
import { useLiveMoney } from '../refresh.ts';

export interface SentTopUp {
  id: string;
  no: string;
}

const kinds = { pending: 'success', approved: 'success', rejected: 'failure' } as const;
/** What was handed in, and what became of it as soon as somebody decides. */
export const Sent = ({ topUp, onAnother }: { topUp: SentTopUp; onAnother: () => void }) => {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const { id, no } = topUp;
  const { data } = useCall(topUpById, { query: { id } }, { meta: { quiet: true } });
  useLiveMoney();
  const status = data?.auditStatus ?? 'pending';
  const vars = {
    no,
    amount: grouped(data?.amount ?? ''),
    currency: data?.currency ?? '',
    reason: data?.auditRemark ?? '',
  };
  const said = {
    pending: [t('recharge.sent'), t('recharge.sentText', vars)],
    approved: [t('recharge.approved'), t('recharge.approvedText', vars)],
    rejected: [t('recharge.rejected'), t('recharge.rejectedText', vars)],
  } as const;
  const [title, text] = said[status];
  return (
    <div role="status">
      <ResultPage
        kind={kinds[status]}
        title={title}
        text={text}
        actions={
          <>
            <Button type="primary" onClick={() => void navigate(`/financial/credentials?id=${id}`)}>
              {t('recharge.look')}
            </Button>
            <Button onClick={onAnother}>{t('recharge.another')}</Button>
          </>
        }
      />
    </div>
  );
};
