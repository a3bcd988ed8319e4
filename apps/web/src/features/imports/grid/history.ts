/** A text that took another's place. */
export interface CellChange {
  rowNo: number;
  field: string;
  from: string;
  to: string;
}

/** What can be taken back as one: texts, or rows left out or let in again. */
export type Change =
  | { cells: readonly CellChange[] }
  | { rowNos: readonly number[]; skipped: boolean };

export const turned = (change: Change): Change =>
  'cells' in change
    ? { cells: change.cells.map((cell) => ({ ...cell, from: cell.to, to: cell.from })).reverse() }
    : { ...change, skipped: !change.skipped };

const keptMost = 200;

export interface History {
  done: readonly Change[];
  undone: readonly Change[];
}
export const noHistory: History = { done: [], undone: [] };

/** After something new nothing can be done again. */
export const noted = ({ done }: History, change: Change): History => ({
  done: [...done, change].slice(-keptMost),
  undone: [],
});

export const stepBack = ({ done, undone }: History): History => ({
  done: done.slice(0, -1),
  undone: [...undone, ...done.slice(-1)],
});

export const stepOn = ({ done, undone }: History): History => ({
  done: [...done, ...undone.slice(-1)],
  undone: undone.slice(0, -1),
});

/** Without what touches these cells: it was lost on its way, and nothing stands there to take back. */
export const without = (
  { done, undone }: History,
  lost: readonly { rowNo: number; field: string }[],
): History => {
  const gone = new Set(lost.map(({ rowNo, field }) => `${rowNo} ${field}`));
  const stays = (change: Change) =>
    !('cells' in change) || !change.cells.some(({ rowNo, field }) => gone.has(`${rowNo} ${field}`));
  return { done: done.filter(stays), undone: undone.filter(stays) };
};
