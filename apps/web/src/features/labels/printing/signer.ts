import { getPrintCertificate, signedMost, signPrint } from '@alpaca/contract';
import { request as ask } from '../../../shared/api/request.ts';
import type { Signer } from './qz.ts';

/** The key stays on the server, which reads what it signs: more than that much its person is asked about. */
export const signer: Signer = {
  certificate: async () => (await ask(getPrintCertificate)).certificate,
  sign: async (request) =>
    request.length > signedMost ? '' : (await ask(signPrint, { body: { request } })).signature,
};
