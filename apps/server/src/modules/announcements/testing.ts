export { announcementsSamples as samples } from './announcements.samples.ts';
export { add } from './announcements.service.ts';
export { subjects } from './announcementsTestSubjects.ts';
export { type SystemMessage, writeMessage } from './messages.service.ts';
export { listForBell } from './notices.service.ts';
export { publish } from './publishing.service.ts';
