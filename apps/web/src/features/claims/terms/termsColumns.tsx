import type { ClaimTerms } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import type { Column } from '../../../shared/table/types.ts';

type T = TFunction<'claimTerms'>;

/** What a line answers for, in words: only what is more than nothing. */
const liabilityText = (t: T, terms: ClaimTerms) => {
  const { perParcel, perKg, freightPercent, currency } = terms;
  const parts = [
    Number(perParcel) > 0 && t('each.parcel', { amount: perParcel, currency }),
    Number(perKg) > 0 && t('each.kg', { amount: perKg, currency }),
    freightPercent > 0 && t('each.freight', { percent: freightPercent }),
  ];
  return parts.filter(Boolean).join(' + ') || '--';
};

/** For which line and kind, what it wants, when, and what it answers for. */
export const termsColumns = (
  t: T,
  actionsOf: (row: ClaimTerms) => ReactNode,
): Column<ClaimTerms>[] => [
  {
    key: 'productName',
    title: t('field.productId'),
    width: 170,
    render: ({ productId, productName }) => (productId ? productName : t('allProducts')),
  },
  { key: 'kind', title: t('field.kind'), width: 90, render: ({ kind }) => t(`kind.${kind}`) },
  {
    key: 'documents',
    title: t('field.documents'),
    width: 200,
    render: ({ documents }) => documents.map((one) => t(`document.${one}`)).join(' · ') || '--',
  },
  {
    key: 'days',
    title: t('days'),
    width: 150,
    render: ({ fromDay, untilDay }) => t('fromUntil', { from: fromDay, until: untilDay }),
  },
  {
    key: 'liability',
    title: t('liability'),
    width: 260,
    render: (terms) => liabilityText(t, terms),
  },
  { key: 'actions', title: t('actions'), width: actionsWidth, render: actionsOf },
];
