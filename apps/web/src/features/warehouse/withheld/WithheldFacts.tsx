import type { WithheldDetail } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { FactList } from '../../../shared/ui/Facts.tsx';

type Fact = readonly [string, ReactNode];

/** What one has to know before deciding: whose, by which line, how much. */
export const WithheldFacts = ({ detail }: { detail: WithheldDetail }) => {
  const { t } = useTranslation('withheld');
  const { parcel, money } = detail;
  const currency = money.currency ?? '';
  const isOpen = parcel.deadline !== null;
  const amount = (name: string, value: string | null): Fact[] =>
    value === null ? [] : [[name, <Amount key={name} value={value} currency={currency} />]];
  return (
    <FactList
      facts={[
        [
          t('order'),
          <Link key="order" to={listedHref(parcel.orderId)}>
            {parcel.transactionOrderNo}
          </Link>,
        ],
        [t('merchant'), parcel.merchantName],
        [t('product'), parcel.productName],
        [t('warehouse'), parcel.warehouseName],
        [t('weight'), `${parcel.weightKg} kg`],
        [t('boxes'), parcel.boxCount],
        ...amount(t('owed'), parcel.owed),
        ...amount(t('money.held'), money.held),
        ...amount(t('money.charged'), money.charged),
        ...amount(t('money.toCharge'), isOpen ? money.toCharge : null),
        ...amount(t('money.handling'), isOpen ? money.handling : null),
      ]}
    />
  );
};
