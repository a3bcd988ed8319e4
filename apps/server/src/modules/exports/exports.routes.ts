import { getExportFields, startExport } from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as exports from './exports.service.ts';

export const exportsRoutes = [
  bind(getExportFields, ({ ctx, query }) => exports.fields(ctx, query.kind)),
  bind(startExport, ({ ctx, body }) => exports.start(ctx, body)),
];
