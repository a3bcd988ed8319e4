import { getPrintCertificate, signPrint } from '@alpaca/contract';
import { request } from '../../../shared/api/request.ts';
import type { Signer } from './qz.ts';

/** The key stays on the server. Where pages come without encryption, browsers give us no digests. */
export const signer: Signer = {
  certificate: async () => {
    if (!('subtle' in crypto)) return null;
    return (await request(getPrintCertificate)).certificate;
  },
  sign: async (digest) => (await request(signPrint, { body: { digest } })).signature,
};
