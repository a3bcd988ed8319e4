import type { Logger } from 'pino';
import { askQuickly } from '../db/askQuickly.ts';
import type { Cell, Cells } from './cells.ts';
import type { Whole } from './directoryState.ts';

const quickMs = 2_000;
// Where nobody else can be asked.
const patientMs = 10_000;
// A home that did not answer is not waited for again by whoever asks soon after.
const restMs = 5_000;

/** The directory's home: the first of the cells, where it is written. */
export const homeOf = (cells: Cells): Cell => {
  const [home] = cells.values();
  if (!home) throw new Error('no cell is configured');
  return home;
};

/** What a database has of the directory: all of it only if that is another version than the known one. */
interface Had {
  version: bigint;
  /** Null where nothing was ever copied. */
  age: number | null;
  whole: Whole | null;
}

const have = `
  select version, extract(epoch from clock_timestamp() - at)::float8 as age,
    case when version is distinct from $1 then directory.whole() end as whole
  from directory.copied`;

export const askForDirectory = async (cell: Cell, known: number | null, ms = quickMs) => {
  const [had] = await askQuickly<Had>(cell.aside, ms, have, [known]);
  if (!had) throw new Error(`no directory in ${cell.name}`);
  return { ...had, cell: cell.name };
};

/** The copy with the most in it, and of those the one that was held against home last. */
const newestCopy = async (cells: readonly Cell[], known: number | null) => {
  const answers = await Promise.allSettled(cells.map((cell) => askForDirectory(cell, known)));
  const copies = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return copies
    .filter(({ age }) => age !== null)
    .sort((a, b) => Number(b.version - a.version) || (a.age as number) - (b.age as number))[0];
};

/**
 * Reads the directory at home, or where home doesn't answer quickly the newest copy that does, and says so.
 * Null where there is nothing newer than the known version.
 */
export const directoryReader = (cells: Cells, log: Logger) => {
  const home = homeOf(cells);
  const others = [...cells.values()].filter((cell) => cell !== home);
  let homeDownUntil = 0;
  let readFrom = home.name;

  const say = (cell: string, age: number | null, version: bigint) => {
    if (readFrom === cell) return;
    readFrom = cell;
    const told = { cell, ageSeconds: age, version: Number(version) };
    if (cell === home.name) log.info(told, 'the directory is read at home again');
    else log.warn(told, 'the directory’s home does not answer: a copy is read');
  };

  const atHome = async (known: number | null) => {
    if (others.length === 0) return askForDirectory(home, known, patientMs);
    if (Date.now() < homeDownUntil) return null;
    try {
      return await askForDirectory(home, known);
    } catch {
      homeDownUntil = Date.now() + restMs;
      return null;
    }
  };

  return async (known: number | null): Promise<Whole | null> => {
    const quick = await atHome(known);
    const copy = quick ? null : await newestCopy(others, known);
    // Who knows nothing yet has nothing else to do than to wait.
    const isLost = !quick && !copy && known === null;
    const told = isLost ? await askForDirectory(home, known, patientMs) : quick;
    if (told) {
      say(told.cell, 0, told.version);
      return told.whole;
    }
    if (!copy) throw new Error('no cell answers with the directory');
    say(copy.cell, copy.age, copy.version);
    // A copy may lie behind what this node has heard from home itself.
    return known !== null && Number(copy.version) <= known ? null : copy.whole;
  };
};
