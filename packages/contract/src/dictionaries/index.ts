export * from './dictionaries.ts';
