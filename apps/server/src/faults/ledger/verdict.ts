import type { LedgerStack } from './stack.ts';

const words = /(?:^| )(asked|told) (\S+)(?: (done|replayed|refused))?$/;

/** What those said who moved money, held against what stands in the books. */
export const judge = async (stack: Pick<LedgerStack, 'read'>, lines: readonly string[]) => {
  const asked = new Set<string>();
  const told = { done: [] as string[], replayed: [] as string[], refused: [] as string[] };
  for (const line of lines) {
    const [, what, key = '', outcome] = words.exec(line) ?? [];
    if (what === 'asked') asked.add(key);
    if (what === 'told' && outcome) told[outcome as keyof typeof told].push(key);
  }
  const posted = new Set(
    (await stack.read<{ key: string }>('select key from transfers')).map(({ key }) => key),
  );
  const acknowledged = new Set([...told.done, ...told.replayed]);
  return {
    posted,
    refused: new Set(told.refused),
    counts: {
      asked: asked.size,
      acknowledged: acknowledged.size,
      replayed: told.replayed.length,
      refused: told.refused.length,
    },
    wrong: {
      lost: [...acknowledged].filter((key) => !posted.has(key)),
      // Done is what is told the first time only.
      twice: told.done.length - new Set(told.done).size,
      ledgerFaults: await stack.read('select fault, what from ledger_faults limit 5'),
    },
  };
};

/** What went wrong as numbers: lists by their length. */
export const counted = (wrong: Readonly<Record<string, number | readonly unknown[]>>) =>
  Object.fromEntries(
    Object.entries(wrong).map(([name, found]) => [
      name,
      typeof found === 'number' ? found : found.length,
    ]),
  );
