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
  return (
    <Alert
      type={endTime ? 'info' : 'warning'}
      showIcon
      title={endTime ? t(`was.${state}`, { silent }) : t('silentFor', { silent })}
      description={t(`basis.${basis}`, words)}
    />
  );
};
