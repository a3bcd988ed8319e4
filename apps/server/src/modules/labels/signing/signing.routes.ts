import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import * as signing from './signing.service.ts';

export const signingRoutes: Bound[] = [
  bind(contract.getPrintCertificate, ({ ctx }) => signing.certificate(ctx)),
  bind(contract.signPrint, ({ ctx, body }) => signing.sign(ctx, body.request)),
];
