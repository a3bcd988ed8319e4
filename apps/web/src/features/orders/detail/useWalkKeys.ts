import { useEffect, useEffectEvent } from 'react';
import type { Way } from './useNeighbours.ts';

const ways: Record<string, Way> = { j: 1, ArrowRight: 1, k: -1, ArrowLeft: -1 };

// Whoever types, chooses or has a dialog open means something else by these keys.
const isBusy = (target: EventTarget | null) =>
  (target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=combobox], [tabindex="0"]',
    )) ||
  document.querySelector('dialog:modal, .ant-modal-wrap, .ant-dropdown:not(.ant-dropdown-hidden)');

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
