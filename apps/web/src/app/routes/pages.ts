import type { PageKey } from '@alpaca/contract';
import type { Pages } from '../../shared/lib/pages.ts';
import { type Part, part } from '../Part.tsx';

// Each feature says its own, so that a new one need not be named here.
const features = import.meta.glob<Pages>('../../features/*/pages.ts', {
  eager: true,
  import: 'pages',
});
const loads: Pages = Object.assign({}, ...Object.values(features));

/** Page key → the page. Every key of the contract stands here. */
export const pages: Partial<Record<PageKey, Part>> = Object.fromEntries(
  Object.entries(loads).map(([key, load]) => [key, part(load)]),
);

/** Whether a menu entry names a page of ours. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(pages, key);
