import type { CarrierBillDetail } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import { ToLookAt } from '../bills/ToLookAt.tsx';

/** Whose it is, how much of it is known, and what came of it. */
export const BillFacts = ({ detail }: { detail: CarrierBillDetail }) => {
  const { t } = useTranslation('payables');
  const { bill, parcels, changes } = detail;
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.payee'), `${bill.payeeName} ${bill.payeeCode}`],
    [t('field.billDay'), bill.billDay],
    [t('field.lines'), String(bill.lines)],
    [t('field.parcels'), String(parcels)],
    [t('field.toLookAt'), bill.unknown + bill.twice > 0 && <ToLookAt key="look" {...bill} />],
    [t('field.changes'), changes > 0 && String(changes)],
    [t('field.run'), bill.runNo],
    [t('field.createTime'), <TimeText key="time" value={bill.createTime} to="minute" />],
    [
      t('field.postTime'),
      bill.postTime && <TimeText key="post" value={bill.postTime} to="minute" />,
    ],
    [t('field.by'), bill.byName],
    [t('field.note'), bill.note],
  ];
  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
};
