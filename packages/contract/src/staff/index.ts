export * from './roles.ts';
export * from './seeAs.ts';
export * from './staff.ts';
