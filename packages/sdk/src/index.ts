export { type Alpaca, type AlpacaOptions, createAlpaca } from './alpaca.ts';
export { type CursorPage, eachOf } from './eachOf.ts';
export type { components, paths } from './openApi.gen.ts';
export { AlpacaProblem, type Issue } from './problem.ts';
export { verifyWebhook, type WebhookMessage, WebhookRefused } from './verifyWebhook.ts';
