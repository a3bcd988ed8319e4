import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-admin';

export const logsSamples: Samples = {
  getLogList: { as },
  getLogMenus: { as },
  getLogDetail: { as },
  getLogSealing: { as },
  listSignIns: { as },
};
