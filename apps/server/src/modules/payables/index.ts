export { passableBills } from './passOn/passOn.repository.ts';
export { all as payees, headingsFor, requirePayee } from './payees/payees.repository.ts';
