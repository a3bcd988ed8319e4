import { replayHours, webhookDays } from '@alpaca/contract';
import type { Module } from '../module.ts';
import { openapiRoutes } from './openapi.routes.ts';
import { requestRoutes } from './requests/requests.routes.ts';
import { startDelivery } from './webhooks/delivery/startDelivery.ts';
import { watchFailing } from './webhooks/watchFailing.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';

export const openapiModule: Module = {
  name: 'openapi',
  routes: [...openapiRoutes, ...webhookRoutes, ...requestRoutes],
  often: [watchFailing],
  services: [startDelivery],
  expired: [
    `delete from webhook_events where created_at < now() - interval '${webhookDays} days'`,
    `delete from api_request_originals where at < now() - interval '${replayHours} hours'`,
  ],
};
