import type { Statement } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { TurnCell } from '../../threads/index.ts';
import { PaidTag, StatementTag } from '../StatementTag.tsx';

type T = TFunction<'receivables'>;

interface Manner {
  isStaff: boolean;
  onOpen: (id: string) => void;
}

const amount = (
  t: T,
  key: 'charged' | 'credited' | 'due' | 'paid' | 'unpaid',
): Column<Statement> => ({
  key,
  title: t(`field.${key}`),
  width: 130,
  align: 'end',
  render: (row) => <Amount value={row[key]} currency={row.currency} />,
});

const merchantColumn = (t: T): Column<Statement> => ({
  key: 'merchantName',
  title: t('field.merchant'),
  width: 130,
  render: ({ merchantName, merchantCode }) => (
    <Stacked below={merchantCode}>{merchantName}</Stacked>
  ),
});

const turnColumn = (t: T): Column<Statement> => ({
  title: t('field.turn'),
  key: 'turn',
  render: ({ unread, turn }) => <TurnCell unread={unread} name={turn && t(`turn.${turn}`)} />,
  width: 100,
});

/** Which period, how much of it is unpaid, and what was said about it. */
export const statementColumns = (t: T, { isStaff, onOpen }: Manner): Column<Statement>[] => [
  {
    key: 'no',
    title: t('field.no'),
    width: 210,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, no, fromDay, toDay }) => (
      <Stacked below={t('period', { from: fromDay, to: toDay })}>
        <OpenButton onOpen={() => onOpen(id)}>{no}</OpenButton>
      </Stacked>
    ),
  },
  ...(isStaff ? [merchantColumn(t)] : []),
  amount(t, 'charged'),
  amount(t, 'credited'),
  amount(t, 'due'),
  amount(t, 'unpaid'),
  turnColumn(t),
  {
    key: 'dueDay',
    title: t('field.payment'),
    width: 150,
    render: (row) => <PaidTag {...row} />,
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 110,
    card: 'state',
    render: (row) => <StatementTag state={row.state} />,
  },
];
