import type { PageKey } from '@alpaca/contract';
import type { Part } from '../Part.tsx';
import { galleryParts } from './galleryPages.ts';
import { pages } from './pages.ts';
import type { PageRoute } from './routes.ts';

/** The page behind a route: routes are made of nothing but pages that are there. */
export const partOf = (page: PageRoute['page']): Part =>
  (pages[page as PageKey] ?? galleryParts[page]) as Part;
