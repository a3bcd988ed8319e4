import { constants } from '@alpaca/contract';
import { mine } from './mine.ts';
import { local } from './shelves.ts';

type Values = Record<string, string[]>;

const read = (): Values => local.get<Values>(mine('remembered')) ?? {};

/** The latest values entered for a field code, newest first. */
export const remembered = (code: string): readonly string[] => read()[code] ?? [];

/** Keeps an entered value to suggest it later; each code has its 16 latest. */
export const remember = (code: string, value: string) => {
  const entered = value.trim();
  if (entered === '') return;
  const others = remembered(code).filter((one) => one !== entered);
  const latest = [entered, ...others].slice(0, constants.rememberedValuesPerField);
  local.set(mine('remembered'), { ...read(), [code]: latest });
};
