import { useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './columns.ts';
import type { At } from './moves.ts';
import { columnsInSight, type Range, rowHeight, rowsInSight, same } from './sight.ts';

interface Size {
  columns: readonly Column[];
  /** What stands before them and does not move. */
  lead: number;
  /** What stands over them at the other edge. */
  trail: number;
  total: number;
  height: number;
}

// The editor's least width, in Grid.module.css, with its edges.
const editorWidth = 200;

const none: Range = { from: 0, to: 0 };

/** Which rows and columns are in sight; changes only when others come into it. */
export const useSight = ({ columns, lead, trail, total, height }: Size) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState({ rows: none, columns: none });

  const look = () => {
    const box = scroller.current;
    // A hidden tab has no size; what it showed stays.
    if (!box || box.clientWidth === 0) return;
    const held = columns[0]?.frozen ? 1 : 0;
    const widths = columns.slice(held).map(({ width }) => width);
    const { from, to } = columnsInSight(widths, box.scrollLeft, box.clientWidth - lead - trail);
    const next = {
      rows: rowsInSight(box.scrollTop, box.clientHeight - rowHeight, total),
      columns: { from: from + held, to: to + held },
    };
    setSight((now) => (same(now.rows, next.rows) && same(now.columns, next.columns) ? now : next));
  };
  const latest = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
    look();
  });
  useLayoutEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  /** Scrolls as little as needed to show a cell. */
  const reveal = ({ row, column }: At) => {
    const box = scroller.current;
    if (!box) return;
    const top = row * rowHeight;
    const roomY = box.clientHeight - 2 * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top > box.scrollTop + roomY) box.scrollTop = top - roomY;
    const cell = columns[column - 1];
    if (!cell || cell.frozen) return;
    const roomX = box.clientWidth - lead - trail - Math.max(cell.width, editorWidth);
    if (cell.left < box.scrollLeft) box.scrollLeft = cell.left;
    else if (cell.left > box.scrollLeft + roomX) {
      box.scrollLeft = Math.min(cell.left, cell.left - Math.max(0, roomX));
    }
  };
  return { scroller, sight, look, reveal, page: Math.max(1, Math.floor(height / rowHeight) - 2) };
};
