import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, optionalText, page, pageQuery, WireTime } from '../wire/fields.ts';
import { revised } from '../wire/revision.ts';

/** `waiting`: its merchant waits for an answer; `open`: it was answered and may go on. */
export const serviceStates = ['waiting', 'open', 'settled'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** Whether somebody answers now, by the tenant's office hours. */
export const Answering = z.strictObject({
  isOpen: z.boolean(),
  /** From when somebody will; null while somebody does, and where no day has hours. */
  from: z.nullable(WireTime),
  /** The tenant's own words while nobody answers; '' where there are none. */
  text: z.string(),
});
export type Answering = z.infer<typeof Answering>;

/** The talk of the reader's merchant with the house; of the staff nobody has one. */
export const getMyService = call({
  method: 'GET',
  path: '/oms/service/mine',
  access: 'dashboard:analysis',
  result: z.strictObject({
    /** null until somebody of the merchant has opened it. */
    threadId: z.nullable(z.string()),
    unread: z.number(),
    /** null where the tenant has said no hours. */
    answering: z.nullable(Answering),
  }),
});

/** One for a merchant, whoever opens it first. */
export const openService = call({
  method: 'POST',
  path: '/oms/service/open',
  access: 'dashboard:analysis',
  idempotent: true,
  log: { menu: 'service', type: 'create' },
  result: z.strictObject({ threadId: z.string() }),
  refuses: ['service.notFound'],
});

export const ServiceTalk = z.strictObject({
  id: z.string(),
  ...revised,
  threadId: z.string(),
  state: z.enum(serviceStates),
  merchantCode: z.string(),
  merchantName: z.string(),
  /** Since when its merchant waits for an answer. */
  waitingSince: z.nullable(WireTime),
  lastTime: WireTime,
  lastText: z.string(),
  unread: z.number(),
  /** Who answers it; '' where nobody has taken it. */
  assigneeName: z.string(),
  isMine: z.boolean(),
});
export type ServiceTalk = z.infer<typeof ServiceTalk>;

/** Those that wait the oldest first, others the latest first. */
export const listServiceTalks = call({
  method: 'GET',
  path: '/ops/service/list',
  access: 'ops:service',
  rules: 'merchants',
  query: z.strictObject({
    state: z._default(z.enum(serviceStates), 'waiting'),
    /** A merchant by the beginning of its code or a part of its name. */
    merchant: optionalText(100),
    ...pageQuery,
  }),
  result: page(ServiceTalk),
});

/** One of them in which something was said, in whatever state. */
export const getServiceTalk = call({
  method: 'GET',
  path: '/ops/service/queryById',
  access: 'ops:service',
  rules: 'merchants',
  query: z.strictObject({ id: id('serviceTalk') }),
  result: ServiceTalk,
  refuses: ['service.notFound'],
});

const acted = z.strictObject({ id: id('serviceTalk'), ...revised });

/** Whoever takes a talk answers it from then on, whoever did before. */
export const takeServiceTalk = call({
  method: 'PUT',
  path: '/ops/service/take',
  access: 'ops:service',
  idempotent: true,
  log: { menu: 'service', type: 'update' },
  body: acted,
  result: z.null(),
  refuses: ['service.notFound', 'service.moved'],
});

/** Nothing is left to be answered; the merchant's next word opens it again. */
export const settleServiceTalk = call({
  method: 'PUT',
  path: '/ops/service/settle',
  access: 'ops:service',
  idempotent: true,
  log: { menu: 'service', type: 'update' },
  body: acted,
  result: z.null(),
  refuses: ['service.notFound', 'service.moved'],
});
