import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Samples } from './samples.ts';
import type { Subjects } from './subjects.ts';

/** What each area gives the tests that walk over all of them. */
interface Tested {
  samples: Samples;
  subjects?: Subjects;
}

const modules = join(import.meta.dirname, '../modules');
const areas: readonly Tested[] = await Promise.all(
  readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => import(join(modules, name, 'testing.ts'))),
);

export const samples: Samples = Object.assign({}, ...areas.map(({ samples }) => samples));
export const subjects: Subjects = Object.assign({}, ...areas.map(({ subjects }) => subjects));
