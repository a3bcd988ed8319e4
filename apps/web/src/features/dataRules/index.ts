export { SeenRows } from './SeenRows.tsx';
