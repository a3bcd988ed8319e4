export * from './adverts.ts';
export * from './announcements.ts';
export * from './messages.ts';
export * from './notices.ts';
