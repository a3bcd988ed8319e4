import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, text, WireTime } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { Restored } from '../wire/undo.ts';
import { noticeCategories, priorities, readFilters } from './notices.ts';

export const announcementStatuses = ['unpublished', 'published', 'withdrawn'] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];
export type AnnouncementStep = 'edit' | 'delete' | 'publish' | 'withdraw';

/** What may be done in each status: what people can see is withdrawn before it changes. */
export const announcementMoves: Readonly<Record<AnnouncementStatus, readonly AnnouncementStep[]>> =
  {
    unpublished: ['edit', 'publish', 'delete'],
    published: ['withdraw'],
    withdrawn: ['edit', 'publish', 'delete'],
  };

const announcementId = z.strictObject({ id: id('announcement') });
const moves = ['announcement.notFound', 'announcement.cannotMove'] as const;

/** More than this is no announcement any more. */
export const announcementChars = 20_000;
const html = text(announcementChars);

/** Whoever is to be chosen one by one; more than so many are everybody. */
export const chosenUsersMax = 1_000;

const fields = {
  titleZh: text(100),
  titleEn: text(100),
  contentZh: html,
  contentEn: html,
  priority: z.enum(priorities),
  msgCategory: z.enum(noticeCategories),
  toAll: z.boolean(),
  userIds: z.array(id('user')).check(z.maxLength(chosenUsersMax)),
  startTime: z.nullable(WireTime),
  endTime: z.nullable(WireTime),
};

type Recipients = { toAll: boolean; userIds: string[] };
type Window = { startTime: string | null; endTime: string | null };

const someone = z.refine<Recipients>(({ toAll, userIds }) => toAll || userIds.length > 0, {
  error: 'web.verify.39',
  path: ['userIds'],
});
// Times on the wire sort as text.
const inOrder = z.refine<Window>(
  ({ startTime, endTime }) => !startTime || !endTime || startTime < endTime,
  { error: 'web.verify.30', path: ['endTime'] },
);

export const AnnouncementForm = z.strictObject(fields).check(someone, inOrder);
export type AnnouncementForm = z.infer<typeof AnnouncementForm>;
export const announcementFields = fields;

export const AnnouncementLine = z.strictObject({
  id: z.string(),
  ...revised,
  /** In the caller's language. */
  title: z.string(),
  priority: z.enum(priorities),
  msgCategory: z.enum(noticeCategories),
  sendStatus: z.enum(announcementStatuses),
  toAll: z.boolean(),
  startTime: z.nullable(WireTime),
  endTime: z.nullable(WireTime),
  sendTime: z.nullable(WireTime),
  createTime: WireTime,
  createBy: z.string(),
  recipients: z.number(),
  readers: z.number(),
});
export type AnnouncementLine = z.infer<typeof AnnouncementLine>;

export const listAnnouncements = call({
  method: 'GET',
  path: '/sys/annountCement/list',
  access: 'system:announcements',
  rules: { none: 'the tenant’s word' },
  query: z.strictObject({
    ...pageQuery,
    title: optionalText(100),
    sendStatus: z.optional(z.enum(announcementStatuses)),
    priority: z.optional(z.enum(priorities)),
  }),
  result: page(AnnouncementLine),
});

/** One announcement as it was written, in both languages. */
export const getAnnouncement = call({
  method: 'GET',
  path: '/sys/annountCement/getForm',
  access: 'system:announcements',
  rules: { none: 'the tenant’s word' },
  query: announcementId,
  result: z.strictObject({
    id: z.string(),
    ...revised,
    sendStatus: z.enum(announcementStatuses),
    titleZh: z.string(),
    titleEn: z.string(),
    contentZh: z.string(),
    contentEn: z.string(),
    priority: z.enum(priorities),
    msgCategory: z.enum(noticeCategories),
    toAll: z.boolean(),
    users: z.array(z.strictObject({ id: z.string(), username: z.string(), realname: z.string() })),
    startTime: z.nullable(WireTime),
    endTime: z.nullable(WireTime),
  }),
  refuses: ['announcement.notFound'],
});

export const addAnnouncement = call({
  method: 'POST',
  path: '/sys/annountCement/add',
  access: 'system:announcementAdd',
  idempotent: true,
  log: { menu: 'announcement', type: 'create' },
  body: AnnouncementForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['request.invalid', 'announcement.noSuchUser'],
});

export const editAnnouncement = call({
  method: 'PUT',
  path: '/sys/annountCement/edit',
  access: 'system:announcementEdit',
  idempotent: true,
  edits: 'announcement',
  log: { menu: 'announcement', type: 'update' },
  body: z.strictObject({ id: id('announcement'), ...revised, ...fields }).check(someone, inOrder),
  result: Saved,
  refuses: [...moves, 'record.changedMeanwhile', 'request.invalid', 'announcement.noSuchUser'],
});

export const deleteAnnouncement = call({
  method: 'DELETE',
  path: '/sys/annountCement/delete',
  access: 'system:announcementDelete',
  idempotent: true,
  log: { menu: 'announcement', type: 'delete' },
  body: announcementId,
  result: z.null(),
  refuses: [...moves, 'record.deletedAlready'],
});

/** Takes a deletion of the last day back. */
export const restoreAnnouncement = call({
  method: 'POST',
  path: '/sys/annountCement/restore',
  access: 'system:announcementDelete',
  idempotent: true,
  log: { menu: 'announcement', type: 'create' },
  body: announcementId,
  result: Restored,
  refuses: ['announcement.notFound'],
});

/**
 * Shows it to its recipients, now or from its start on, as the caller has seen it. Published anew it
 * counts as unread.
 */
export const publishAnnouncement = call({
  method: 'PUT',
  path: '/sys/annountCement/publish',
  access: 'system:announcementPublish',
  idempotent: true,
  edits: 'announcement',
  log: { menu: 'announcement', type: 'update' },
  body: z.strictObject({ id: id('announcement'), ...revised }),
  result: Saved,
  refuses: [...moves, 'record.changedMeanwhile', 'announcement.over'],
});

export const withdrawAnnouncement = call({
  method: 'PUT',
  path: '/sys/annountCement/withdraw',
  access: 'system:announcementWithdraw',
  idempotent: true,
  log: { menu: 'announcement', type: 'update' },
  body: announcementId,
  result: z.null(),
  refuses: moves,
});

export const Reader = z.strictObject({
  userId: z.string(),
  username: z.string(),
  realname: z.string(),
  readTime: z.nullable(WireTime),
});
export type Reader = z.infer<typeof Reader>;

/** Who was to read it, and when they did; those who read last come first. */
export const listReaders = call({
  method: 'GET',
  path: '/sys/annountCement/readers',
  access: 'system:announcements',
  rules: 'merchants',
  query: z.strictObject({
    ...pageQuery,
    id: id('announcement'),
    only: z.optional(z.enum(readFilters)),
  }),
  result: page(Reader),
  refuses: ['announcement.notFound'],
});
