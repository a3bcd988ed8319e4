export * from './threads.ts';
