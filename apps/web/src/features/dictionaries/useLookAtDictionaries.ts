import { getDictionaryItemUses, listDictionaries, listDictionaryItems } from '@alpaca/contract';
import { useLookAgain } from '../../shared/api/useCall.ts';

const calls = [listDictionaries, listDictionaryItems, getDictionaryItemUses];

/** After a change of one's own, and after anybody else's. */
export const useLookAtDictionaries = () => useLookAgain(calls);
