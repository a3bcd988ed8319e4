import type { BatchView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../../../shared/ui/Facts.tsx';
import { counted } from '../counted.ts';

/** How a batch travels and what is in it. */
export const BatchHead = ({ batch }: { batch: BatchView }) => {
  const { t } = useTranslation('dispatch');
  const { bags, closedBags, netKg, grossKg, waiting } = batch;
  return (
    <Facts title={t('travel')}>
      <Fact name={t('field.line')}>{batch.productName}</Fact>
      <Fact name={t('field.masterNo')}>{batch.masterNo}</Fact>
      <Fact name={t('field.vehicle')}>{batch.vehicle}</Fact>
      <Fact name={t('field.etd')}>{batch.etd?.slice(0, 16)}</Fact>
      <Fact name={t('field.eta')}>{batch.eta?.slice(0, 16)}</Fact>
      <Fact name={t('field.bags')}>{`${closedBags} / ${bags}`}</Fact>
      <Fact name={t('inBatch')}>{t('inBatchText', counted(t, batch))}</Fact>
      <Fact name={t('weights')}>{t('weightsText', { net: netKg, gross: grossKg })}</Fact>
      <Fact name={t('waiting')}>{t('inBatchText', counted(t, waiting))}</Fact>
    </Facts>
  );
};
