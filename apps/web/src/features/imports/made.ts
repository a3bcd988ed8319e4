import type { TFunction } from 'i18next';

const sorts = ['submitted', 'waitingPayment', 'draft'] as const;

/** What came of the rows, where there is more to say than how many: "180 submitted, 20 …". */
export const madeText = (made: Readonly<Record<string, number>>, t: TFunction<'imports'>) =>
  sorts
    .filter((sort) => (made[sort] ?? 0) > 0)
    .map((sort) => t(`made.${sort}`, { orders: made[sort] ?? 0 }))
    .join(t('comma'));
