import { type WebhookView, webhookTypes } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { eventWords } from './eventWords.ts';
import { HealthText } from './HealthText.tsx';

type Words = TFunction<readonly ['webhooks', 'openapi', 'shared']>;

interface Manner {
  onOpen: (id: string) => void;
  actionsOf: (webhook: WebhookView) => ReactNode;
}

const counted = ['waiting', 'kept', 'failed'] as const;

/** What has not arrived, by what becomes of it. */
const undeliveredText = (t: Words, webhook: WebhookView) =>
  counted
    .filter((state) => webhook[state] > 0)
    .map((state) => t(`count.${state}`, { number: webhook[state] }))
    .join(t('shared:list.comma')) || t('count.none');

export const webhookColumns = (t: Words, { onOpen, actionsOf }: Manner): Column<WebhookView>[] => [
  {
    key: 'url',
    title: t('field.url'),
    width: 230,
    keep: true,
    card: 'name',
    render: ({ id, url, description }) => (
      <Stacked below={description}>
        <OpenButton onOpen={() => onOpen(id)}>{url}</OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'health',
    title: t('field.health'),
    width: 196,
    card: 'state',
    render: (webhook) => <HealthText of={webhook} />,
  },
  {
    key: 'types',
    title: t('field.types'),
    width: 130,
    render: ({ types }) =>
      types.length === webhookTypes.length ? t('allEvents') : eventWords(t, types),
  },
  {
    key: 'undelivered',
    title: t('field.undelivered'),
    width: 118,
    render: (webhook) => undeliveredText(t, webhook),
  },
  ...actionsColumn(t('field.actions'), actionsOf),
];
