import type { MenuDraftEntry } from '@alpaca/contract';

type Entry = Pick<MenuDraftEntry, 'id' | 'parentId' | 'type'>;

/** Where an entry is put: in a parent, or at the top, before another or as the last. */
export interface Target {
  parentId: string | null;
  beforeId: string | null;
}

export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

export const besideOf = <E extends Entry>(entries: readonly E[], { parentId }: Entry): E[] =>
  entries.filter((one) => one.parentId === parentId);

/** Buttons stand on pages, everything else in groups or at the top. */
const holds = (parent: Entry | undefined, { type }: Entry): boolean =>
  type === 'button' ? parent?.type === 'page' : parent === undefined || parent.type === 'group';

/** Where one step leads; null where there is nowhere to go. */
export const stepTarget = (entries: readonly Entry[], entry: Entry, step: Step): Target | null => {
  const beside = besideOf(entries, entry);
  const at = beside.findIndex(({ id }) => id === entry.id);
  const { parentId } = entry;
  if (step === 'up') {
    const before = beside[at - 1];
    return before ? { parentId, beforeId: before.id } : null;
  }
  if (step === 'down')
    return at < beside.length - 1 ? { parentId, beforeId: beside[at + 2]?.id ?? null } : null;
  if (step === 'in') {
    const into = beside[at - 1];
    return into && holds(into, entry) ? { parentId: into.id, beforeId: null } : null;
  }
  const parent = entries.find(({ id }) => id === parentId);
  if (!parent) return null;
  const above = entries.find(({ id }) => id === parent.parentId);
  if (!holds(above, entry)) return null;
  const uncles = besideOf(entries, parent);
  const after = uncles[uncles.findIndex(({ id }) => id === parent.id) + 1];
  return { parentId: parent.parentId, beforeId: after?.id ?? null };
};

const isWithin = (entries: readonly Entry[], id: string | null, top: string): boolean =>
  id !== null &&
  (id === top || isWithin(entries, entries.find((one) => one.id === id)?.parentId ?? null, top));

export type DropPart = 'before' | 'into' | 'after';

/** Where something is put that is dropped on the upper, middle or lower part of an entry. */
export const dropTarget = (
  entries: readonly Entry[],
  taken: Entry,
  { on, part }: { on: Entry; part: DropPart },
): Target | null => {
  const beside = besideOf(entries, on).filter(({ id }) => id !== taken.id);
  const next = beside[beside.findIndex(({ id }) => id === on.id) + 1];
  const target = {
    before: { parentId: on.parentId, beforeId: on.id },
    into: { parentId: on.id, beforeId: null },
    after: { parentId: on.parentId, beforeId: next?.id ?? null },
  }[part];
  if (taken.id === on.id || isWithin(entries, target.parentId, taken.id)) return null;
  const parent = entries.find(({ id }) => id === target.parentId);
  return holds(parent, taken) ? target : null;
};

/** The entries that are on show: what is in a folded one is not. */
export const shownOf = <E extends Entry>(
  entries: readonly E[],
  folded: ReadonlySet<string>,
): E[] => {
  const hidden = new Set<string>();
  return entries.filter(({ id, parentId }) => {
    const isHidden = parentId !== null && (folded.has(parentId) || hidden.has(parentId));
    if (isHidden) hidden.add(id);
    return !isHidden;
  });
};

export const levelOf = (entries: readonly Entry[], { parentId }: Entry): number => {
  const parent = entries.find(({ id }) => id === parentId);
  return parent ? 1 + levelOf(entries, parent) : 1;
};
