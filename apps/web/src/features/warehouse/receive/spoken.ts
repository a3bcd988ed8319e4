import i18next from 'i18next';
import type { Outcome } from './table/parcel.ts';

/** What a station says of a parcel, short enough to be said before the next one lies there. */
export const spoken = ({ received, stray }: Outcome): string => {
  const t = i18next.getFixedT(null, 'receive');
  if (stray) return t('say.stray', { merchant: stray });
  if (!received) return '';
  const { productName, countryName, billableKg, boxesHere, boxesOf, isComplete, withheld } =
    received;
  const [reason] = withheld;
  return [
    productName,
    countryName,
    isComplete ? '' : t('say.boxes', { here: boxesHere, of: boxesOf }),
    billableKg === null ? '' : t('say.billable', { kg: billableKg }),
    reason ? t('say.aside', { reason: t(`reason.${reason}`) }) : '',
  ]
    .filter(Boolean)
    .join(t('say.comma'));
};
