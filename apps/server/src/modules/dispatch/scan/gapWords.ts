import type { Language } from '@alpaca/contract';
import { words } from '../../../platform/i18n/i18n.ts';
import type { CustomsGap } from './customsGaps.ts';

// The station's words are large: it names a few, the order has them all.
const namedAtMost = 3;

const gapText = (lang: Language, { fact, goods, oneOf }: CustomsGap): string =>
  words(lang, `customsGap.${fact}`, { goods, types: oneOf.join(' / ') });

/** What customs miss, for whoever holds the box. */
export const gapsText = (lang: Language, gaps: readonly CustomsGap[]): string =>
  gaps
    .slice(0, namedAtMost)
    .map((gap) => gapText(lang, gap))
    .join(words(lang, 'customsGap.between'));
