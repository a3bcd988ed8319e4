import { create } from 'zustand';

/** Why the page should be loaded again: the system was renewed, or a part of it can't be had. */
export type ReloadReason = 'version' | 'chunk';

export const useReload = create<{ reason: ReloadReason | null }>(() => ({ reason: null }));

const asked = new Set<ReloadReason>();

/** Asks once for each reason: whoever said "later" is not asked again by the same page. */
export const askToReload = (reason: ReloadReason) => {
  if (asked.has(reason)) return;
  asked.add(reason);
  useReload.setState({ reason });
};

export const reloadLater = () => useReload.setState({ reason: null });
