export { difference } from './sums.ts';
