import { type ThreadKind, threadKindOf } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

/** What an area says of the talks about its things. */
export interface TalkKind {
  kind: ThreadKind;
  /** Who of the staff works where the subject is; null where it is nowhere yet. Asked of the whole tenant. */
  staffAt: (ctx: Ctx, subjectId: string) => Promise<string[] | null>;
}

const kinds = new Map<ThreadKind, TalkKind>();

/** Called once with those of all areas. */
export const registerTalkKinds = (...added: readonly TalkKind[]) => {
  for (const each of added) kinds.set(each.kind, each);
};

interface Subject {
  subject_kind: string;
  subject_id: string;
}

const staffAt = async (ctx: Ctx, { subject_kind, subject_id }: Subject) =>
  (await kinds.get(subject_kind as ThreadKind)?.staffAt(ctx, subject_id)) ?? null;

/** Of some of the staff those who work where the subject is. */
export const worksThere = async (
  ctx: Ctx,
  subject: Subject,
  userIds: readonly string[],
): Promise<string[]> => {
  const there = await staffAt(ctx, subject);
  return userIds.filter((id) => there === null || there.includes(id));
};

/**
 * A talk is read by who may see what it is about: to everybody else there is none. What is a merchant's, row
 * security has seen to.
 */
export const requireSeen = async (ctx: Ctx, subject: Subject): Promise<void> => {
  const { needs } = threadKindOf(subject.subject_kind as ThreadKind);
  const permission = needs[ctx.merchantId ? 'merchant' : 'staff'];
  if (!ctx.session?.permissions.has(permission)) refuse('thread.notFound');
  if (ctx.merchantId) return;
  const there = await staffAt(ctx, subject);
  if (there && !there.includes(ctx.session?.userId ?? '')) refuse('warehouse.notYours');
};
