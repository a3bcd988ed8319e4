import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from '../shared/lib/loadChunk.ts';
import type { Load } from '../shared/lib/pages.ts';

/** A part of the web in a chunk of its own, which may be fetched before it is drawn. */
export const part = (load: Load) => {
  const fetched: { component?: ComponentType } = {};
  const fetchIt = async () => {
    const { default: component } = await loadChunk(load);
    fetched.component = component;
    return { default: component };
  };
  // If it can't be had, the page says so when it is drawn.
  return { fetched, Lazy: lazy(fetchIt), preload: () => fetchIt().catch(() => null) };
};
export type Part = ReturnType<typeof part>;

/**
 * Draws a part. One that was preloaded is drawn at once: a lazy component would show the fallback
 * first, and React keeps that for a third of a second.
 */
export const PartView = ({ of }: { of: Part }) => {
  // Chosen once: a change of the component would throw the page's state away.
  const [Chosen] = useState<ComponentType>(() => of.fetched.component ?? of.Lazy);
  return <Chosen />;
};
