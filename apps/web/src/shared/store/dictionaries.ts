import { constants, type DictItem } from '@alpaca/contract';
import { language } from './language.ts';
import { local } from './shelves.ts';

interface Kept {
  language: string;
  items: Record<string, { items: DictItem[]; until: number }>;
}

const name = 'dictItems';

// Words of another language are no use, so a switch drops them all.
const read = (): Kept['items'] => {
  const kept = local.get<Kept>(name);
  return kept?.language === language ? kept.items : {};
};

const write = (items: Kept['items']) => local.set(name, { language, items }, constants.sessionMs);

const stamped = (items: DictItem[]) => ({ items, until: Date.now() + constants.sessionMs });

/** Takes over all dictionaries, as signing in brings them. */
export const keepDictionaries = (all: Record<string, DictItem[]>) =>
  write(Object.fromEntries(Object.entries(all).map(([code, items]) => [code, stamped(items)])));

export const keepDictionary = (code: string, items: DictItem[]) =>
  write({ ...read(), [code]: stamped(items) });

/** A dictionary's items, if they came in this language within the last seven days. */
export const keptDictionary = (code: string): DictItem[] | undefined => {
  const kept = read()[code];
  return kept && kept.until > Date.now() ? kept.items : undefined;
};

export const dropDictionaries = () => local.remove(name);
