export { type Choice, openChoices, requireChoosable } from './choosable.service.ts';
export { allDictItems, dictOptions } from './items.service.ts';
