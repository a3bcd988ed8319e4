import type { CarrierBillDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';

/** What it asks money for. */
export const Fees = ({ fees, bill }: Pick<CarrierBillDetail, 'fees' | 'bill'>) => {
  const { t } = useTranslation('payables');
  return (
    <section>
      <h2>{t('fees')}</h2>
      <FactList
        facts={fees.map(({ fee, amount }) => [
          t(`fee.${fee}`),
          <Amount key={fee} value={amount} currency={bill.currency} />,
        ])}
      />
    </section>
  );
};
