import type { Says } from '../wire/says.ts';

export const dictionariesSays = {
  refusals: {
    'dict.notFound': 404,
    'dict.taken': 409,
    'dict.builtIn': 409,
    // Its values are known to the program one by one: another would be refused wherever it is chosen.
    'dict.fixed': 409,
    'dict.full': 409,
    'dict.orderChanged': 409,
    'dictItem.notFound': 404,
    'dictItem.taken': 409,
    'dictItem.builtIn': 409,
    'dictItem.used': 409,
    // Whoever chooses it had the list from before, or asks by a key.
    'dictItem.disabled': 409,
    // Something has to be left to choose from.
    'dictItem.last': 409,
  },
  permissions: {
    'system:dictionaries': { side: 'staff' },
  },
  pages: ['system/Dictionaries'],
} as const satisfies Says;

declare module '../wire/says.ts' {
  interface Areas {
    dictionaries: typeof dictionariesSays;
  }
}
