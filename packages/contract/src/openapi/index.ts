export * from './apiKeys.ts';
export * from './apiScopes.ts';
export * from './firstApiKey.ts';
export * from './open/openCalls.ts';
