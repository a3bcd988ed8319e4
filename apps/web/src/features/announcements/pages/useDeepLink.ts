import { useEffect, useEffectEvent } from 'react';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';

/** The notice on show is in the address, so that it can be sent to someone; shown is read. */
export const useDeepLink = (markRead: (id: string) => void) => {
  const record = useShownRecord({ replace: true });
  const read = useEffectEvent(markRead);
  useEffect(() => {
    if (record.id) read(record.id);
  }, [record.id]);
  return record;
};
