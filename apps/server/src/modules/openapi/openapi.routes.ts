import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as keys from './apiKeys.service.ts';
import * as firstKey from './firstApiKey.service.ts';

export const openapiRoutes = [
  bind(contract.listApiKeys, ({ ctx }) => keys.list(ctx)),
  bind(contract.addApiKey, ({ ctx, body }) => keys.add(ctx, body)),
  bind(contract.editApiKey, ({ ctx, body }) => keys.edit(ctx, body)),
  bind(contract.resetApiKey, ({ ctx, body }) => keys.reset(ctx, body)),
  bind(contract.revokeApiKey, ({ ctx, body }) => keys.revoke(ctx, body)),
  bind(contract.getApiDocUrl, async ({ ctx }) => ({ url: contract.apiDocsPath(ctx.lang) })),
  bind(contract.getApiToken, ({ ctx }) => firstKey.first(ctx)),
  bind(contract.createApiToken, ({ ctx }) => firstKey.addFirst(ctx)),
  bind(contract.makeApiToken, ({ ctx }) => firstKey.addFirst(ctx)),
  bind(contract.resetApiToken, ({ ctx }) => firstKey.resetFirst(ctx)),
  bind(contract.renewApiToken, ({ ctx }) => firstKey.resetFirst(ctx)),
];
