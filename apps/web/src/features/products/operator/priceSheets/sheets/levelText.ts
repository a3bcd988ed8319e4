import type { PriceSheetView } from '@alpaca/contract';
import type { TFunction } from 'i18next';

/** Whom a sheet is for. */
export const levelText = (
  t: TFunction<'priceSheets'>,
  { level, groupCode, merchantName }: PriceSheetView,
) => {
  if (level === 'group') return t('level.groupText', { code: groupCode });
  return level === 'merchant' ? merchantName : t('level.everyone');
};
