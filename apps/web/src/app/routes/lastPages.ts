import { local } from '../../shared/store/shelves.ts';

const name = 'pages';

const read = () => local.get<Record<string, string>>(name) ?? {};

/** Which page an address showed the last time: only the menu says so, and that comes a moment later. */
export const lastPageAt = (path: string): string | undefined => read()[path];

export const rememberPage = (path: string, page: string) => {
  const known = read();
  if (known[path] !== page) local.set(name, { ...known, [path]: page });
};

const textsName = 'pages.texts';

const readTexts = () => local.get<Record<string, string[]>>(textsName) ?? {};

/** The texts that an address needed the last time: one after the other they would wait for its parts. */
export const lastTextsAt = (path: string): readonly string[] => readTexts()[path] ?? [];

export const rememberTexts = (path: string, texts: string) => {
  const known = readTexts();
  const before = known[path] ?? [];
  if (!before.includes(texts)) local.set(textsName, { ...known, [path]: [...before, texts] });
};
