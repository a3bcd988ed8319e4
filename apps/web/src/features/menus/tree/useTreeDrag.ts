import type { MenuDraftEntry } from '@alpaca/contract';
import { type DragEvent, useState } from 'react';
import { type DropPart, dropTarget, type Target } from './places.ts';

interface Over {
  id: string;
  part: DropPart;
}

const partAt = ({ clientY, currentTarget }: DragEvent<HTMLElement>): DropPart => {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (share < 0.3) return 'before';
  return share > 0.7 ? 'after' : 'into';
};

/** Takes entries by their handle and puts them where they are dropped. */
export const useTreeDrag = (
  entries: readonly MenuDraftEntry[],
  put: (entry: MenuDraftEntry, target: Target) => void,
) => {
  const [taken, setTaken] = useState<MenuDraftEntry | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const end = () => {
    setTaken(null);
    setOver(null);
  };
  const targetAt = (on: MenuDraftEntry, event: DragEvent<HTMLElement>) => {
    if (!taken) return null;
    const part = partAt(event);
    const fits = dropTarget(entries, taken, { on, part });
    if (fits) return { part, target: fits };
    // The middle of what holds nothing is beside it.
    const beside = part === 'into' ? 'after' : part;
    const target = dropTarget(entries, taken, { on, part: beside });
    return target && { part: beside, target };
  };
  return (entry: MenuDraftEntry) => ({
    over: over?.id === entry.id ? over.part : undefined,
    source: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', entry.id);
        setTaken(entry);
      },
      onDragEnd: end,
    },
    target: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const found = targetAt(entry, event);
        if (!found) return setOver(null);
        event.preventDefault();
        setOver({ id: entry.id, part: found.part });
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        const found = targetAt(entry, event);
        if (found && taken) put(taken, found.target);
        end();
      },
    },
  });
};
