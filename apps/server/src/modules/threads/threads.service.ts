import {
  type Parsed,
  type readThread,
  type sendThreadMessage,
  type Thread,
  type ThreadKind,
  type ThreadMessage,
  type ThreadParty,
  threadKindOf,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { refuse } from '../../platform/refusal.ts';
import { giveFilesTo, requireOwnFiles } from '../files/index.ts';
import * as besides from './besides.repository.ts';
import { systemText } from './systemText.ts';
import { noteSpoken, requireSeen } from './talkKinds.ts';
import { tellPages, tellSpoken } from './threads.messages.ts';
import * as repo from './threads.repository.ts';

const me = (ctx: Ctx) => ctx.session?.userId ?? refuse('session.over');
const sideOf = (ctx: Ctx): ThreadParty => (ctx.merchantId ? 'merchant' : 'staff');
const otherOf = { merchant: 'staff', staff: 'merchant' } as const;
const wire = (ctx: Ctx, time: Date | null) => time && toWire(time, ctx.tenant.zone);
const tenantName = ({ tenant, lang }: Ctx) => (lang === 'en_US' ? tenant.nameEn : tenant.nameZh);

/** A merchant talks with the house, not with one of its people. */
const nameOf = (ctx: Ctx, { side, realname }: repo.MessageRow) => {
  if (side === 'system') return '';
  return side === 'staff' && ctx.merchantId ? tenantName(ctx) : (realname ?? '');
};

type Told = Pick<ThreadMessage, 'files' | 'order'>;

const toMessage = (ctx: Ctx, row: repo.MessageRow, told: Told): ThreadMessage => ({
  id: row.id,
  side: row.side as ThreadMessage['side'],
  userName: nameOf(ctx, row),
  isMine: row.user_id !== null && row.user_id === ctx.session?.userId,
  text: row.side === 'system' ? systemText(ctx.lang, row) : row.body,
  time: toWire(row.created_at, ctx.tenant.zone),
  ...told,
});

/** Orders are named by who may look at them. */
const seesOrders = ({ session }: Ctx) => session?.permissions.has('order:detail') ?? false;

/** What goes with each message. */
const besidesOf = async (ctx: Ctx, threadId: string) => {
  const [files, orders] = await Promise.all([
    besides.filesOf(ctx, threadId),
    seesOrders(ctx) ? besides.ordersOf(ctx, threadId) : [],
  ]);
  const filesBy = Map.groupBy(files, ({ message_id }) => message_id);
  const orderBy = new Map(
    orders.map(({ message_id, id, order_no }) => [message_id, { id, orderNo: order_no }]),
  );
  return (messageId: string): Told => ({
    files: (filesBy.get(messageId) ?? []).map(({ id, name, content_type }) => ({
      key: id,
      name,
      contentType: content_type,
    })),
    order: orderBy.get(messageId) ?? null,
  });
};

export const get = async (ctx: Ctx, id: string): Promise<Thread> => {
  const row = await repo.find(ctx, id);
  await requireSeen(ctx, row);
  const side = sideOf(ctx);
  const [messages, told, unread, seen] = await Promise.all([
    repo.messagesOf(ctx, id),
    besidesOf(ctx, id),
    repo.unreadOf(ctx, [id], { userId: me(ctx), side }),
    repo.readByOthers(ctx, id, side),
  ]);
  return {
    id,
    kind: row.subject_kind as ThreadKind,
    subjectId: row.subject_id,
    title: row.title,
    turn: row.turn as ThreadParty | null,
    dueTime: wire(ctx, row.due_at),
    closeTime: wire(ctx, row.closed_at),
    side,
    unread: unread.get(id) ?? 0,
    readByOthers: wire(ctx, seen),
    messages: messages.map((message) => toMessage(ctx, message, told(message.id))),
  };
};

/** Whoever is signed in says something in a locked talk; its files are the other side's to see from then on. */
export const speak = async (
  ctx: Ctx,
  thread: Pick<repo.ThreadRow, 'id' | 'merchant_id'>,
  {
    text,
    files,
    orderId,
  }: { text: string; files: readonly string[]; orderId?: string | undefined },
): Promise<string> => {
  if (files.length > 0) {
    await requireOwnFiles(ctx, { keys: files, purpose: 'threadFile', userId: me(ctx) });
    await giveFilesTo(ctx, thread.merchant_id, files);
  }
  const said = { side: sideOf(ctx), body: text, files, orderId };
  const messageId = await repo.addMessage(ctx, thread, said);
  await repo.markRead(ctx, thread, messageId, me(ctx));
  return messageId;
};

const orderWith = async (ctx: Ctx, thread: repo.ThreadRow, number: string) =>
  seesOrders(ctx) ? besides.orderWith(ctx, thread, number) : refuse('thread.noOrder');

/** What it says, who is to answer and who hears of it are one transaction. */
export const send = (
  ctx: Ctx,
  { id, text = '', files, orderNo = '' }: Parsed<typeof sendThreadMessage>['body'],
) =>
  inTx(ctx, async (ctx) => {
    const thread = await repo.lock(ctx, id);
    await requireSeen(ctx, thread);
    const { reopens } = threadKindOf(thread.subject_kind as ThreadKind);
    if (thread.closed_at && !reopens) refuse('thread.closed');
    const orderId = orderNo === '' ? undefined : await orderWith(ctx, thread, orderNo);
    const messageId = await speak(ctx, thread, { text, files, orderId });
    const other = otherOf[sideOf(ctx)];
    await repo.change(ctx, [id], { turn: other, closed_at: null });
    await noteSpoken(ctx, thread, sideOf(ctx));
    ctx.trail?.note({ title: thread.title });
    await tellSpoken(ctx, thread, other, text);
    return { id: messageId };
  });

export const read = (ctx: Ctx, { id, messageId }: Parsed<typeof readThread>['body']) =>
  inTx(ctx, async (ctx) => {
    const thread = await repo.find(ctx, id);
    await requireSeen(ctx, thread);
    await repo.markRead(ctx, thread, messageId, me(ctx));
    await tellPages(ctx, thread);
    return null;
  });
