export * from './imports.ts';
