import { payTopUp } from '@alpaca/contract';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { ErrorState } from '../../../shared/feedback/states/ErrorState.tsx';
import { ResultPage } from '../../../shared/feedback/states/ResultPage.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { useMoneyChanged } from '../refresh.ts';

/** Back from the payment provider: what became of it. */
export const Paid = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { t } = useTranslation('finance');
  const changed = useMoneyChanged();
  const { mutate, data, error, isPending } = useSend(payTopUp, {
    meta: { quiet: true },
    onSuccess: changed,
  });
  useEffect(() => mutate({ body: { id } }), [mutate, id]);
  const again = () => mutate({ body: { id } });
  if (error) return <ErrorState error={error} onRetry={again} busy={isPending} />;
  if (!data) return <FormSkeleton fields={2} />;
  const back = <Button onClick={onDone}>{t('recharge.another')}</Button>;
  if (data.state === 'paid') {
    return <ResultPage kind="success" title={t('recharge.paid')} actions={back} />;
  }
  if (data.state === 'over') {
    return <ResultPage kind="failure" title={t('recharge.over')} actions={back} />;
  }
  return (
    <ResultPage
      kind="waiting"
      title={t('recharge.unpaid')}
      text={t('recharge.unpaidText')}
      actions={
        <>
          <Button type="primary" href={data.url}>
            {t('recharge.goOn')}
          </Button>
          <Button loading={isPending} onClick={again}>
            {t('recharge.lookAgain')}
          </Button>
          {back}
        </>
      }
    />
  );
};
