import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { issueTicket } from '../../platform/tickets/tickets.ts';

export const realtimeRoutes = [
  bind(contract.createSocketTicket, async ({ ctx }) => ({
    ticket: await issueTicket(ctx, 'socket'),
  })),
];
