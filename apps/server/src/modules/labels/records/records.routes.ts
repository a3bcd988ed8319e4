import * as contract from '@alpaca/contract';
import { type Bound, bind } from '../../../platform/http/bind.ts';
import { list } from './printList.service.ts';
import * as records from './records.service.ts';

export const recordsRoutes: Bound[] = [
  bind(contract.addPrintRecords, ({ ctx, body }) => records.add(ctx, body)),
  bind(contract.tellPrintOutcome, ({ ctx, body }) => records.tellOutcome(ctx, body)),
  bind(contract.listPrintRecords, ({ ctx, body }) => list(ctx, body)),
];
