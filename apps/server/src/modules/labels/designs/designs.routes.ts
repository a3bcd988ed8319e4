import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import * as designs from './designs.service.ts';

export const designsRoutes: Bound[] = [
  bind(contract.listLabelDesigns, ({ ctx }) => designs.list(ctx)),
  bind(contract.addLabelDesign, ({ ctx, body }) => designs.add(ctx, body)),
  bind(contract.editLabelDesign, ({ ctx, body }) => designs.edit(ctx, body)),
  bind(contract.deleteLabelDesign, ({ ctx, body }) => designs.remove(ctx, body.id)),
  bind(contract.restoreLabelDesign, ({ ctx, body }) => designs.restore(ctx, body.id)),
  bind(contract.chooseLabelDesign, ({ ctx, body }) => designs.choose(ctx, body.designId)),
];
