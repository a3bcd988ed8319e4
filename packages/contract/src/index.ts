export * from './areas.ts';
export * from './calls.ts';
export * from './openapi.ts';
export * from './wire/index.ts';
