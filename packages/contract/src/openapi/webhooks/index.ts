export * from './webhookDebug.ts';
export * from './webhookLog.ts';
export * from './webhooks.ts';
