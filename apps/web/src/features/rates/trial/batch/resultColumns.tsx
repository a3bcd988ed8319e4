import type { listTrialRows, Result, TrialLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { Column } from '../../../../shared/table/types.ts';
import { CountryText } from '../../../addresses/index.ts';
import { cheapestOf, type Days, fastestOf, type Price } from './bestPrices.ts';
import { PriceCell } from './PriceCell.tsx';
import type { Asked } from './WhyDrawer.tsx';

interface Parts {
  mode: 'best' | 'all';
  products: Result<typeof listTrialRows>['products'];
  days: Days;
  onWhy: (asked: Asked) => void;
}

const parcelColumns = (t: TFunction<'trial'>): Column<TrialLine>[] => [
  { key: 'rowNo', title: t('batch.row'), width: 70, align: 'end' },
  { key: 'reference', title: t('batch.reference'), width: 140, keep: true },
  {
    key: 'countryCode',
    title: t('batch.country'),
    width: 120,
    render: ({ countryCode }) => <CountryText code={countryCode} />,
  },
  { key: 'postCode', title: t('batch.postCode'), width: 100 },
  {
    key: 'weight',
    title: t('batch.weight'),
    width: 100,
    align: 'end',
    render: ({ weight }) => `${weight} kg`,
  },
  {
    key: 'size',
    title: t('batch.size'),
    width: 130,
    render: ({ length, width, height }) => length && `${length} × ${width} × ${height}`,
  },
  { key: 'boxCount', title: t('batch.boxes'), width: 80, align: 'end' },
];

/** The parcel, then its best prices or those of every product. */
export const resultColumns = (
  t: TFunction<'trial'>,
  { mode, products, days, onWhy }: Parts,
): Column<TrialLine>[] => {
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  const daysText = (id: string) => {
    const product = days.get(id);
    return product
      ? t('batch.daysText', { min: product.transitDaysMin, max: product.transitDaysMax })
      : '';
  };
  const cell = ({ rowNo }: TrialLine, price: Price | undefined, named: boolean) => (
    <PriceCell
      price={price}
      product={price ? nameOf(price.productId) : ''}
      note={named && price ? `${nameOf(price.productId)} ${daysText(price.productId)}` : ''}
      onWhy={() =>
        price && onWhy({ rowNo, productId: price.productId, product: nameOf(price.productId) })
      }
    />
  );
  if (mode === 'best') {
    return [
      ...parcelColumns(t),
      {
        key: 'cheapest',
        title: t('batch.cheapest'),
        width: 280,
        render: (line) => cell(line, cheapestOf(line), true),
      },
      {
        key: 'fastest',
        title: t('batch.fastest'),
        width: 280,
        render: (line) => cell(line, fastestOf(line, days), true),
      },
    ];
  }
  return [
    ...parcelColumns(t),
    ...products.map(
      ({ id, name }): Column<TrialLine> => ({
        key: id,
        title: name,
        width: 150,
        align: 'end',
        render: (line) =>
          cell(
            line,
            line.prices.find(({ productId }) => productId === id),
            false,
          ),
      }),
    ),
  ];
};
