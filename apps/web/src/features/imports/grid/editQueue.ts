/** A change of one cell. */
export interface Edit {
  rowNo: number;
  field: string;
  value: string;
}

export const editsAtMost = 500;

interface Parts<Answer> {
  send: (edits: Edit[]) => Promise<Answer>;
  /** `waiting` are newer edits that the answer does not know of. */
  answered: (answer: Answer, waiting: readonly Edit[]) => void;
  failed: (error: unknown) => void;
}

/**
 * Sends edits one call at a time, in their order: answers that overtook each other would show a row
 * as it was. What is typed meanwhile goes together in the next call.
 */
export const createEditQueue = <Answer>({ send, answered, failed }: Parts<Answer>) => {
  let waiting: Edit[] = [];
  let running: Promise<void> | null = null;

  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, editsAtMost);
      try {
        answered(await send(batch), waiting);
      } catch (error) {
        // What was typed on top of a lost edit would stand alone.
        waiting = [];
        failed(error);
      }
    }
    running = null;
  };
  return {
    add: (edits: readonly Edit[]) => {
      waiting.push(...edits);
      running ??= run();
    },
    /** When everything typed so far has been answered. */
    idle: () => running ?? Promise.resolve(),
  };
};
