import { local } from '../../shared/store/shelves.ts';

const name = 'pages';

const read = () => local.get<Record<string, string>>(name) ?? {};

/** Which page an address showed the last time: only the menu says so, and that comes a moment later. */
export const lastPageAt = (path: string): string | undefined => read()[path];

export const rememberPage = (path: string, page: string) => {
  const known = read();
  if (known[path] !== page) local.set(name, { ...known, [path]: page });
};
