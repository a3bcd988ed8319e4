import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { passingFolder } from '../../../../scripts/postgres/passingFolder.ts';
import {
  cellsJson,
  createDatabase,
  dropDatabase,
  startPostgres,
} from '../../../../scripts/postgres.ts';
import { seed } from '../../seeds/seed.ts';
import { migrate } from '../platform/migrate.ts';

export const template = 'alpaca_template';

/** A real PostgreSQL with one migrated and seeded database, which every test file copies. */
export default async (project: TestProject) => {
  // A folder of its own, so that two runs at once don't meet.
  const dir = passingFolder('.data');
  const cluster = await startPostgres({ dir, durable: false });
  await dropDatabase(cluster, template);
  await createDatabase(cluster, template);
  const url = cluster.url('alpaca_migrate', template);
  await migrate(url, () => {});
  await seed(url, 'c1');
  project.provide('superUrl', cluster.superUrl());
  project.provide('cells', cellsJson(cluster, 'NAME'));
  return async () => {
    await cluster.stop();
    rmSync(dir, { recursive: true, force: true });
    rmSync(cluster.dir, { recursive: true, force: true });
  };
};
