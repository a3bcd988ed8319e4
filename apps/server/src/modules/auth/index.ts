export { badgeForgiven, badgeLockedFor, enterByBadge } from './badge.service.ts';
export { newFirstLink, nobodysPassword } from './firstPassword.service.ts';
export * as members from './members.service.ts';
export { membersGone } from './members.service.ts';
export { accessOf, menuFor, type Viewer } from './menus.service.ts';
export * as mobile from './mobile.service.ts';
export { hashPassword } from './passwords.ts';
export { noteRefused, startRefusedLines } from './refusedLines.service.ts';
export { orTaken, requireFree } from './register.service.ts';
export { rolesGiven } from './rolesGiven.ts';
export { factorsOfMany, hasAny } from './secondFactor/factors.repository.ts';
export {
  authenticate,
  deleteSessionsOf,
  forgetAll,
  forgetUser,
  livingSessions,
  watchSessions,
} from './sessions.service.ts';
export { readSignIns, signInLine } from './signIns/signIns.repository.ts';
export { staffNamesWith, staffWith, usersOf } from './users.repository.ts';
