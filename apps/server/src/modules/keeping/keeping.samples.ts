import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-admin';

export const keepingSamples: Samples = {
  listKeptKinds: { as },
  getMerchantData: { as },
  startDataExport: { as },
  // Its wallet is not empty.
  askErasure: { as, body: { reason: '停止合作' }, answers: 'erasure.open' },
  takeBackErasure: { as },
  listErasures: { as },
};
