import type { moveStalled, Result, StallAct } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { say } from '../../../shared/store/notice.ts';

/** Says what came of it, and names those that somebody was faster with. */
export const sayOutcome = (
  t: TFunction<'stalled'>,
  act: StallAct,
  { done, others }: Result<typeof moveStalled>,
) => {
  if (done > 0) say('success', t(`done.${act}`, { count: done }));
  if (others.length > 0) {
    const numbers = others.map(({ orderNo }) => orderNo).join(', ');
    say('warning', t('others', { count: others.length, numbers }));
  }
};
