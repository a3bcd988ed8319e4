import { externalQuery, type Result } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useCall } from '../../../shared/api/useCall.ts';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { listedHref } from '../../../shared/paths/orders.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import type { Column } from '../../../shared/table/types.ts';
import styles from '../bulk/Bulk.module.css';
import { PastedNumbers } from '../PastedNumbers.tsx';

type Line = Result<typeof externalQuery>[number];

const Place = z.object({ numbers: z.optional(externalQuery.body.shape.numbers) });

const columns = (t: TFunction<'orderList'>): Column<Line>[] => [
  { key: 'number', title: t('external.number'), width: 200, copy: true },
  {
    key: 'order',
    title: t('field.orderNo'),
    width: 180,
    render: ({ order }) =>
      order ? (
        <Link to={listedHref(order.id)}>{order.transactionOrderNo}</Link>
      ) : (
        <span className={styles.bad}>{t('external.notFound')}</span>
      ),
  },
  {
    key: 'status',
    title: t('field.status'),
    width: 120,
    render: ({ order }) => order && <DictTag code="order_status" value={order.status} />,
  },
  {
    key: 'customerNo',
    title: t('field.customerNo'),
    width: 170,
    render: ({ order }) => order?.customerNo,
  },
  {
    key: 'product',
    title: t('field.product'),
    width: 170,
    render: ({ order }) => order?.productName,
  },
  {
    key: 'consignee',
    title: t('field.consignee'),
    width: 150,
    render: ({ order }) => order?.consigneeName,
  },
  {
    key: 'tracking',
    title: t('field.tracking'),
    width: 200,
    render: ({ order }) => order?.trackingNumber,
    copy: ({ order }) => order?.trackingNumber ?? '',
  },
  {
    key: 'createTime',
    title: t('field.createTime'),
    width: 160,
    render: ({ order }) => <TimeText value={order?.createTime} to="minute" />,
  },
];

/** Which order has a number that somebody has from elsewhere. */
export default function ExternalQueryPage() {
  const { t } = useTranslation('orderList');
  const [{ numbers }, setPlace] = useUrlFilter(Place);
  const query = useCall(
    externalQuery,
    { body: { numbers: numbers ?? [] } },
    { enabled: numbers !== undefined, meta: { quiet: true } },
  );
  const lines = numbers ? query.data : undefined;
  const found = lines?.filter(({ order }) => order !== null).length ?? 0;
  const search = (typed: string[]) =>
    typed.join() === numbers?.join() ? void query.refetch() : setPlace({ numbers: typed });
  return (
    <ListPage title={t('external.title')}>
      <p className={styles.soft}>{t('external.lead')}</p>
      <PastedNumbers
        label={t('external.numbers')}
        find={t('external.find')}
        numbers={numbers}
        onFind={search}
        query={query}
      />
      {lines && (
        <>
          <p role="status">{t('external.summary', { found, lost: lines.length - found })}</p>
          <DetailTable
            label={t('external.result')}
            rows={lines}
            rowKey={({ number }) => number}
            columns={columns(t)}
          />
        </>
      )}
    </ListPage>
  );
}
