import type { PrintOutcome, PrintRecord } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { StatusKind } from '../../../shared/feedback/values/statusKinds.ts';
import { listedHref } from '../../../shared/paths/orders.ts';
import { language } from '../../../shared/store/language.ts';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { actionsWidth, RowActions } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

type Words = TFunction<readonly ['printRecords', 'papers']>;

const kinds: Readonly<Record<PrintOutcome, StatusKind>> = {
  sent: 'processing',
  accepted: 'info',
  printed: 'success',
  failed: 'danger',
};

const isEnglish = language === 'en_US';

const outcome = (t: Words): Column<PrintRecord> => ({
  key: 'outcome',
  title: t('outcome'),
  width: isEnglish ? 108 : 100,
  card: 'state',
  render: ({ outcome, message }) => (
    <Stacked below={message}>
      <StatusTag kind={kinds[outcome]}>{t(`outcome.${outcome}`)}</StatusTag>
    </Stacked>
  ),
});

/** What a reader wants at first: what, how it went, who, where; a second print stands out. */
export const recordColumns = (
  t: Words,
  onReprint: (record: PrintRecord) => unknown,
): Column<PrintRecord>[] => [
  minuteColumn('time', t('time'), { width: 146 }) as Column<PrintRecord>,
  {
    key: 'transactionOrderNo',
    title: t('order'),
    width: 156,
    keep: true,
    card: 'name',
    render: ({ orderId, transactionOrderNo, customerNo }) => (
      <Stacked below={customerNo === transactionOrderNo ? undefined : customerNo}>
        <Link to={listedHref(orderId)}>{transactionOrderNo}</Link>
      </Stacked>
    ),
  },
  {
    key: 'document',
    title: t('document'),
    width: isEnglish ? 124 : 108,
    render: ({ document }) => t(`papers:document.${document}`),
  },
  {
    key: 'pages',
    title: t('pages'),
    width: 64,
    align: 'end',
    render: ({ pages, copies }) => (
      <Stacked below={copies > 1 && t('copies', { count: copies })}>{pages}</Stacked>
    ),
  },
  outcome(t),
  {
    key: 'nth',
    title: t('nth'),
    width: isEnglish ? 152 : 132,
    render: ({ nth, reason }) => (
      <Stacked below={reason}>
        {nth > 1 ? (
          <StatusTag kind="warning">{t('nthOf', { nth })}</StatusTag>
        ) : (
          t('nthOf', { nth })
        )}
      </Stacked>
    ),
  },
  { key: 'userName', title: t('who'), width: 104 },
  {
    key: 'workstation',
    title: t('where'),
    width: 164,
    render: ({ workstation, printer, client }) => (
      <Stacked below={printer || t(`client.${client}`)}>{workstation}</Stacked>
    ),
  },
  {
    key: 'place',
    title: t('place'),
    width: 110,
    hidden: true,
    render: ({ place }) => t(`place.${place}`),
  },
  {
    key: 'client',
    title: t('client'),
    width: 110,
    hidden: true,
    render: ({ client }) => t(`client.${client}`),
  },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    render: (record) => (
      <RowActions
        of={record.transactionOrderNo}
        actions={[
          {
            key: 'reprint',
            text: t('reprint'),
            permission: 'order:print',
            onClick: () => onReprint(record),
          },
        ]}
      />
    ),
  },
];
