import { refuseUpload } from './refused.ts';

const header = /^%PDF-[12]\.\d/;

// Readers look for the end mark in the last 1,024 bytes, as printers' drivers pad what follows it.
const tailBytes = 1024;

export const checkPdf = (body: Buffer): Buffer => {
  const tail = body.subarray(Math.max(0, body.length - tailBytes));
  if (!header.test(body.toString('latin1', 0, 8)) || !tail.includes('%%EOF')) {
    refuseUpload('upload.broken', { reason: 'pdf' });
  }
  return body;
};
