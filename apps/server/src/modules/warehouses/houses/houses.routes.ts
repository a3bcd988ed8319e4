import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import * as houses from './houses.service.ts';

export const housesRoutes: Bound[] = [
  bind(contract.listWarehouses, ({ ctx }) => houses.list(ctx)),
  bind(contract.getWarehouse, ({ ctx, query }) => houses.get(ctx, query.id)),
  bind(contract.getWarehouseChoices, ({ ctx }) => houses.choices(ctx)),
  bind(contract.addWarehouse, ({ ctx, body }) => houses.add(ctx, body)),
  bind(contract.editWarehouse, ({ ctx, body }) => houses.edit(ctx, body)),
  bind(contract.listOwnWarehouses, ({ ctx }) => houses.mine(ctx)),
];
