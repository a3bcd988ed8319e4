import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import * as dictionaries from './dictionaries.service.ts';
import { dictItems } from './items.service.ts';

export const dictionariesRoutes: Bound[] = [
  bind(contract.getDictItems, ({ ctx, params }) => dictItems(ctx, params.code)),
  bind(contract.listDictionaries, ({ ctx }) => dictionaries.list(ctx)),
  bind(contract.addDictionary, ({ ctx, body }) => dictionaries.add(ctx, body)),
  bind(contract.editDictionary, ({ ctx, body }) => dictionaries.edit(ctx, body)),
  bind(contract.deleteDictionary, ({ ctx, query }) => dictionaries.remove(ctx, query.id)),
  bind(contract.listDictionaryItems, ({ ctx, query }) => dictionaries.listItems(ctx, query.id)),
  bind(contract.addDictionaryItem, ({ ctx, body }) => dictionaries.addItem(ctx, body)),
  bind(contract.editDictionaryItem, ({ ctx, body }) => dictionaries.editItem(ctx, body)),
  bind(contract.deleteDictionaryItem, ({ ctx, query }) => dictionaries.removeItem(ctx, query.id)),
  bind(contract.restoreDictionaryItem, ({ ctx, query }) => dictionaries.restoreItem(ctx, query.id)),
  bind(contract.sortDictionaryItems, ({ ctx, body }) => dictionaries.sort(ctx, body)),
  bind(contract.getDictionaryItemUses, ({ ctx, query }) => dictionaries.uses(ctx, query.id)),
];
