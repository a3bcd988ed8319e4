import type { Quote } from '@alpaca/contract';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Table, type TableColumnType } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { usePhone } from '../../../shared/lib/usePhone.ts';
import { CompareFilter, chosen, firstChoice } from './CompareFilter.tsx';
import { ProductCell } from './ProductCell.tsx';
import styles from './Quote.module.css';
import { best, type Priced, sorted } from './rank.ts';
import { TotalCell } from './TotalCell.tsx';
import { useFavourites } from './useFavourites.ts';

interface Props {
  quotes: readonly Quote[];
  /** What can be done with a quote, such as ordering by it. */
  action?: (quote: Priced) => ReactNode;
  /** One of them is to be chosen. */
  choice?: { productId: string | undefined; onChange: (productId: string) => void };
}

type Column = TableColumnType<Quote>;

// What a refusal's reason spreads over: total, days, per kg, billable weight.
const pricedColumns = 4;

/** Products side by side: what each costs, how long it takes, and why some can't be used. */
export const CompareTable = ({ quotes, action, choice: choosing }: Props) => {
  const { t } = useTranslation('quotes');
  const [choice, setChoice] = useState(firstChoice);
  const { has } = useFavourites();
  const phone = usePhone();
  const { cheapest, fastest } = best(quotes);
  const [withRefused, setWithRefused] = useState(false);
  const all = sorted(chosen(quotes, choice, has), choice.sort);
  const refused = all.filter(({ ok }) => !ok).length;
  // Where nothing can be used, why is all there is to say.
  const showRefused = withRefused || refused === all.length;
  const rows = showRefused ? all : all.filter(({ ok }) => ok);

  const priced = (
    key: string,
    title: string,
    width: number,
    render: (quote: Priced) => ReactNode,
  ): Column => ({
    key,
    title,
    width,
    align: 'end',
    onCell: (quote) => (quote.ok ? {} : { colSpan: key === 'total' ? pricedColumns : 0 }),
    render: (_, quote) => {
      if (quote.ok) return render(quote);
      return key === 'total' ? <span className={styles.reason}>{quote.reason}</span> : null;
    },
  });
  const columns: Column[] = [
    {
      key: 'product',
      title: t('compare.product'),
      width: phone ? 180 : 250,
      fixed: 'start',
      render: (_, quote) => (
        <ProductCell
          quote={quote}
          cheapest={cheapest.has(quote.productId)}
          fastest={fastest.has(quote.productId)}
        />
      ),
    },
    priced('total', t('compare.total'), 150, (quote) => <TotalCell quote={quote} />),
    priced('days', t('compare.days'), 96, ({ transitDaysMin: min, transitDaysMax: max }) =>
      t('compare.daysText', { min, max }),
    ),
    priced('perKg', t('compare.perKg'), 124, ({ perKg, currency }) => (
      <Amount value={perKg} currency={currency} />
    )),
    priced('billable', t('compare.billable'), 120, ({ billableKg, billableBy }) => (
      <span className={styles.billable}>
        {t('kg', { kg: billableKg.toFixed(3) })}
        <small>{t(`by.${billableBy}`)}</small>
      </span>
    )),
    ...(action
      ? [
          {
            key: 'action',
            title: t('compare.action'),
            width: 104,
            render: (_: unknown, quote: Quote) => quote.ok && action(quote),
          },
        ]
      : []),
  ];
  return (
    <section className={styles.compare} aria-label={t('compare.label')}>
      <CompareFilter value={choice} onChange={setChoice} />
      {rows.length === 0 ? (
        <EmptyState title={t('compare.none')} text={t('compare.noneText')} />
      ) : (
        <Table<Quote>
          size="middle"
          columns={columns}
          dataSource={rows}
          rowKey="productId"
          pagination={false}
          scroll={{ x: columns.reduce((sum, { width }) => sum + Number(width), 0) }}
          rowClassName={(quote) => (quote.ok ? '' : (styles.refused ?? ''))}
          {...(choosing && {
            rowSelection: {
              type: 'radio',
              columnWidth: 40,
              fixed: 'start' as const,
              selectedRowKeys: choosing.productId ? [choosing.productId] : [],
              getCheckboxProps: ({ ok, productName }) => ({
                disabled: !ok,
                'aria-label': productName,
              }),
              onChange: ([key]) => key !== undefined && choosing.onChange(String(key)),
            },
            onRow: ({ ok, productId }) => ({
              onClick: () => ok && choosing.onChange(productId),
            }),
          })}
        />
      )}
      {refused > 0 && refused < all.length && (
        <Button
          type="text"
          size="small"
          className={styles.unusable ?? ''}
          aria-expanded={showRefused}
          icon={showRefused ? <UpOutlined /> : <DownOutlined />}
          onClick={() => setWithRefused(!withRefused)}
        >
          {t('compare.unusable', { count: refused })}
        </Button>
      )}
    </section>
  );
};
