export { difference, type Money, sumsOf } from './sums.ts';
