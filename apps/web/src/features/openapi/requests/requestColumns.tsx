import type { ApiRequest } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { KeyPrefix } from '../keys/KeyPrefix.tsx';
import { StatusCode } from './StatusCode.tsx';

export const requestColumns = (
  t: TFunction<'apiRequests'>,
  onOpen: (request: ApiRequest) => void,
): Column<ApiRequest>[] => [
  {
    key: 'request',
    title: t('field.request'),
    width: 340,
    keep: true,
    card: 'name',
    render: (request) => (
      <Stacked below={request.errorKey}>
        <OpenButton onOpen={() => onOpen(request)}>
          {request.method} {request.path}
        </OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'status',
    title: t('field.status'),
    width: 100,
    card: 'state',
    render: ({ status }) => <StatusCode of={status} />,
  },
  {
    key: 'time',
    title: t('field.time'),
    width: 170,
    render: ({ time }) => <TimeText value={time} />,
  },
  {
    key: 'key',
    title: t('field.key'),
    width: 200,
    render: ({ keyName, keyPrefix }) => (
      <Stacked below={<KeyPrefix of={keyPrefix} />}>{keyName}</Stacked>
    ),
  },
  {
    key: 'ms',
    title: t('field.ms'),
    width: 100,
    align: 'end',
    render: ({ ms }) => t('ms', { ms }),
  },
];
