import type { Approval } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../shared/inputs/DictTag.tsx';
import { DictText } from '../../shared/inputs/DictText.tsx';
import { actionsWidth, RowActions } from '../../shared/table/RowActions.tsx';
import type { Column } from '../../shared/table/types.ts';
import { ApprovalChange } from './ApprovalChange.tsx';

/** Whether the reader may say something to it. */
const isMine = ({ state, isOwn }: Approval) => state === 'waiting' && !isOwn;

export const approvalColumns = (
  t: TFunction<'opsMerchants'>,
  onShow: (id: string) => void,
): Column<Approval>[] => [
  {
    key: 'merchant',
    title: t('merchant'),
    width: 160,
    keep: true,
    open: ({ id }) => onShow(id),
    render: ({ merchantCode, merchantName }) => `${merchantCode} ${merchantName}`,
  },
  {
    key: 'kind',
    title: t('approvals.kind'),
    width: 116,
    render: ({ kind }) => <DictText code="approval_kind" value={kind} />,
  },
  {
    key: 'change',
    title: t('change.what'),
    width: 252,
    render: (approval) => <ApprovalChange of={approval} />,
  },
  { key: 'reason', title: t('change.reason'), width: 150 },
  {
    key: 'state',
    card: 'state',
    title: t('status'),
    width: 104,
    render: ({ state }) => <DictTag code="approval_state" value={state} />,
  },
  { key: 'askedBy', title: t('approvals.askedBy'), width: 96 },
  {
    key: 'askTime',
    title: t('approvals.askTime'),
    width: 136,
    render: ({ askTime }) => <TimeText value={askTime} to="minute" />,
  },
  { key: 'decidedBy', title: t('approvals.decidedBy'), width: 96, hidden: true },
  {
    key: 'decideTime',
    title: t('approvals.decideTime'),
    width: 144,
    hidden: true,
    render: ({ decideTime }) => <TimeText value={decideTime} to="minute" />,
  },
  { key: 'remark', title: t('approvals.remark'), width: 160, hidden: true },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: (approval) => (
      <RowActions
        of={approval.merchantName}
        actions={[
          {
            key: 'open',
            text: t(isMine(approval) ? 'approvals.open' : 'view'),
            onClick: () => onShow(approval.id),
          },
        ]}
      />
    ),
  },
];
