export * from './auth.ts';
export * from './firstPassword.ts';
export * from './security.ts';
export * from './signIns.ts';
