import { type DragEvent, type HTMLAttributes, useState } from 'react';

export interface ColumnDrag {
  source: HTMLAttributes<HTMLElement>;
  target: HTMLAttributes<HTMLElement>;
  over: boolean;
}

/** Takes a list's rows by their handle and drops them elsewhere. */
export const useColumnDrag = (place: (key: string, to: number) => void) => {
  const [taken, setTaken] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setTaken(null);
    setOver(null);
  };
  return (key: string, index: number): ColumnDrag => ({
    over: over === key && taken !== key,
    source: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', key);
        setTaken(key);
      },
      onDragEnd: end,
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (taken === null) return;
        event.preventDefault();
        setOver(key);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (taken !== null) place(taken, index);
        end();
      },
    },
  });
};
