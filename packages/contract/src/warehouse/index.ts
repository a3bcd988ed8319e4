export * from './badges.ts';
export * from './dispatch.ts';
export * from './receiving.ts';
export * from './returns.ts';
export * from './warehouses.ts';
export * from './withholding.ts';
export * from './withholdReasons.ts';
