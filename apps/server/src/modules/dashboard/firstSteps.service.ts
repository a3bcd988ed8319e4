import type { FirstStep } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { firstStepKinds } from './firstSteps.ts';

/** How far a new merchant is; nobody hears of steps they may not take. */
export const firstSteps = async (ctx: Ctx): Promise<FirstStep[]> => {
  if (!ctx.merchantId) return [];
  const mine = firstStepKinds().filter(({ permission }) =>
    ctx.session?.permissions.has(permission),
  );
  const done = await Promise.all(mine.map(({ isDone }) => isDone(ctx)));
  return mine.map(({ key, path }, at) => ({
    key,
    path,
    title: words(ctx.lang, `firstStep.${key}.title`),
    text: words(ctx.lang, `firstStep.${key}.text`),
    isDone: done[at] ?? false,
  }));
};
