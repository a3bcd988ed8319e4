import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-admin';

export const dictionariesSamples: Samples = {
  getDictItems: { params: { code: 'order_status' } },
  listDictionaries: { as },
  addDictionary: { as, body: { code: 'shelf_sort', nameZh: '货架种类', nameEn: 'Shelf sort' } },
  editDictionary: { as, body: { nameZh: '货架', nameEn: 'Shelf' } },
  deleteDictionary: { as },
  listDictionaryItems: { as },
  addDictionaryItem: { as, body: { value: 'high', textZh: '高货架', textEn: 'High shelf' } },
  editDictionaryItem: { as, body: { textZh: '矮货架', textEn: 'Low shelf', isDisabled: false } },
  deleteDictionaryItem: { as },
  restoreDictionaryItem: { as },
  // Its items are another's.
  sortDictionaryItems: { as, body: {}, answers: 'dict.orderChanged' },
  getDictionaryItemUses: { as },
};
