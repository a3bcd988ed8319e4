export * from './waiting.ts';
