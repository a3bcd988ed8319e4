import { text } from '@alpaca/contract';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';

/** Of fields that an entry of some types is nothing without. */
export const needed = schemaRule(text());
