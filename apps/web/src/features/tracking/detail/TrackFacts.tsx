import type { TrackDetails } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { FactList } from '../../../shared/ui/Facts.tsx';
import { CountryText } from '../../addresses/index.ts';
import styles from '../Tracking.module.css';

const Numbers = ({ numbers }: Pick<TrackDetails, 'numbers'>) => (
  <ul className={styles.numbers}>
    {numbers.map(({ carrier, number }) => (
      <li key={`${carrier} ${number}`}>
        <CopyText text={number} />{' '}
        <span className={styles.soft}>{carrier.replaceAll('_', ' ').toUpperCase()}</span>
      </li>
    ))}
  </ul>
);

/** A forecast by what others took, with how many those were. */
const ArrivalText = ({ arrival }: { arrival: NonNullable<TrackDetails['arrival']> }) => {
  const { t } = useTranslation('tracking');
  const { from, to, samples } = arrival;
  return (
    <>
      {from === to ? from : t('arrivalSpan', { from, to })}{' '}
      <span className={styles.soft}>{t('arrivalBasis', { count: samples })}</span>
    </>
  );
};

/** What the parcel is known by, with the way to its order. */
export const TrackFacts = ({ track: { parcel, numbers, arrival } }: { track: TrackDetails }) => {
  const { t } = useTranslation('tracking');
  const operator = useIsOperator();
  const mayOpen = usePermission('order:detail');
  const { orderId, transactionOrderNo, customerNo, productName, countryCode } = parcel;
  const facts: (readonly [string, ReactNode])[] = [
    [
      t('field.order'),
      mayOpen ? (
        <Link key="order" to={listedHref(orderId)}>
          {transactionOrderNo}
        </Link>
      ) : (
        transactionOrderNo
      ),
    ],
    [t('field.customerNo'), customerNo && <CopyText key="customer" text={customerNo} />],
    [t('field.number'), numbers.length > 0 && <Numbers key="numbers" numbers={numbers} />],
    [t('field.merchant'), operator && `${parcel.merchantName} ${parcel.merchantCode}`],
    [t('field.product'), productName],
    [t('field.destination'), countryCode && <CountryText key="country" code={countryCode} />],
    [t('field.arrival'), arrival && <ArrivalText key="arrival" arrival={arrival} />],
    [
      t('field.delivered'),
      parcel.deliveredTime && <TimeText key="at" value={parcel.deliveredTime} to="minute" />,
    ],
  ];
  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
};
