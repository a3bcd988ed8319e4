import { parcels } from './parcels.ts';
import type { AtRestPart } from './part.ts';
import { people } from './people.ts';

/** Every area that keeps numbers of people and merchants adds its own. */
export const parts: readonly AtRestPart[] = [people, parcels];
