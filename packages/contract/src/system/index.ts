export * from './reference.ts';
export * from './settings.ts';
