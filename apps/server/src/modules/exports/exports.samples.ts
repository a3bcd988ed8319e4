import type { Samples } from '../../testing/samples.ts';

export const exportsSamples: Samples = {
  getExportFields: { query: { kind: 'consignee' } },
  startExport: { body: { kind: 'consignee', fields: ['name', 'phone'], filter: {} } },
};
