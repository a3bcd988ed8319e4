export * from './keeping.ts';
export * from './keptKinds.ts';
export * from './merchantData.ts';
