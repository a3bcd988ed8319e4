import { rechargeInfo } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { ResultPage } from '../../../shared/feedback/states/ResultPage.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useLiveMoney } from '../refresh.ts';
import { Paid } from './Paid.tsx';
import { RechargeForm } from './RechargeForm.tsx';
import { Sent, type SentTopUp } from './Sent.tsx';

/** Tells of money that was sent, or pays online. */
export default function RechargePage() {
  const { t } = useTranslation('finance');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const query = useCall(rechargeInfo, {}, { meta: { quiet: true } });
  const { data } = query;
  const [sent, setSent] = useState<SentTopUp | null>(null);
  useLiveMoney();
  const paying = params.get('topUp');
  if (data && paying) return <Paid id={paying} onDone={() => setParams({}, { replace: true })} />;
  if (data && !data.isActive) {
    return (
      <ResultPage
        kind="waiting"
        title={t('recharge.notActive')}
        text={t('recharge.notActiveText')}
        actions={
          <Button type="primary" onClick={() => void navigate('/basic/activation')}>
            {t('recharge.activate')}
          </Button>
        }
      />
    );
  }
  if (sent) return <Sent topUp={sent} onAnother={() => setSent(null)} />;
  return (
    <ListPage title={t('recharge.title')}>
      <LoadState query={query}>
        <FormSkeleton fields={8} />
      </LoadState>
      {data && <RechargeForm info={data} asked={params} onSent={setSent} />}
    </ListPage>
  );
}
