import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Hearing, listenForScans } from './listen.ts';

type Means = Omit<Hearing, 'field'>;

/** Hears scanners as long as its page is on show. */
export const useWedge = (field: RefObject<HTMLInputElement | null>, means: Means) => {
  const onScan = useEffectEvent(means.onScan);
  const onEmpty = useEffectEvent(() => means.onEmpty?.());
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    current.focus({ preventScroll: true });
    return listenForScans({ field: current, onScan, onEmpty });
  }, [field]);
};
