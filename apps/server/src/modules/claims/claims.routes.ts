import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../platform/http/bind.ts';
import { exports } from '../exports/index.ts';
import * as desk from './claimDesk.service.ts';
import * as claims from './claimList.service.ts';
import * as terms from './claimTerms.service.ts';
import * as filing from './filing.service.ts';
import * as own from './ownClaims.service.ts';
import { preview } from './preview.service.ts';

export const claimsRoutes: Bound[] = [
  bind(contract.listClaims, ({ ctx, body }) => claims.list(ctx, body)),
  bind(contract.getClaim, ({ ctx, query }) => claims.get(ctx, query.id)),
  bind(contract.previewClaim, ({ ctx, query }) => preview(ctx, query.orderId)),
  bind(contract.fileClaim, ({ ctx, body }) => filing.file(ctx, body)),
  bind(contract.claimStalled, ({ ctx, body }) => filing.fileStalled(ctx, body)),
  bind(contract.exportClaims, ({ ctx, body }) =>
    exports.start(ctx, { kind: ctx.merchantId ? 'claim' : 'opsClaim', ...body }),
  ),
  bind(contract.answerClaim, ({ ctx, body }) => own.answer(ctx, body)),
  bind(contract.settleClaim, ({ ctx, body }) => own.settle(ctx, body)),
  bind(contract.askMoreOfClaim, ({ ctx, body }) => desk.askMore(ctx, body)),
  bind(contract.sendClaimOn, ({ ctx, body }) => desk.sendOn(ctx, body)),
  bind(contract.noteCarrierAnswer, ({ ctx, body }) => desk.noteAnswer(ctx, body)),
  bind(contract.offerClaim, ({ ctx, body }) => desk.offer(ctx, body)),
  bind(contract.decideClaimOffer, ({ ctx, body }) => desk.decideOffer(ctx, body)),
  bind(contract.refuseClaim, ({ ctx, body }) => desk.refuseIt(ctx, body)),
  bind(contract.listClaimTerms, ({ ctx }) => terms.list(ctx)),
  bind(contract.addClaimTerms, ({ ctx, body }) => terms.add(ctx, body)),
  bind(contract.editClaimTerms, ({ ctx, body }) => terms.edit(ctx, body)),
  bind(contract.deleteClaimTerms, ({ ctx, query }) => terms.remove(ctx, query.id)),
];
