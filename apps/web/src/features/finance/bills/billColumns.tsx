import type { Bill } from '@alpaca/contract';
import { Button, Space } from 'antd';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { SaveBill } from './SaveBill.tsx';

type Part = 'opening' | 'in' | 'out' | 'closing';

export const billColumns = (
  t: TFunction<'finance'>,
  onLines: (bill: Bill) => void,
): Column<Bill>[] => {
  const money = (key: Part): Column<Bill> => ({
    key,
    title: t(`bill.${key}`),
    width: 110,
    align: 'end',
    render: (bill) => <Amount value={bill[key]} />,
  });
  return [
    { key: 'month', title: t('bill.month'), width: 92, keep: true },
    { key: 'currency', title: t('currency'), width: 92 },
    money('opening'),
    money('in'),
    money('out'),
    money('closing'),
    { key: 'count', title: t('bill.count'), width: 80, align: 'end', hidden: true },
    {
      key: 'isClosed',
      title: t('bill.status'),
      width: 120,
      render: ({ isClosed }) => (
        <StatusTag kind={isClosed ? 'success' : 'processing'}>
          {t(isClosed ? 'bill.closed' : 'bill.open')}
        </StatusTag>
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 230,
      pin: 'end',
      keep: true,
      render: (bill) => (
        <Space size="small">
          <Button size="small" onClick={() => onLines(bill)}>
            {t('bill.lines')}
          </Button>
          <SaveBill bill={bill} format="pdf" />
          <SaveBill bill={bill} format="xlsx" />
        </Space>
      ),
    },
  ];
};
