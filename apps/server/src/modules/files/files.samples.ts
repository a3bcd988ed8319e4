import { createFileTicket } from '@alpaca/contract';
import { multipart } from '../../testing/multipart.ts';
import { onePagePdf as pdf } from '../../testing/pdf.ts';
import type { Samples } from '../../testing/samples.ts';

export const filesSamples: Samples = {
  uploadFile: { query: { purpose: 'labelFile' }, ...multipart('label.pdf', pdf) },
  createFileTicket: {},
  downloadFile: {
    before: async (app, own, token) => {
      const body = { key: own.key as string };
      const reply = await app.withToken(token).call(createFileTicket, { body });
      return { query: { ticket: reply.result.ticket } };
    },
  },
};
