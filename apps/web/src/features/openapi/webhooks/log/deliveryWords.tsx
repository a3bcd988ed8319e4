import type { WebhookDelivery, WebhookState } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';

export type LogWords = TFunction<readonly ['webhooks', 'openapi', 'shared']>;
export type Attempt = WebhookDelivery['attempts'][number];

const kinds = {
  waiting: 'processing',
  done: 'success',
  failed: 'danger',
  kept: 'warning',
} as const;

export const StateTag = ({ state }: { state: WebhookState }) => {
  const { t } = useTranslation('webhooks');
  return <StatusTag kind={kinds[state]}>{t(`state.${state}`)}</StatusTag>;
};

/** What came of an attempt. */
export const resultText = (t: LogWords, { fault, status }: Attempt): string =>
  t(`result.${fault ?? 'ok'}`, { status: status ?? '' });
