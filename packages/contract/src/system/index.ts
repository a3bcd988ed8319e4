export * from './logs.ts';
export * from './reference.ts';
export * from './settings.ts';
