import { type MessageKind, messageKindOf, type NoticeEntry, type PageKey } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx } from '../../platform/db/tx.ts';
import { permissionsOfMany } from '../../platform/heldPermissions.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { mailLater } from './messageMail.service.ts';
import { wishes } from './messageSettings.service.ts';
import { paragraphs } from './noticeText.ts';

type Words = { title: string; content: string };

export interface SystemMessage {
  kind: string;
  userIds: string[];
  /** Plain text, a paragraph to the line. */
  zh: Words;
  en: Words;
  priority?: NoticeEntry['priority'];
  /** A page of ours to open, with what it should show. */
  open?: { page: string; busId: string };
}

/** Puts a message into bells, whatever it says and however its readers chose. */
export const writeMessage = (ctx: Ctx, message: SystemMessage) =>
  inTx(ctx, async (ctx) => {
    const id = newId();
    const { zh, en, open } = message;
    const userIds = [...new Set(message.userIds)];
    await ctx.db
      .insertInto('notices')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        category: 'message',
        kind: message.kind,
        title_zh: zh.title,
        title_en: en.title,
        content_zh: paragraphs(zh.content),
        content_en: paragraphs(en.content),
        sender: ctx.tenant.nameZh,
        priority: message.priority ?? 'L',
        open_type: open ? 'component' : 'detail',
        open_page: open?.page ?? '',
        bus_id: open?.busId ?? '',
        to_all: false,
        status: 'published',
        sent_at: new Date(),
      })
      .execute();
    if (userIds.length === 0) return id;
    await ctx.db
      .insertInto('notice_recipients')
      .values(
        userIds.map((userId) => ({ tenant_id: ctx.tenant.id, user_id: userId, notice_id: id })),
      )
      .execute();
    await tell(ctx, { cmd: 'user', userIds });
    return id;
  });

/** Names of things come in both languages, numbers and codes in one form. */
export type MessageVar = string | number | { zh: string; en: string };

export interface Raised {
  kind: MessageKind;
  userIds: string[];
  vars?: Record<string, MessageVar>;
  /** Where it is not the page of its kind. */
  openPage?: PageKey;
  busId?: string;
}

const say = ({ kind, vars = {} }: Raised, side: 'zh' | 'en'): Words => {
  const lang = side === 'zh' ? 'zh_CN' : 'en_US';
  const values = Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[side] : value,
    ]),
  );
  const line = (part: string) => words(lang, `notice.${kind}.${part}`, values);
  return { title: line('title'), content: line('content') };
};

/** Those of them who may see what it is about. */
const readersAmong = async (ctx: Ctx, { kind, userIds }: Raised): Promise<string[]> => {
  const { needs } = messageKindOf(kind);
  if (!needs || userIds.length === 0) return userIds;
  const held = await permissionsOfMany(ctx, userIds);
  return userIds.filter((id) => held.get(id)?.includes(needs));
};

/**
 * Something happened that these users should know, in the transaction in which it happened. Each
 * hears of it as they chose: in the bell, by mail, or not at all.
 */
export const raiseMessage = (ctx: Ctx, raised: Raised): Promise<string | null> =>
  inTx(ctx, async (ctx) => {
    const { kind, busId = '' } = raised;
    const spec = messageKindOf(kind);
    const { inApp, mail } = await wishes(ctx, kind, await readersAmong(ctx, raised));
    if (inApp.length + mail.length === 0) return null;
    const page = raised.openPage ?? spec.openPage;
    const id = await writeMessage(ctx, {
      kind,
      userIds: inApp,
      zh: say(raised, 'zh'),
      en: say(raised, 'en'),
      priority: spec.priority,
      ...(page && { open: { page, busId } }),
    });
    await mailLater(ctx, id, mail);
    return id;
  });
