import type apiRequests from './apiRequests.zh_CN.json';
import type webhooks from './webhooks.zh_CN.json';
import type openapi from './zh_CN.json';

declare module '../../../shared/texts/texts.ts' {
  interface Texts {
    apiRequests: typeof apiRequests;
    openapi: typeof openapi;
    webhooks: typeof webhooks;
  }
}
