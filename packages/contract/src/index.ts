export * from './areas.ts';
export * from './calls.ts';
export * from './openapi.ts';
export * from './pageKeys.ts';
export * from './permissionGroups.ts';
export * from './permissions.ts';
export * from './refusals.ts';
export * from './wire/index.ts';
