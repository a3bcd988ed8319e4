import type { TopUp } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';

/** Whether the money is there; of what was rejected, nobody waits for it any more. */
export const MoneyTag = ({ topUp }: { topUp: Pick<TopUp, 'auditStatus' | 'moneyStatus'> }) => {
  const { t } = useTranslation('finance');
  const { auditStatus, moneyStatus } = topUp;
  if (auditStatus === 'rejected' && moneyStatus === 'toBeConfirmed') {
    return <StatusTag kind="neutral">{t('topUp.notCredited')}</StatusTag>;
  }
  return <DictTag code="top_up_money_status" value={moneyStatus} />;
};
