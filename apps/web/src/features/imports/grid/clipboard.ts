/**
 * Cells as sheets put them on the clipboard: tabs between cells, a line per row, and quotes around
 * a cell that holds either. A line break inside a cell becomes a space, as a cell here has one line.
 */
export const readCells = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.replace(/\s*\n\s*/g, ' ').trim());
    cell = '';
  };
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] as string;
    if (quoted && sign === '"' && source[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (sign === '"' && cell === '' && closes(source, at)) quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
};

/**
 * A quote opens a cell only if another closes it: inches and nicknames are written with them too.
 * Inside, quotes are doubled, so the first single one must be the end.
 */
const closes = (source: string, at: number): boolean => {
  let end = source.indexOf('"', at + 1);
  while (end >= 0 && source[end + 1] === '"') end = source.indexOf('"', end + 2);
  const after = source[end + 1];
  return end >= 0 && (after === undefined || after === '\t' || after === '\n');
};
