import type { ActivationLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../../shared/inputs/DictText.tsx';
import { actionsWidth, RowActions } from '../../../../shared/table/RowActions.tsx';
import type { Column } from '../../../../shared/table/types.ts';

export const activationColumns = (
  t: TFunction<'opsMerchants'>,
  onShow: (id: string) => void,
): Column<ActivationLine>[] => [
  {
    key: 'merchantCode',
    title: t('code'),
    width: 120,
    keep: true,
    copy: true,
    open: ({ id }) => onShow(id),
  },
  { key: 'merchantName', title: t('merchantName'), width: 112 },
  {
    key: 'kind',
    title: t('kind'),
    width: 96,
    render: ({ kind }) => <DictText code="activation_type" value={kind} />,
  },
  { key: 'name', title: t('name'), width: 170 },
  {
    key: 'status',
    card: 'state',
    title: t('status'),
    width: 144,
    render: ({ status }) => <DictTag code="activation_request_status" value={status} />,
  },
  {
    key: 'submitTime',
    title: t('submitTime'),
    width: 144,
    render: ({ submitTime }) => <TimeText value={submitTime} to="minute" />,
  },
  { key: 'reviewer', title: t('reviewer'), width: 90 },
  {
    key: 'reviewTime',
    title: t('reviewTime'),
    width: 150,
    hidden: true,
    render: ({ reviewTime }) => <TimeText value={reviewTime} to="minute" />,
  },
  { key: 'reason', title: t('reason'), width: 130 },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: ({ id, status, merchantName }) => (
      <RowActions
        of={merchantName}
        actions={[
          {
            key: 'open',
            text: t(status === 'submitted' ? 'review' : 'view'),
            onClick: () => onShow(id),
          },
        ]}
      />
    ),
  },
];
