import type { SkuView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { DictText } from '../../shared/inputs/DictText.tsx';
import { minuteColumn } from '../../shared/table/minuteColumn.tsx';
import { actionsWidth } from '../../shared/table/RowActions.tsx';
import type { Column } from '../../shared/table/types.ts';

export const skuColumns = (
  t: TFunction<readonly ['declarations', 'orders']>,
  actions: (sku: SkuView) => ReactNode,
): Column<SkuView>[] => [
  { key: 'sku', title: t('orders:goods.sku'), width: 150, keep: true, pin: 'start', copy: true },
  { key: 'goodsName', title: t('orders:goods.goodsName'), width: 160 },
  { key: 'goodsNameEn', title: t('orders:goods.goodsNameEn'), width: 180 },
  {
    key: 'value',
    title: t('orders:goods.value'),
    width: 130,
    align: 'end',
    render: ({ value, currency }) => <Amount value={value} currency={currency} />,
  },
  { key: 'hsCode', title: t('orders:goods.hsCode'), width: 120 },
  {
    key: 'cargoProperty',
    title: t('orders:goods.cargoProperty'),
    width: 130,
    render: ({ cargoProperty }) => <DictText code="cargo_property" value={cargoProperty} />,
  },
  { key: 'declareUnit', title: t('orders:goods.declareUnit'), width: 100 },
  { key: 'weight', title: t('orders:goods.weight'), width: 120, align: 'end', hidden: true },
  { key: 'madeCountry', title: t('orders:goods.madeCountry'), width: 100, hidden: true },
  minuteColumn('updateTime', t('updateTime'), { hidden: true }),
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actions,
  },
];
