import type { Column } from './types.ts';

/** What a card asks of a column. */
type Piece = Pick<Column<never>, 'key' | 'card'>;

const factsMost = 6;

/** Which columns make a card: by what they say of themselves, else the first one names the row. */
export const cardParts = <C extends Piece>(columns: readonly C[]) => {
  const actions = columns.find(({ key }) => key === 'actions');
  const state = columns.find(({ card }) => card === 'state');
  const name =
    columns.find(({ card }) => card === 'name') ?? columns.find((column) => column !== actions);
  const facts = columns.filter(
    (column) => ![name, state, actions].includes(column) && column.card !== 'no',
  );
  return { name, state, actions, facts: facts.slice(0, factsMost) };
};
