import type { TFunction } from 'i18next';

const dayHours = 24;
// Below this somebody wants to know it to the hour.
const inHours = 3 * dayHours;

/** A length of time in the unit that people would say it in. */
export const spanText = (t: TFunction<'stalled'>, hours: number): string =>
  hours < inHours
    ? t('hours', { count: Math.round(hours) })
    : t('days', { count: Math.round(hours / dayHours) });
