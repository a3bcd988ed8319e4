import pg from 'pg';
import type { TestDatabase } from '../../testing/database.ts';

/** What a test job did, when, and in which process. Written by the jobs, read by the tests. */
export interface Mark {
  job_id: string;
  what: 'begun' | 'effect';
  pid: number;
  at: Date;
}

const table = `
  create table fault_marks (
    tenant_id uuid not null,
    job_id uuid not null,
    what text not null,
    pid integer not null,
    at timestamptz not null default clock_timestamp()
  );
  call alpaca.protect_tenant_table('fault_marks');
  grant select, insert on fault_marks to alpaca_app`;

/** The table of marks in a test's database, seen by its owner: all tenants, outside every guard. */
export const openMarks = async (database: TestDatabase) => {
  const { migrate } = JSON.parse(database.cells).c1;
  // Several tests ask at once; in a pipeline their questions follow each other.
  const client = new pg.Client({ connectionString: migrate, pipeline: true } as pg.ClientConfig);
  await client.connect();
  await client.query(table);
  const of = async (jobId: string, what: Mark['what']) => {
    const { rows } = await client.query<Mark>(
      'select * from fault_marks where job_id = $1 and what = $2 order by at',
      [jobId, what],
    );
    return rows;
  };
  return {
    client,
    begun: (jobId: string) => of(jobId, 'begun'),
    effects: (jobId: string) => of(jobId, 'effect'),
    async state(jobId: string): Promise<string | undefined> {
      const { rows } = await client.query('select state from pgboss.job where id = $1', [jobId]);
      return rows[0]?.state;
    },
    close: () => client.end(),
  };
};
export type Marks = Awaited<ReturnType<typeof openMarks>>;
