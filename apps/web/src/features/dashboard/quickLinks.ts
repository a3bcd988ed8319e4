import type { MenuEntry } from '@alpaca/contract';

export interface QuickLink {
  path: string;
  title: string;
  icon: string;
}

// What people come for most, in this order; everybody sees those of them that they have.
const wanted = [
  '/single/special',
  '/single/batch',
  '/order/list',
  '/single/trial',
  '/financial/recharge',
  '/order/addresses',
  '/ops/merchants',
  '/ops/activations',
  '/financial/top-up-check',
  '/ops/price-sheets',
  '/ops/carriers',
];
export const quickLinkCount = 6;

const flat = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...flat(entry.children)]);

export const quickLinks = (menu: readonly MenuEntry[]): QuickLink[] => {
  const pages = new Map(flat(menu).map((entry) => [entry.path, entry]));
  return wanted
    .flatMap((path) => pages.get(path) ?? [])
    .map(({ path, meta }) => ({ path, title: meta.title, icon: meta.icon }))
    .slice(0, quickLinkCount);
};
