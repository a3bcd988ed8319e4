import type { LabelSetOrder } from '@alpaca/contract';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { listedHref } from '../../../shared/paths/orders.ts';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import styles from './Download.module.css';
import { pagesText } from './setState.ts';

type Words = TFunction<readonly ['labelSets', 'papers']>;

/** Where each order's pages are, or why it has none. */
export const setOrderColumns = (
  t: Words,
  onPage: (page: number) => void,
): Column<LabelSetOrder>[] => [
  {
    key: 'transactionOrderNo',
    title: t('field.orderNo'),
    width: 180,
    keep: true,
    render: ({ orderId, transactionOrderNo, customerNo }) => (
      <Stacked below={customerNo}>
        <Link to={listedHref(orderId)}>{transactionOrderNo}</Link>
      </Stacked>
    ),
  },
  { key: 'trackingNumber', title: t('field.tracking'), width: 150, copy: true },
  {
    key: 'file',
    title: t('field.file'),
    width: 200,
    render: ({ file, obstacle }) =>
      obstacle === null ? (
        file
      ) : (
        <span className={styles.bad}>{t(`papers:obstacle.${obstacle}`)}</span>
      ),
  },
  {
    key: 'pages',
    title: t('field.pages'),
    width: 70,
    align: 'end',
    render: ({ firstPage, lastPage }) => pagesText(firstPage, lastPage) || null,
  },
  {
    key: 'actions',
    title: t('field.actions'),
    width: 150,
    render: ({ firstPage, transactionOrderNo }) =>
      firstPage !== null && (
        <Button
          type="link"
          size="small"
          aria-label={t('again.ofOrder', { no: transactionOrderNo })}
          onClick={() => onPage(firstPage)}
        >
          {t('again.here')}
        </Button>
      ),
  },
];
