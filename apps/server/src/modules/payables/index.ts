export { all as payees, headingsFor, requirePayee } from './payees/payees.repository.ts';
