import type { Samples } from '../../../testing/samples.ts';

export const signingSamples: Samples = {
  getPrintCertificate: {},
  signPrint: { body: { request: '{}' }, answers: 'print.noCertificate' },
};
