/** A change of one cell. */
export interface Edit {
  rowNo: number;
  field: string;
  value: string;
  /** What stood there when it was made: what somebody else has typed since is not overwritten. */
  seen: string;
}

export const editsAtMost = 500;

interface Parts<Answer> {
  send: (edits: Edit[]) => Promise<Answer>;
  /** `waiting` are newer edits that the answer does not know of. */
  answered: (answer: Answer, waiting: readonly Edit[]) => void;
  /** `lost`: the edits that did not arrive, with those that waited behind them. */
  failed: (error: unknown, lost: readonly Edit[]) => void;
}

type Work<Answer> = () => Promise<Answer>;

/**
 * Sends edits one call at a time, in their order: answers that overtook each other would show a row
 * as it was. What is typed meanwhile goes together in the next call.
 */
export const createEditQueue = <Answer>({ send, answered, failed }: Parts<Answer>) => {
  let waiting: (Edit | Work<Answer>)[] = [];
  let running: Promise<void> | null = null;

  const isEdit = (next: Edit | Work<Answer>): next is Edit => typeof next !== 'function';
  /** The edits up to the next other call. */
  const takeEdits = (): Edit[] => {
    const other = waiting.findIndex((next) => !isEdit(next));
    const count = Math.min(other < 0 ? waiting.length : other, editsAtMost);
    return waiting.splice(0, count) as Edit[];
  };
  const run = async () => {
    while (waiting.length > 0) {
      const batch = takeEdits();
      const work = batch.length > 0 ? () => send(batch) : (waiting.shift() as Work<Answer>);
      try {
        answered(await work(), waiting.filter(isEdit));
      } catch (error) {
        // What was typed on top of a lost edit would stand alone.
        const lost = [...batch, ...waiting.filter(isEdit)];
        waiting = [];
        failed(error, lost);
      }
    }
    running = null;
  };
  const add = (more: readonly (Edit | Work<Answer>)[]) => {
    waiting.push(...more);
    running ??= run();
  };
  return {
    add: (edits: readonly Edit[]) => add(edits),
    /** Another call, in its turn. */
    call: (work: Work<Answer>) => add([work]),
    /** When everything typed so far has been answered. */
    idle: () => running ?? Promise.resolve(),
  };
};
