import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as practice from './practice.service.ts';

export const practiceRoutes = [
  bind(contract.tryPractice, ({ ctx, body }) => practice.prices(ctx, body)),
  bind(contract.getPractice, ({ ctx }) => practice.latest(ctx)),
  bind(contract.placePractice, ({ ctx, body }) => practice.place(ctx, body)),
  bind(contract.printPractice, ({ ctx }) => practice.print(ctx)),
];
