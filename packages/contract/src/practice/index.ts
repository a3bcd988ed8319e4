export * from './practice.ts';
