import type { WebhookView } from '@alpaca/contract';

const offWhy = { hand: 'hand', gone: 'gone', failing: 'tooLong' } as const;

/** How an endpoint is, as its texts are named: in a word, and why. */
export const healthOf = (webhook: WebhookView) => {
  const { isOn, offReason, failingSinceTime, nextTime, waiting, kept, failed } = webhook;
  if (!isOn) return { is: 'off', why: offWhy[offReason ?? 'hand'] } as const;
  if (failingSinceTime) {
    return { is: 'failing', why: nextTime ? 'failing' : 'failingOnly' } as const;
  }
  if (kept + failed > 0) return { is: 'good', why: 'undelivered' } as const;
  return { is: 'good', why: waiting > 0 ? 'sending' : 'good' } as const;
};

/** What somebody should know and do; nothing while all is well. */
export const adviceOf = (webhook: WebhookView) => {
  const { is, why } = healthOf(webhook);
  if (is === 'off') return `todo.${why}` as const;
  return is === 'failing' ? ('todo.failing' as const) : undefined;
};

/** How many can be recovered. */
export const undelivered = ({ kept, failed }: WebhookView) => kept + failed;
