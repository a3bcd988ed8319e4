import type { Samples } from '../../../testing/samples.ts';

export const signingSamples: Samples = {
  getPrintCertificate: {},
  signPrint: { body: { digest: '0'.repeat(64) }, answers: 'print.noCertificate' },
};
