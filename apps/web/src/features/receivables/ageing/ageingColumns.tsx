import { ageBands, type listReceivables, type Receivable, type Result } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

type T = TFunction<'receivables'>;
type Total = Result<typeof listReceivables>['totals'][number];

const listHref = ({ merchantCode, currency }: Receivable) =>
  `?${new URLSearchParams({ part: 'statements', view: 'unpaid', merchantCode, currency })}`;

/** What is owed, and its ages. */
const sumColumns = <Row extends Total>(t: T): Column<Row>[] => [
  { key: 'currency', title: t('field.currency'), width: 80 },
  {
    key: 'owed',
    title: t('field.owed'),
    width: 130,
    align: 'end',
    render: ({ owed }) => <Amount value={owed} />,
  },
  {
    key: 'unbilled',
    title: t('field.unbilled'),
    width: 120,
    align: 'end',
    render: ({ unbilled }) => <Amount value={unbilled} />,
  },
  ...ageBands.map(
    (band): Column<Row> => ({
      key: band,
      title: t(`age.${band}`),
      width: 120,
      align: 'end',
      render: ({ ages }) => <Amount value={ages[band]} />,
    }),
  ),
];

export const totalColumns = (t: T): Column<Total>[] => sumColumns(t);

export const ageingColumns = (
  t: T,
  actionsOf: (row: Receivable) => ReactNode,
): Column<Receivable>[] => [
  {
    key: 'merchantName',
    title: t('field.merchant'),
    width: 150,
    pin: 'start',
    keep: true,
    card: 'name',
    render: (row) => (
      <Stacked below={row.merchantCode}>
        <Link to={listHref(row)}>{row.merchantName}</Link>
      </Stacked>
    ),
  },
  ...sumColumns<Receivable>(t),
  {
    key: 'creditLimit',
    title: t('field.creditLimit'),
    width: 130,
    align: 'end',
    render: ({ creditLimit }) => <Amount value={creditLimit} />,
  },
  {
    key: 'creditDays',
    title: t('field.terms'),
    width: 140,
    render: ({ creditDays, cycle }) => (
      <Stacked below={t('creditDays', { count: creditDays })}>{t(`cycle.${cycle}`)}</Stacked>
    ),
  },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actionsOf,
  },
];
