import type { StalledParcel } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { spanText } from './spans.ts';

/** Why it is here: how long it has been silent, what is usual, and how well that is known. */
export const Evidence = ({ stall }: { stall: StalledParcel }) => {
  const { t } = useTranslation(['stalled', 'tracking']);
  const { silentHours, usualHours, basis, samples, stage, endTime, state } = stall;
  const words = {
    stage: t(`tracking:stage.${stage}`),
    usual: spanText(t, usualHours),
    count: samples,
  };
  const silent = spanText(t, silentHours);
  const title = () => {
    if (!endTime) return t('silentFor', { silent });
    return state === 'closed' ? t('was.closed', { silent }) : t('was.moved', { silent });
  };
  return (
    <Alert
      type={endTime ? 'info' : 'warning'}
      showIcon
      title={title()}
      description={t(`basis.${basis}`, words)}
    />
  );
};
