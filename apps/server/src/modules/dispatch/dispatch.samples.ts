import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-op';
const travel = { masterNo: '784-12345675', vehicle: 'CZ 327' };

/** Things that the walk makes are new and empty. */
export const dispatchSamples: Samples = {
  listBatches: { as },
  listBatchLines: { as },
  addBatch: { as, body: travel },
  editBatch: { as, body: travel },
  getBatch: { as },
  closeBatch: { as, answers: 'batch.nothing' },
  reopenBatch: { as, body: { reason: 'left out' }, answers: 'batch.open' },
  getBatchPaper: { as, query: { paper: 'manifest', format: 'pdf' }, answers: 'batch.nothing' },
  addBag: { as, body: { kind: 'bag' } },
  deleteBag: { as },
  listBagBoxes: { as },
  scanBag: {
    as,
    body: {
      scanId: '6a1f1b62-7d0e-4c6f-9d0a-0d8a6f5b7c11',
      station: 'Bench 1',
      scannedAt: '2026-11-17 10:00:00',
      number: 'NOBODY-1',
    },
  },
  closeBag: { as, body: { grossKg: 1 }, answers: 'bag.nothing' },
  reopenBag: { as, answers: 'bag.open' },
  // The bag that the walk makes is of another batch than the one it makes.
  getBagLabels: { as, answers: 'bag.notFound' },
  sendManifest: { as, answers: 'batch.open' },
  getManifestFile: { as, answers: 'manifest.notFound' },
};
