import type { TFunction } from 'i18next';

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** How long ago, or from now, in the largest unit that fits. */
export const ageWords = (t: TFunction<'webhooks'>, ageSeconds: number): string => {
  const long = Math.abs(ageSeconds);
  const [unit, seconds] = units.find(([, each]) => long >= each) ?? (['seconds', 1] as const);
  const time = t(`age.${unit}`, { count: Math.floor(long / seconds) });
  return t(ageSeconds < 0 ? 'age.future' : 'age.past', { time });
};
