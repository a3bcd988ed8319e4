import { type ThreadKind, type ThreadParty, threadKindOf } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';

/** What an area says of the talks about its things. */
export interface TalkKind {
  kind: ThreadKind;
  /** Who of the staff works where the subject is; null where it is nowhere yet. Asked of the whole tenant. */
  staffAt: (ctx: Ctx, subjectId: string) => Promise<string[] | null>;
  /** Who of the staff hears of the merchant's words, where it is not all who talk in it already. */
  hears?: (ctx: Ctx, subjectId: string) => Promise<string[]>;
  /** What follows from somebody's words, in their transaction: it can refuse them. */
  spoken?: (ctx: Ctx, subjectId: string, side: ThreadParty) => Promise<void>;
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

type Sight = 'seen' | 'elsewhere' | 'hidden';

const sightOf = async (ctx: Ctx, subject: Subject): Promise<Sight> => {
  const { needs } = threadKindOf(subject.subject_kind as ThreadKind);
  const permission = needs[ctx.merchantId ? 'merchant' : 'staff'];
  if (!ctx.session?.permissions.has(permission)) return 'hidden';
  if (ctx.merchantId) return 'seen';
  const there = await staffAt(ctx, subject);
  return there && !there.includes(ctx.session.userId) ? 'elsewhere' : 'seen';
};

/** Whether the reader may see what a talk is about. */
export const isSeen = async (ctx: Ctx, subject: Subject): Promise<boolean> =>
  (await sightOf(ctx, subject)) === 'seen';

/**
 * A talk is read by who may see what it is about: to everybody else there is none. What is a merchant's, row
 * security has seen to.
 */
export const requireSeen = async (ctx: Ctx, subject: Subject): Promise<void> => {
  const sight = await sightOf(ctx, subject);
  if (sight === 'hidden') refuse('thread.notFound');
  if (sight === 'elsewhere') refuse('warehouse.notYours');
};

/** What the talk's area makes of somebody's words. */
export const noteSpoken = async (
  ctx: Ctx,
  { subject_kind, subject_id }: Subject,
  side: ThreadParty,
) => kinds.get(subject_kind as ThreadKind)?.spoken?.(ctx, subject_id, side);

/** Those whom its area names to hear of the merchant's words; undefined where it names nobody. */
export const hearersOf = async (ctx: Ctx, { subject_kind, subject_id }: Subject) =>
  kinds.get(subject_kind as ThreadKind)?.hears?.(ctx, subject_id);
