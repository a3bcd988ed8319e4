import { mine } from './mine.ts';
import { local } from './shelves.ts';

interface Copy {
  value: unknown;
  /** Not known to the server yet. */
  unsaved: boolean;
}

const nameOf = (code: string) => mine(`preference.${code}`);

/** This browser's copy of a preference. */
export const copyOf = (code: string): Copy | null => local.get<Copy>(nameOf(code));

export const keepCopy = (code: string, value: unknown, unsaved: boolean) =>
  local.set(nameOf(code), { value, unsaved } satisfies Copy);
