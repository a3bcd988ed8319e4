import type { WebhookDelivery } from '@alpaca/contract';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { minuteColumn } from '../../../../shared/table/minuteColumn.tsx';
import { OpenButton } from '../../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../../shared/table/Stacked.tsx';
import type { Column } from '../../../../shared/table/types.ts';
import { eventWord } from '../eventWords.ts';
import { type LogWords, resultText, StateTag } from './deliveryWords.tsx';

export const logColumns = (
  t: LogWords,
  onOpen: (delivery: WebhookDelivery) => void,
): Column<WebhookDelivery>[] => [
  {
    key: 'type',
    title: t('log.field.type'),
    width: 160,
    keep: true,
    card: 'name',
    render: (delivery) => (
      <Stacked below={delivery.type}>
        <OpenButton onOpen={() => onOpen(delivery)}>{eventWord(t, delivery.type)}</OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'state',
    title: t('log.field.state'),
    width: 98,
    card: 'state',
    render: ({ state }) => <StateTag state={state} />,
  },
  {
    key: 'createTime',
    title: t('log.field.createTime'),
    width: 160,
    render: ({ createTime }) => <TimeText value={createTime} />,
  },
  {
    key: 'last',
    title: t('log.field.last'),
    width: 170,
    render: ({ attempts: [last] }) => last && resultText(t, last),
  },
  {
    key: 'attempts',
    title: t('log.field.attempts'),
    width: 80,
    align: 'end',
    render: ({ attempts }) => attempts.length,
  },
  minuteColumn('nextTime', t('log.field.nextTime'), { width: 142 }) as Column<WebhookDelivery>,
];
