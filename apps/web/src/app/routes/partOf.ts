import type { PageKey } from '@alpaca/contract';
import type { Part } from '../Part.tsx';
import { galleryParts } from './galleryPages.ts';
import { pages } from './pages.ts';
import type { PageRoute } from './routes.ts';

/** The page behind a route; undefined while it is not built. */
export const partOf = (page: PageRoute['page']): Part | undefined =>
  pages[page as PageKey] ?? galleryParts[page];
