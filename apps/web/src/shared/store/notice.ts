import { constants } from '@alpaca/contract';
import { create } from 'zustand';
import { tab } from './shelves.ts';

interface Notice {
  kind: 'error' | 'success';
  text: string;
  until: number;
}

// Kept over a reload: the end of a session reloads the page before its message was shown in full.
export const useNotice = create<{ notice: Notice | null }>(() => ({ notice: tab.get('notice') }));

export const hush = () => {
  tab.remove('notice');
  useNotice.setState({ notice: null });
};

/** Shows a message for four seconds. */
export const say = (kind: Notice['kind'], text: string) => {
  const notice = { kind, text, until: Date.now() + constants.errorShownMs };
  tab.set('notice', notice, constants.errorShownMs);
  useNotice.setState({ notice });
};
