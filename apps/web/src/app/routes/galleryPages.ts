import type { ComponentType } from 'react';
import {
  loadDialogsSection,
  loadFormSection,
  loadGalleryTexts,
} from '../../features/gallery/index.ts';
import { type Part, part } from '../Part.tsx';
import type { PageRoute } from './routes.ts';

const section = (load: () => Promise<ComponentType>) =>
  part(async () => {
    (await loadGalleryTexts()).bringTexts();
    return { default: await load() };
  });

// Whether this build shows the gallery is known when it is made; others have nothing of this.
const parts: Record<string, Part> = import.meta.env.ALPACA_GALLERY
  ? {
      'gallery/form': section(loadFormSection),
      'gallery/dialogs': section(loadDialogsSection),
    }
  : {};

const routeOf = (page: string): PageRoute => ({
  path: `/${page.replace('gallery/', 'gallery-tab/')}`,
  page: page as PageRoute['page'],
  title: page,
  titles: { zh: page, en: page, third: '' },
  icon: '',
  hidden: true,
  keepAlive: true,
  above: [],
});

/** Shared pieces as opened pages, for the browser tests of the tabs. */
export const galleryParts = parts;
export const galleryRoutes = Object.keys(parts).map(routeOf);
