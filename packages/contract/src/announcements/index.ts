export * from './announcements.ts';
export * from './messages.ts';
export * from './notices.ts';
