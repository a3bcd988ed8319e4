/** From the first that is drawn to behind the last. */
export interface Range {
  from: number;
  to: number;
}

export const rowHeight = 36;
export const windowSize = 100;
// Drawn beyond the edges, so that a turn of the wheel shows rows and not their making.
const spareRows = 6;
const spareColumns = 1;

export const rowsInSight = (top: number, height: number, total: number): Range => ({
  from: Math.max(0, Math.floor(top / rowHeight) - spareRows),
  to: Math.min(total, Math.ceil((top + height) / rowHeight) + spareRows),
});

/** Columns have widths of their own; the room is what the fixed column leaves. */
export const columnsInSight = (widths: readonly number[], left: number, room: number): Range => {
  let edge = 0;
  let from = 0;
  let to = 0;
  for (const [index, width] of widths.entries()) {
    if (edge + width <= left) from = index + 1;
    if (edge < left + room) to = index + 1;
    edge += width;
  }
  return { from: Math.max(0, from - spareColumns), to: Math.min(widths.length, to + spareColumns) };
};

/** The windows of rows that a range touches. */
export const windowsOf = ({ from, to }: Range): number[] => {
  const first = Math.floor(from / windowSize);
  const last = Math.floor(Math.max(from, to - 1) / windowSize);
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
};

export const same = (a: Range, b: Range) => a.from === b.from && a.to === b.to;
