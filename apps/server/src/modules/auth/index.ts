export * as members from './members.service.ts';
export { staffNamesWith, staffWith, usersOf } from './members.service.ts';
export { permissionsOf } from './menus.service.ts';
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
