import type { Module } from '../module.ts';
import { announcementsRoutes } from './announcements.routes.ts';
import { mailJob } from './messageMail.service.ts';
import { windowJob } from './publishing.service.ts';

export const announcementsModule: Module = {
  name: 'announcements',
  routes: announcementsRoutes,
  jobs: [windowJob, mailJob],
};
