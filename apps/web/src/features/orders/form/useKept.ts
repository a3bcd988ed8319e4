import { useEffect, useRef } from 'react';
import { mine } from '../../../shared/store/mine.ts';
import { local } from '../../../shared/store/shelves.ts';
import type { OrderValues } from '../model/values.ts';

const keptMs = 30 * 86_400_000;
const waitMs = 300;

const nameOf = (shelf: string) => mine(`order.${shelf}`);

/** What was begun here before: it outlives the page. */
export const keptOrder = (shelf: string) => local.get<OrderValues>(nameOf(shelf));

export const dropKept = (shelf: string) => local.remove(nameOf(shelf));

/** Keeps what is typed in this browser, a moment after the last key and before the page goes. */
export const useKept = (shelf: string, values: OrderValues, start: OrderValues) => {
  const over = useRef<OrderValues | null>(null);
  useEffect(() => {
    if (values === start) return;
    const keep = () => {
      if (over.current !== values) local.set(nameOf(shelf), values, keptMs);
    };
    const timer = setTimeout(keep, waitMs);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [shelf, values, start]);
  return {
    /** What there is now was sent, or is not wanted any more. */
    forget: () => {
      over.current = values;
      dropKept(shelf);
    },
  };
};
