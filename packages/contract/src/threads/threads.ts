import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, WireTime } from '../wire/fields.ts';
import type { PageKey, Permission } from '../wire/says.ts';

/** The two who talk. What the product itself says belongs to neither. */
export const threadParties = ['merchant', 'staff'] as const;
export type ThreadParty = (typeof threadParties)[number];
export const threadSides = [...threadParties, 'system'] as const;

interface ThreadKindSpec {
  /** Who of each side has to do with such a talk, and where they read it. */
  needs: Readonly<Record<ThreadParty, Permission>>;
  /** '' where it stands beside every page. */
  pages: Readonly<Record<ThreadParty, PageKey | ''>>;
  /** Whoever speaks in one that is closed opens it again. */
  reopens?: true;
}

/** What people talk about. A new subject is a line here. */
export const threadKinds = {
  /** A parcel that is withheld, by its order. */
  withholding: {
    needs: { merchant: 'order:withheld', staff: 'ops:withheld' },
    pages: { merchant: 'order/Withheld', staff: 'ops/Withheld' },
  },
  /** A parcel that stands still, by its order. */
  stall: {
    needs: { merchant: 'order:stalled', staff: 'ops:stalled' },
    pages: { merchant: 'order/Stalled', staff: 'ops/Stalled' },
  },
  /** A change of cost that is disputed, by its own id. */
  costChange: {
    needs: { merchant: 'order:costChanges', staff: 'ops:disputes' },
    pages: { merchant: 'order/CostChanges', staff: 'ops/Disputes' },
  },
  /** A claim, by its own id. */
  claim: {
    needs: { merchant: 'order:claims', staff: 'ops:claims' },
    pages: { merchant: 'order/Claims', staff: 'ops/Claims' },
  },
  /** A statement that is queried, by its own id. */
  statement: {
    needs: { merchant: 'financial:statements', staff: 'ops:receivables' },
    pages: { merchant: 'financial/Statements', staff: 'ops/Receivables' },
  },
  /** Anything that a merchant has to ask, by the merchant's own talk: all of its people have home. */
  service: {
    needs: { merchant: 'dashboard:analysis', staff: 'ops:service' },
    pages: { merchant: '', staff: 'ops/Service' },
    reopens: true,
  },
} as const satisfies Record<string, ThreadKindSpec>;
export type ThreadKind = keyof typeof threadKinds;
export const threadKindNames = Object.keys(threadKinds) as [ThreadKind, ...ThreadKind[]];
export const threadKindOf = (kind: ThreadKind): ThreadKindSpec => threadKinds[kind];

export const threadTextMost = 2_000;
export const threadFilesMost = 9;

const ThreadFile = z.strictObject({ key: z.string(), name: z.string(), contentType: z.string() });
export type ThreadFile = z.infer<typeof ThreadFile>;

const ThreadOrder = z.strictObject({ id: z.string(), orderNo: z.string() });

export const ThreadMessage = z.strictObject({
  id: z.string(),
  side: z.enum(threadSides),
  /** Whose words they are; to a merchant all of the staff is the tenant. */
  userName: z.string(),
  isMine: z.boolean(),
  /** In the reader's language where the product says it. */
  text: z.string(),
  time: WireTime,
  files: z.array(ThreadFile),
  /** The order that it is about; null where it names none, or none that the reader sees. */
  order: z.nullable(ThreadOrder),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

export const Thread = z.strictObject({
  id: z.string(),
  kind: z.enum(threadKindNames),
  subjectId: z.string(),
  title: z.string(),
  /** Who is to answer; null where nobody has to. */
  turn: z.nullable(z.enum(threadParties)),
  dueTime: z.nullable(WireTime),
  closeTime: z.nullable(WireTime),
  /** On which side the reader is. */
  side: z.enum(threadParties),
  unread: z.number(),
  /** Until when the other side has read. */
  readByOthers: z.nullable(WireTime),
  messages: z.array(ThreadMessage),
});
export type Thread = z.infer<typeof Thread>;

// Who may have to do with some talk; which one, its subject decides.
const either = [
  'ops:withheld',
  'order:withheld',
  'ops:stalled',
  'order:stalled',
  'ops:disputes',
  'order:costChanges',
  'ops:claims',
  'order:claims',
  'ops:receivables',
  'financial:statements',
  'ops:service',
  'dashboard:analysis',
] as const;

/** Both sides: a merchant its own, the staff those about what it may see. */
export const getThread = call({
  method: 'GET',
  path: '/oms/thread/get',
  access: either,
  rules: 'orders',
  query: z.strictObject({ id: id('thread') }),
  result: Thread,
  refuses: ['thread.notFound', 'warehouse.notYours'],
});

/** Whoever speaks gives the other side the turn. */
export const sendThreadMessage = call({
  method: 'POST',
  path: '/oms/thread/send',
  access: either,
  idempotent: true,
  log: { menu: 'thread', type: 'create' },
  body: z
    .strictObject({
      id: id('thread'),
      text: optionalText(threadTextMost),
      files: z._default(
        z.array(id('threadFile')).check(z.maxLength(threadFilesMost, 'web.verify.25')),
        [],
      ),
      /** Any number of an order of the talk's merchant. */
      orderNo: optionalText(100),
    })
    .check(
      z.refine(({ text = '', files }) => text !== '' || files.length > 0, {
        error: 'web.verify.0',
        path: ['text'],
      }),
    ),
  result: z.strictObject({ id: z.string() }),
  refuses: [
    'thread.notFound',
    'thread.closed',
    'thread.noOrder',
    'warehouse.notYours',
    'file.notFound',
    'service.taken',
  ],
});

/** The reader has seen everything up to a message. */
export const readThread = call({
  method: 'POST',
  path: '/oms/thread/read',
  access: either,
  body: z.strictObject({ id: id('thread'), messageId: id('threadMessage') }),
  result: z.null(),
  refuses: ['thread.notFound', 'warehouse.notYours'],
});
