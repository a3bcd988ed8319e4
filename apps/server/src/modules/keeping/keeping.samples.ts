import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-admin';

export const keepingSamples: Samples = {
  listKeptKinds: { as },
  getMerchantData: { as },
  startDataExport: { as },
  askErasure: { as, body: { reason: '停止合作' } },
  takeBackErasure: { as },
  listErasures: { as },
};
