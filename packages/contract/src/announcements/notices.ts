import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';

/** L ordinary, M important, H urgent. */
export const priorities = ['L', 'M', 'H'] as const;

/** What opening a notice does: a page of ours with something to show, or the notice's own text. */
export const noticeOpenTypes = ['component', 'detail'] as const;

export const noticeCategories = ['announcement', 'message'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];
export const readFilters = ['read', 'unread'] as const;

export const NoticeEntry = z.strictObject({
  id: z.string(),
  /** Spelt so on the wire since the first version. */
  titile: z.string(),
  createTime: WireTime,
  priority: z.enum(priorities),
  openType: z.enum(noticeOpenTypes),
  openPage: z.string(),
  busId: z.string(),
  msgId: z.string(),
  msgTxt: z.string(),
});
export type NoticeEntry = z.infer<typeof NoticeEntry>;

/** Unread notices of the signed-in user: the latest few and how many there are. */
export const listByUser = call({
  method: 'GET',
  path: '/sys/annountCement/listByUser',
  access: 'signedIn',
  rules: { none: 'one’s own bell' },
  result: z.strictObject({
    anntMsgList: z.array(NoticeEntry),
    anntMsgTotal: z.number(),
    sysMsgList: z.array(NoticeEntry),
    sysMsgTotal: z.number(),
  }),
});

export const NoticeDetail = z.strictObject({
  id: z.string(),
  title: z.string(),
  sender: z.string(),
  sendTime: WireTime,
  msgContent: z.string(),
  msgCategory: z.enum(noticeCategories),
  priority: z.enum(priorities),
  openType: z.enum(noticeOpenTypes),
  openPage: z.string(),
  busId: z.string(),
  readFlag: z.boolean(),
});
export type NoticeDetail = z.infer<typeof NoticeDetail>;

export const queryNoticeById = call({
  method: 'GET',
  path: '/sys/annountCement/queryById',
  access: 'signedIn',
  query: z.strictObject({ id: id('notice') }),
  result: NoticeDetail,
  refuses: ['notice.notFound'],
});

export const markNoticeRead = call({
  method: 'PUT',
  path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
  access: 'signedIn',
  log: { menu: 'notice', type: 'update' },
  body: z.strictObject({ anntId: id('notice') }),
  result: z.null(),
  refuses: ['notice.notFound'],
});

export const MyNotice = z.strictObject({
  ...NoticeEntry.shape,
  sender: z.string(),
  readTime: z.nullable(WireTime),
});
export type MyNotice = z.infer<typeof MyNotice>;

/** The signed-in user's notices of one category, read and unread, latest first. */
export const listMyNotices = call({
  method: 'GET',
  path: '/sys/sysAnnouncementSend/list',
  access: 'signedIn',
  rules: { none: 'one’s own notices' },
  query: z.strictObject({
    ...pageQuery,
    msgCategory: z._default(z.enum(noticeCategories), 'announcement'),
    only: z.optional(z.enum(readFilters)),
    title: optionalText(100),
  }),
  result: page(MyNotice),
});

export const readAllNotices = call({
  method: 'PUT',
  path: '/sys/sysAnnouncementSend/readAll',
  access: 'signedIn',
  idempotent: true,
  log: { menu: 'notice', type: 'update' },
  body: z.strictObject({ msgCategory: z.enum(noticeCategories) }),
  result: z.strictObject({ count: z.number() }),
});

/** The latest announcement this user hasn't read, to be shown once after sign-in. */
export const getLastAnnouncement = call({
  method: 'GET',
  path: '/sys/annountCement/getLastAnnouncement',
  access: 'signedIn',
  result: z.nullable(NoticeDetail),
});

/** Pictures the tenant shows on the home page. */
export const getAdverts = call({
  method: 'GET',
  path: '/attAdverts/get',
  access: 'signedIn',
  rules: { none: 'the tenant’s word to everybody' },
  result: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      imageUrl: z.string(),
      linkUrl: z.string(),
    }),
  ),
});
