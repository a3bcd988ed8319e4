import type { ActivationLine } from '@alpaca/contract';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../shared/feedback/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { DictText } from '../../../shared/inputs/DictText.tsx';
import type { Column } from '../../../shared/table/types.ts';

export const activationColumns = (
  t: TFunction<'opsMerchants'>,
  onShow: (id: string) => void,
): Column<ActivationLine>[] => [
  { key: 'merchantCode', title: t('code'), width: 120, keep: true, copy: true },
  { key: 'merchantName', title: t('merchantName'), width: 180 },
  {
    key: 'kind',
    title: t('kind'),
    width: 100,
    render: ({ kind }) => <DictText code="activation_type" value={kind} />,
  },
  { key: 'name', title: t('name'), width: 240 },
  {
    key: 'status',
    title: t('status'),
    width: 120,
    render: ({ status }) => <DictTag code="activation_request_status" value={status} />,
  },
  {
    key: 'submitTime',
    title: t('submitTime'),
    width: 170,
    render: ({ submitTime }) => <TimeText value={submitTime} to="minute" />,
  },
  { key: 'reviewer', title: t('reviewer'), width: 110 },
  {
    key: 'reviewTime',
    title: t('reviewTime'),
    width: 170,
    render: ({ reviewTime }) => <TimeText value={reviewTime} to="minute" />,
  },
  { key: 'reason', title: t('reason'), width: 240 },
  {
    key: 'actions',
    title: t('actions'),
    width: 100,
    pin: 'end',
    keep: true,
    render: ({ id, status }) => (
      <Button
        size="small"
        type={status === 'submitted' ? 'primary' : 'default'}
        onClick={(event) => {
          event.stopPropagation();
          onShow(id);
        }}
      >
        {t(status === 'submitted' ? 'review' : 'view')}
      </Button>
    ),
  },
];
