import type { FirstStepKind } from '../dashboard/index.ts';
import { readDefault } from './addresses.service.ts';

export const addressSteps: readonly FirstStepKind[] = [
  {
    key: 'shipper',
    place: 3,
    permission: 'order:addresses',
    path: '/order/addresses?kind=shipper',
    stateOf: async (ctx) => ((await readDefault(ctx, 'shipper')) ? 'done' : 'todo'),
  },
];
