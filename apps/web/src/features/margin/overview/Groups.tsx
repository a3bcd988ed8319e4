import { getMarginSummary, type MarginRow } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { WholeTable } from '../../../shared/table/DetailTable.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import frames from '../../../shared/ui/Frames.module.css';
import { CountryText } from '../../addresses/index.ts';
import { ExportButton } from '../../exports/index.ts';
import styles from '../Margin.module.css';
import { groups, type MarginPlace, type soughtOf } from '../marginFilter.ts';
import { sumColumns } from './sumColumns.tsx';

type By = MarginPlace['by'];
const filterOf = {
  product: 'productId',
  merchant: 'merchantId',
  country: 'countryCode',
} as const satisfies Record<By, string>;

interface Props {
  sought: ReturnType<typeof soughtOf>;
  by: By;
  onBy: (by: By) => void;
}

/** Orders of one row, as the list shows them. */
const ordersHref = ({ sought, by }: Pick<Props, 'sought' | 'by'>, key: string) => {
  const { from, to } = sought;
  return `?${new URLSearchParams({ part: 'orders', view: 'all', from, to, [filterOf[by]]: key })}`;
};

/** The same sums by product, merchant or country; each leads to its orders. */
export const Groups = ({ sought, by, onBy }: Props) => {
  const { t } = useTranslation('margin');
  const query = useCall(
    getMarginSummary,
    { query: { ...sought, by } },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const nameOf = (row: MarginRow) => (by === 'country' ? <CountryText code={row.key} /> : row.name);
  return (
    <section className={frames.section} aria-label={t('groups')}>
      <div className={styles.groups}>
        <h2>{t('groups')}</h2>
        <ExportButton kind="margin" filter={{ ...sought, by }} />
      </div>
      <StateSegments
        label={t('groups')}
        here={by}
        onChange={onBy}
        states={groups.map((value) => ({ value, text: t(`by.${value}`) }))}
      />
      <WholeTable
        label={t(`by.${by}`)}
        query={{ ...query, data: query.data?.rows }}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            title: t(`field.${by}`),
            width: 180,
            pin: 'start',
            keep: true,
            card: 'name',
            render: (row) => (
              <Stacked below={row.code}>
                <Link to={ordersHref({ sought, by }, row.key)}>{nameOf(row)}</Link>
              </Stacked>
            ),
          },
          ...sumColumns(t),
        ]}
      />
    </section>
  );
};
