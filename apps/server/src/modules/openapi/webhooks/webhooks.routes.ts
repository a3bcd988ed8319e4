import * as contract from '@alpaca/contract';
import { bind } from '../../../platform/http/bind.ts';
import { debug } from './debug.service.ts';
import * as endpoints from './endpoints.service.ts';
import * as log from './log.service.ts';

export const webhookRoutes = [
  bind(contract.listWebhooks, ({ ctx }) => endpoints.list(ctx)),
  bind(contract.addWebhook, ({ ctx, body }) => endpoints.add(ctx, body)),
  bind(contract.editWebhook, ({ ctx, body }) => endpoints.edit(ctx, body)),
  bind(contract.deleteWebhook, ({ ctx, body }) => endpoints.remove(ctx, body)),
  bind(contract.rollWebhookSecret, ({ ctx, body }) => endpoints.rollSecret(ctx, body)),
  bind(contract.testWebhook, ({ ctx, body }) => log.test(ctx, body)),
  bind(contract.getWebhookLog, ({ ctx, query }) => log.log(ctx, query)),
  bind(contract.replayWebhook, ({ ctx, body }) => log.replay(ctx, body)),
  bind(contract.recoverWebhook, ({ ctx, body }) => log.recover(ctx, body)),
  bind(contract.debugWebhook, ({ ctx, body }) => debug(ctx, body)),
];
