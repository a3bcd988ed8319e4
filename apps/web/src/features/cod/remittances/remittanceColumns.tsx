import type { Remittance } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { amountColumn } from '../../../shared/table/amountColumn.tsx';
import { minuteColumn } from '../../../shared/table/minuteColumn.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { RemittanceTag } from '../CodTags.tsx';

/** Who sent how much and when, and what of it is nobody's yet. */
export const remittanceColumns = (
  t: TFunction<'cod'>,
  onOpen: (id: string) => void,
): Column<Remittance>[] => [
  {
    key: 'remittanceNo',
    title: t('field.remittance'),
    width: 210,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, remittanceNo, payeeName }) => (
      <Stacked below={payeeName}>
        <OpenButton onOpen={() => onOpen(id)}>{remittanceNo}</OpenButton>
      </Stacked>
    ),
  },
  { key: 'remitDay', title: t('field.remitDay'), width: 120 },
  amountColumn('total', t('field.collected'), { width: 150 }),
  amountColumn('kept', t('field.kept'), { width: 130 }),
  amountColumn('received', t('field.received'), { width: 150 }),
  { key: 'lines', title: t('field.lines'), width: 80, align: 'end' },
  { key: 'toMatch', title: t('field.toMatch'), width: 90, align: 'end' },
  {
    key: 'state',
    title: t('field.state'),
    width: 110,
    card: 'state',
    render: ({ state }) => <RemittanceTag state={state} />,
  },
  minuteColumn('createTime', t('field.createTime')),
];
