import { constants } from '@alpaca/contract';
import { create } from 'zustand';
import { language } from './language.ts';
import { tab } from './shelves.ts';

export type NoticeKind = 'error' | 'warning' | 'success' | 'info';

export interface Notice {
  id: number;
  kind: NoticeKind;
  /** Failures of calls have one; a plain message needs none. */
  title?: string;
  text: string;
  /** Where something can be done about it. */
  action?: NoticeAction;
  until: number;
}

/** Somewhere to go, or something to do; what is done is not kept over a reload. */
export interface NoticeAction {
  text: string;
  path?: string;
  press?: () => unknown;
}

interface Manner {
  title?: string;
  forMs?: number;
  action?: NoticeAction | undefined;
}

// Kept over a reload: the end of a session reloads the page before its message was shown in full.
// Over a switch of language none is kept: it would be the only text in the old one.
const shelf = `notices.${language}`;
const kept = (tab.get<Notice[]>(shelf) ?? []).filter(({ until }) => until > Date.now());

export const useNotices = create<{ notices: readonly Notice[] }>(() => ({ notices: kept }));

let lastId = Math.max(0, ...kept.map(({ id }) => id));

const show = (notices: readonly Notice[]) => {
  const longest = Math.max(0, ...notices.map(({ until }) => until - Date.now()));
  if (notices.length > 0) tab.set(shelf, notices, longest);
  else tab.remove(shelf);
  useNotices.setState({ notices });
};

export const hush = (id: number) =>
  show(useNotices.getState().notices.filter((notice) => notice.id !== id));

/** Leaves at least so much time to someone who was reading. */
export const prolong = (id: number, forMs: number) =>
  show(
    useNotices
      .getState()
      .notices.map((notice) =>
        notice.id === id
          ? { ...notice, until: Math.max(notice.until, Date.now() + forMs) }
          : notice,
      ),
  );

/**
 * Shows a message for four seconds, newest first. One that is on show already only starts its time
 * again: ten calls that fail alike are one message.
 */
export const say = (kind: NoticeKind, text: string, { title, forMs, action }: Manner = {}) => {
  const { notices } = useNotices.getState();
  const same = notices.find((one) => one.kind === kind && one.text === text && one.title === title);
  const until = Date.now() + (forMs ?? constants.errorShownMs);
  const notice: Notice = {
    id: same?.id ?? ++lastId,
    kind,
    text,
    until,
    ...(title !== undefined && { title }),
    ...(action && { action }),
  };
  show(same ? notices.map((one) => (one.id === notice.id ? notice : one)) : [notice, ...notices]);
};
