export { badgeForgiven, badgeLockedFor, enterByBadge } from './badge.service.ts';
export * as members from './members.service.ts';
export { accessOf } from './menus.service.ts';
export * as mobile from './mobile.service.ts';
export { hashPassword } from './passwords.ts';
export { noteRefused, startRefusedLines } from './refusedLines.service.ts';
export {
  authenticate,
  forgetAll,
  forgetUser,
  livingSessions,
  watchSessions,
} from './sessions.service.ts';
export { staffNamesWith, staffWith, usersOf } from './users.repository.ts';
