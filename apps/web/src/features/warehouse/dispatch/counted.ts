import type { TFunction } from 'i18next';

/** Figures with their words, one or many: "1 order", "3 boxes". */
export const counted = (
  t: TFunction<'dispatch'>,
  { orders, boxes }: { orders: number; boxes: number },
) => ({
  orders: t('orderCount', { count: orders }),
  boxes: t('boxCount', { count: boxes }),
});
