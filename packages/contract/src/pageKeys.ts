import { says } from './areas.ts';
import type { PageKey } from './wire/says.ts';

export const pageKeys = says.flatMap(({ pages = [] }) => pages) as readonly PageKey[];
