import * as contract from '@alpaca/contract';
import { bind } from '../../platform/http/bind.ts';
import * as adverts from './adverts.service.ts';
import * as notices from './notices.service.ts';

export const announcementsRoutes = [
  bind(contract.listByUser, ({ ctx }) => notices.listForBell(ctx)),
  bind(contract.queryNoticeById, ({ ctx, query }) => notices.read(ctx, query.id)),
  bind(contract.markNoticeRead, ({ ctx, body }) => notices.markRead(ctx, body.anntId)),
  bind(contract.getLastAnnouncement, ({ ctx }) => notices.latestAnnouncement(ctx)),
  bind(contract.getAdverts, ({ ctx }) => adverts.shown(ctx)),
];
