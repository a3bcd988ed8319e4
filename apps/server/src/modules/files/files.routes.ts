import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as files from './files.service.ts';

export const filesRoutes = [
  bind(contract.uploadFile, ({ ctx, file, query }) => files.store(ctx, file, query.purpose)),
  bind(contract.createFileTicket, ({ ctx, body }) => files.ticketFor(ctx, body.key)),
  bind(contract.downloadFile, ({ ctx, params, query }) =>
    files.download(ctx, params.key, query.ticket),
  ),
];
