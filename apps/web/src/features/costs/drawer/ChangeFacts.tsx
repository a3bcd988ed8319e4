import type { CostChange } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { FactList } from '../../../shared/ui/Facts.tsx';

/** What it is about: which parcel, what was charged and what it comes to, and why. */
export const ChangeFacts = ({ change }: { change: CostChange }) => {
  const { t } = useTranslation('costs');
  const isStaff = useIsOperator();
  const { transactionOrderNo: no, trackingNumber, settledBy, settleTime, currency } = change;
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.reason'), t(`reason.${change.reason}`)],
    [t('field.before'), <Amount key="before" value={change.before} currency={currency} />],
    [t('field.after'), <Amount key="after" value={change.after} currency={currency} />],
    [
      t('field.order'),
      <Link key="order" to={listedHref(change.orderId)}>
        {no}
      </Link>,
    ],
    [t('field.tracking'), trackingNumber && <CopyText key="tracking" text={trackingNumber} />],
    [t('field.product'), change.productName],
    [t('field.merchant'), isStaff && `${change.merchantName} ${change.merchantCode}`],
    [t('field.announced'), <TimeText key="time" value={change.createTime} to="minute" />],
    [t('field.settled'), settleTime && <TimeText key="end" value={settleTime} to="minute" />],
    [t('field.settledBy'), settledBy && t(`settledBy.${settledBy}`)],
  ];
  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
};
