// One line an area; what it says to the wire is in its folder.
export * from './accounts/index.ts';
export * from './addresses/index.ts';
export * from './announcements/index.ts';
export * from './approvals/index.ts';
export * from './auth/index.ts';
export * from './declarations/index.ts';
export * from './exports/index.ts';
export * from './files/index.ts';
export * from './finance/index.ts';
export * from './find/index.ts';
export * from './imports/index.ts';
export * from './jobs/index.ts';
export * from './orders/index.ts';
export * from './products/index.ts';
export * from './rates/index.ts';
export * from './system/index.ts';
