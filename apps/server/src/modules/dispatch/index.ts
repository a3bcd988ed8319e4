export { find as findBag } from './bags/bags.repository.ts';
export { add as addBag, close as closeBag } from './bags/bags.service.ts';
export { findOwn as findOwnBatch } from './batches/batches.repository.ts';
export { add as addBatch } from './batches/batches.service.ts';
export { close as closeBatch } from './leaving/leaving.service.ts';
export { parcelsUnder } from './leaving/parcelsUnder.ts';
export { scan as scanBag } from './scan/scanBag.service.ts';
