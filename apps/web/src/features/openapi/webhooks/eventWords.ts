import { type WebhookType, webhookTypes } from '@alpaca/contract';
import type { TFunction } from 'i18next';

type Words = TFunction<readonly ['webhooks', 'openapi', 'shared']>;

/** The events in words, always in the same order. */
export const eventWords = (t: Words, types: readonly string[]) =>
  webhookTypes
    .filter((type) => types.includes(type))
    .map((type) => t(`event.${type}`))
    .join(t('shared:list.comma'));

/** An event of the log; one that this page does not know yet goes by its code. */
export const eventWord = (t: Words, type: string): string =>
  t(`event.${type as WebhookType}`, { defaultValue: type });
