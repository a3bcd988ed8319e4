import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as advertEdit from './advertEdit.service.ts';
import * as adverts from './adverts.service.ts';
import * as announcementList from './announcementList.service.ts';
import * as announcements from './announcements.service.ts';
import * as settings from './messageSettings.service.ts';
import * as myNotices from './myNotices.service.ts';
import * as notices from './notices.service.ts';
import * as publishing from './publishing.service.ts';

export const announcementsRoutes = [
  bind(contract.listByUser, ({ ctx }) => notices.listForBell(ctx)),
  bind(contract.queryNoticeById, ({ ctx, query }) => notices.read(ctx, query.id)),
  bind(contract.markNoticeRead, ({ ctx, body }) => notices.markRead(ctx, body.anntId)),
  bind(contract.getLastAnnouncement, ({ ctx }) => notices.latestAnnouncement(ctx)),
  bind(contract.listMyNotices, ({ ctx, query }) => myNotices.list(ctx, query)),
  bind(contract.readAllNotices, ({ ctx, body }) => myNotices.readAll(ctx, body.msgCategory)),
  bind(contract.listAnnouncements, ({ ctx, query }) => announcementList.list(ctx, query)),
  bind(contract.listReaders, ({ ctx, query }) => announcementList.readers(ctx, query)),
  bind(contract.getAnnouncement, ({ ctx, query }) => announcements.form(ctx, query.id)),
  bind(contract.addAnnouncement, ({ ctx, body }) => announcements.add(ctx, body)),
  bind(contract.editAnnouncement, ({ ctx, body }) => announcements.edit(ctx, body)),
  bind(contract.deleteAnnouncement, ({ ctx, body }) => announcements.remove(ctx, body.id)),
  bind(contract.restoreAnnouncement, ({ ctx, body }) => announcements.restore(ctx, body.id)),
  bind(contract.publishAnnouncement, ({ ctx, body }) => publishing.publish(ctx, body)),
  bind(contract.withdrawAnnouncement, ({ ctx, body }) => publishing.withdraw(ctx, body.id)),
  bind(contract.getMessageSettings, ({ ctx }) => settings.list(ctx)),
  bind(contract.saveMessageSetting, ({ ctx, body }) => settings.save(ctx, body)),
  bind(contract.getAdverts, ({ ctx }) => adverts.shown(ctx)),
  bind(contract.listAdverts, ({ ctx }) => advertEdit.list(ctx)),
  bind(contract.addAdvert, ({ ctx, body }) => advertEdit.add(ctx, body)),
  bind(contract.editAdvert, ({ ctx, body }) => advertEdit.edit(ctx, body)),
];
