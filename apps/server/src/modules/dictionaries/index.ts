export { allDictItems, dictOptions } from './items.service.ts';
