import type { OrderDetail, OrderDraft } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { CountryText } from '../../addresses/index.ts';
import styles from './Detail.module.css';

type Box = OrderDetail['boxes'][number];

const cm = ({ length, width, height }: Box) =>
  length === null ? null : `${length} × ${width} × ${height}`;

/** What was measured stands beside what was declared, once something was. */
const useMeasured = (boxes: readonly Box[]): Column<Box>[] => {
  const { t } = useTranslation('orders');
  if (boxes.every(({ measured, absent }) => measured === null && !absent)) return [];
  return [
    {
      key: 'measuredWeight',
      title: t('detail.measuredWeight'),
      width: 112,
      align: 'end',
      render: ({ measured, absent }) =>
        absent ? t('detail.absent') : (measured?.weight.toFixed(3) ?? null),
    },
    {
      key: 'measuredSize',
      title: t('detail.measuredSize'),
      width: 136,
      align: 'end',
      render: ({ measured }) => measured?.size?.join(' × ') ?? null,
    },
  ];
};

export const BoxesTable = ({ boxes }: { boxes: OrderDetail['boxes'] }) => {
  const { t } = useTranslation('orders');
  const measured = useMeasured(boxes);
  return (
    <div>
      <h2 className={styles.heading}>{t('boxes')}</h2>
      <DetailTable
        label={t('boxes')}
        rows={boxes}
        rowKey={({ subOrderNo, boxNo }) => `${subOrderNo} ${boxNo}`}
        columns={[
          { key: 'boxNo', title: t('box.boxNo'), width: 92 },
          { key: 'subOrderNo', title: t('field.subOrderNo'), width: 172, copy: true },
          { key: 'trackingNumber', title: t('field.trackingNumber'), width: 160, copy: true },
          {
            key: 'weight',
            title: t('detail.weight'),
            width: 92,
            align: 'end',
            render: ({ weight }) => weight.toFixed(3),
          },
          { key: 'size', title: t('detail.size'), width: 136, align: 'end', render: cm },
          {
            key: 'volume',
            title: t('detail.volume'),
            width: 96,
            align: 'end',
            render: ({ volume }) => volume?.toFixed(4) ?? null,
          },
          ...measured,
        ]}
      />
    </div>
  );
};

type Line = OrderDraft['goods'][number] & { at: number };

export const GoodsTable = ({ form }: { form: OrderDraft }) => {
  const { t } = useTranslation('orders');
  const rows: Line[] = form.goods.map((line, at) => ({ ...line, at }));
  return (
    <div>
      <h2 className={styles.heading}>{t('goods')}</h2>
      <DetailTable<Line>
        label={t('goods')}
        rows={rows}
        rowKey={({ at }) => String(at)}
        columns={[
          { key: 'sku', title: t('goods.sku'), width: 96 },
          { key: 'goodsName', title: t('goods.goodsName'), width: 124 },
          { key: 'goodsNameEn', title: t('goods.goodsNameEn'), width: 140 },
          { key: 'quantity', title: t('goods.quantity'), width: 68, align: 'end' },
          {
            key: 'value',
            title: t('goods.value'),
            width: 104,
            align: 'end',
            render: ({ value }) => <Amount value={value} currency={form.declaredCurrency} />,
          },
          { key: 'hsCode', title: t('goods.hsCode'), width: 92 },
          {
            key: 'cargoProperty',
            title: t('goods.cargoProperty'),
            width: 100,
            render: ({ cargoProperty }) => <DictText code="cargo_property" value={cargoProperty} />,
          },
          {
            key: 'madeCountry',
            title: t('goods.madeCountry'),
            width: 84,
            render: ({ madeCountry }) => madeCountry && <CountryText code={madeCountry} />,
          },
        ]}
      />
    </div>
  );
};
