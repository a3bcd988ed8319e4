import { createFileTicket } from '@alpaca/contract';
import { multipart } from '../../testing/multipart.ts';
import type { Samples } from '../../testing/samples.ts';
import { sampleHeaders } from './importsTestFiles.ts';

export const importsSamples: Samples = {
  uploadImport: {
    as: 'yunling-op',
    query: { kind: 'zonePlace' },
    ...multipart('zones.csv', Buffer.from('zone,countryCode\n1,US\n')),
  },
  getImport: {},
  listImports: {},
  mapImport: { body: { mapping: sampleHeaders } },
  listImportRows: { body: {} },
  editImportCells: { body: { edits: [{ rowNo: 2, field: 'city', value: 'Dallas' }] } },
  skipImportRows: { body: { rowNos: [2], skipped: true } },
  fixImportAlike: { body: { field: 'city', from: 'Austin', to: 'Dallas' } },
  commitImport: { body: {} },
  listImportReplaced: {},
  cancelImport: { body: {} },
  createImportErrorFile: { body: {} },
  createImportTemplate: { body: { kind: 'consignee' } },
  exportVerifyMsg: {
    before: async (app, own, token) => {
      const body = { key: own.key as string };
      const reply = await app.withToken(token).call(createFileTicket, { body });
      return { query: { token: reply.result.ticket } };
    },
  },
};
