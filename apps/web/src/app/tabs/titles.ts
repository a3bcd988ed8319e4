import { language } from '../../shared/store/language.ts';
import { local } from '../../shared/store/shelves.ts';

const shelf = `titles.${language}`;

/** Titles of opened pages by path, so that restored tabs have names before the menu is there. */
let titles = local.get<Record<string, string>>(shelf) ?? {};

export const rememberedTitle = (path: string): string | undefined => titles[path];

export const rememberTitle = (path: string, title: string) => {
  if (titles[path] === title) return;
  titles = { ...titles, [path]: title };
  local.set(shelf, titles);
};
