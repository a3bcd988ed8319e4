import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** The notice on show is in the address, so that it can be sent to someone; shown is read. */
export const useDeepLink = (markRead: (id: string) => void) => {
  const [params, setParams] = useSearchParams();
  const shown = params.get('id');
  const show = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id) next.set('id', id);
    else next.delete('id');
    setParams(next, { replace: true });
  };
  const read = useEffectEvent(markRead);
  useEffect(() => {
    if (shown) read(shown);
  }, [shown]);
  return [shown, show] as const;
};
