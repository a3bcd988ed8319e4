import { useRefresh } from '../../socket/useRefresh.ts';
import type { Shown } from './useLastShown.ts';

/** What every drawer beside a list is given that changes what the list shows. */
export interface BesideListProps extends Shown {
  onClose: () => void;
  onChanged: () => void;
}

/** The same where a record goes by an id of its own. */
export interface BesideRecordProps extends Omit<BesideListProps, 'orderId'> {
  /** Empty: closed. */
  id: string;
}

/** Looks again when others changed something; what it answers is for what was changed here: the list looks too. */
export const useLook = (query: { refetch: () => unknown }, onChanged: () => void) => {
  useRefresh('user', () => void query.refetch());
  return () => {
    void query.refetch();
    onChanged();
  };
};
