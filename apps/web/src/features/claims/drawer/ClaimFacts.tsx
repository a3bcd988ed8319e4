import type { ClaimDetail } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { listedHref } from '../../../shared/paths/orders.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { FactList } from '../../../shared/ui/Facts.tsx';
import styles from '../Claims.module.css';

const minute = (value: string | null) => value && <TimeText value={value} to="minute" />;

/** Which parcel, what happened to it, what it was worth and what its carrier says. */
export const ClaimFacts = ({ detail: { claim, words, isStalled } }: { detail: ClaimDetail }) => {
  const { t } = useTranslation('claims');
  const isStaff = useIsOperator();
  const { orderId, currency, trackingNumber, carrierOutcome } = claim;
  const money = (value: string | null) => value && <Amount value={value} currency={currency} />;
  const stalledPage = isStaff ? '/ops/stalled' : '/order/stalled';
  const facts: (readonly [string, ReactNode])[] = [
    [t('field.kind'), t(`kind.${claim.kind}`)],
    [t('field.wanted'), money(claim.wanted)],
    [t('field.declared'), money(claim.declared)],
    [t('field.insured'), money(claim.insured)],
    [t('field.liability'), money(claim.liability)],
    [t('field.cap'), money(claim.cap)],
    [
      t('field.order'),
      <Link key="order" to={listedHref(orderId)}>
        {claim.transactionOrderNo}
      </Link>,
    ],
    [t('field.tracking'), trackingNumber && <CopyText key="tracking" text={trackingNumber} />],
    [t('field.product'), claim.productName],
    [t('field.merchant'), isStaff && `${claim.merchantName} ${claim.merchantCode}`],
    [
      t('field.stall'),
      isStalled && (
        <Link key="stall" to={`${stalledPage}?id=${orderId}`}>
          {t('seeStall')}
        </Link>
      ),
    ],
    [t('field.filed'), minute(claim.createTime)],
    [t('field.deadline'), minute(claim.deadlineTime)],
    [t('field.carrierRef'), claim.carrierRef && `${claim.carrierRef} · ${claim.carrierDay ?? ''}`],
    [t('field.carrierSays'), carrierOutcome && t(`carrier.${carrierOutcome}`)],
    [t('field.carrierAmount'), money(claim.carrierAmount)],
    [
      t('field.words'),
      <p key="words" className={styles.words}>
        {words}
      </p>,
    ],
  ];
  return <FactList facts={facts.filter(([, value]) => Boolean(value))} />;
};
