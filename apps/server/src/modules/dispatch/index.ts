export { find as findBag } from './bags/bags.repository.ts';
export { findOwn as findOwnBatch } from './batches/batches.repository.ts';
export { parcelsUnder } from './leaving/parcelsUnder.ts';
