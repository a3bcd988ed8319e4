import { type BagRow, type BoxInBag, constants, listBagBoxes } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { DataTable } from '../../../../shared/table/DataTable.tsx';
import { minuteColumn } from '../../../../shared/table/minuteColumn.tsx';
import { Stacked } from '../../../../shared/table/Stacked.tsx';
import type { Column } from '../../../../shared/table/types.ts';

const widest = 940;
const first: { pageNo: number; pageSize: number } = { pageNo: 1, pageSize: constants.listPageSize };

interface Props {
  open: boolean;
  bag: BagRow;
  /** Where something may come out: the number goes the way of a scan. */
  onTakeOut: ((number: string) => void) | undefined;
  /** Whether it is on its way out already. */
  isTaken: (number: string) => boolean;
  onClose: () => void;
}

const columns = (
  t: TFunction<'dispatch'>,
  { onTakeOut, isTaken }: Pick<Props, 'onTakeOut' | 'isTaken'>,
): Column<BoxInBag>[] => [
  {
    key: 'subOrderNo',
    title: t('field.box'),
    width: 190,
    keep: true,
    card: 'name',
    render: ({ subOrderNo, transactionOrderNo, trackingNumber }) => (
      <Stacked below={trackingNumber}>{subOrderNo || transactionOrderNo}</Stacked>
    ),
  },
  {
    key: 'isWithheld',
    title: t('field.status'),
    width: 110,
    card: 'state',
    render: ({ isWithheld }) =>
      isWithheld && <StatusTag kind="danger">{t('stop.withheld')}</StatusTag>,
  },
  { key: 'merchantName', title: t('field.merchant'), width: 136 },
  { key: 'countryCode', title: t('field.country'), width: 70 },
  { key: 'weightKg', title: t('field.weightKg'), width: 90, align: 'end' },
  minuteColumn('time', t('field.putIn'), { width: 146 }) as Column<BoxInBag>,
  ...(onTakeOut
    ? [
        {
          key: 'takeOut',
          title: t('field.act'),
          width: 92,
          keep: true,
          pin: 'end' as const,
          render: ({ subOrderNo, transactionOrderNo }: BoxInBag) => (
            <Button
              type="link"
              size="small"
              loading={isTaken(subOrderNo || transactionOrderNo)}
              onClick={() => onTakeOut(subOrderNo || transactionOrderNo)}
            >
              {t('takeOut')}
            </Button>
          ),
        },
      ]
    : []),
];

/** What is in a bag, the latest first; what was withheld since stands out. */
export const BagContents = ({ open, bag, onTakeOut, isTaken, onClose }: Props) => {
  const { t } = useTranslation('dispatch');
  const [place, setPlace] = useState(first);
  const query = useCall(
    listBagBoxes,
    { query: { id: bag.id, ...place } },
    { enabled: open, placeholderData: keepPreviousData },
  );
  return (
    <Drawer
      open={open}
      destroyOnHidden
      size={Math.min(widest, window.innerWidth)}
      title={t('contentsTitle', { no: bag.bagNo })}
      onClose={onClose}
    >
      <DataTable
        code="warehouse.bagBoxes"
        label={t('contentsTitle', { no: bag.bagNo })}
        query={query}
        rowKey={({ orderId, line }) => `${orderId}.${line}`}
        place={{
          ...place,
          sort: '',
          go: ({ pageNo = 1, pageSize = place.pageSize }) => setPlace({ pageNo, pageSize }),
        }}
        columns={columns(t, { onTakeOut, isTaken })}
        empty={<EmptyState title={t('nothingIn')} text={t('readyText')} />}
      />
    </Drawer>
  );
};
