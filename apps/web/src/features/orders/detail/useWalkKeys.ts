import { useEffect, useEffectEvent } from 'react';
import { isBusy } from '../../../shared/lib/isBusy.ts';
import type { Way } from './useNeighbours.ts';

const ways: Record<string, Way> = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 };

/** J or right for the next order, K or left for the one before. */
export const useWalkKeys = (walk: (way: Way) => void) => {
  const step = useEffectEvent(walk);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = ways[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      const held = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
      if (!way || held || event.isComposing || isBusy(event.target)) return;
      event.preventDefault();
      step(way);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
