import type { BagRow as BagShown } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import { kgOf, wireOrNull } from '../batches/batches.views.ts';
import type { FilledBag } from './bags.repository.ts';

export const shownBag = (ctx: Ctx, bag: FilledBag): BagShown => ({
  id: bag.id,
  bagNo: bag.bag_no,
  kind: bag.kind as BagShown['kind'],
  boxes: bag.boxes,
  netKg: kgOf(bag.net_g),
  grossKg: bag.gross_g === null ? null : kgOf(bag.gross_g),
  tareKg: kgOf(bag.tare_g),
  closedTime: wireOrNull(ctx, bag.closed_at),
  closedBy: bag.closer,
});
