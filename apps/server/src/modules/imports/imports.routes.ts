import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import { files } from '../files/index.ts';
import { createErrorFile } from './errorFile.ts';
import * as imports from './imports.service.ts';
import { listReplaced } from './replaced.ts';
import * as rows from './rows.service.ts';

export const importsRoutes = [
  bind(contract.uploadImport, ({ ctx, query, file }) => imports.upload(ctx, query, file)),
  bind(contract.getImport, ({ ctx, query }) => imports.get(ctx, query.id)),
  bind(contract.listImports, ({ ctx, query }) => imports.list(ctx, query.kind)),
  bind(contract.mapImport, ({ ctx, body }) => imports.map(ctx, body)),
  bind(contract.listImportRows, ({ ctx, body }) => rows.list(ctx, body)),
  bind(contract.editImportCells, ({ ctx, body }) => rows.edit(ctx, body)),
  bind(contract.skipImportRows, ({ ctx, body }) => rows.skip(ctx, body)),
  bind(contract.fixImportAlike, ({ ctx, body }) => rows.fixAlike(ctx, body)),
  bind(contract.commitImport, ({ ctx, body }) => imports.commit(ctx, body)),
  bind(contract.listImportReplaced, ({ ctx, query }) => listReplaced(ctx, query.id)),
  bind(contract.cancelImport, ({ ctx, body }) => imports.cancel(ctx, body.id)),
  bind(contract.createImportErrorFile, ({ ctx, body }) => createErrorFile(ctx, body.id)),
  bind(contract.createImportTemplate, async ({ ctx, body }) => ({
    key: await imports.createTemplate(ctx, imports.allowedKind(ctx, body.kind)),
  })),
  bind(contract.exportVerifyMsg, ({ ctx, query }) => files.download(ctx, query.key, query.token)),
];
