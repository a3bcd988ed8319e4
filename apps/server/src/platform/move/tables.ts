import type pg from 'pg';

/** Tables that a tenant leaves behind; each has its reason. All others with a tenant go along. */
export const staying: Readonly<Record<string, string>> = {
  'public.rate_limits': 'counts tries of the last minutes and hours, which begin anew',
  'directory.tenant_hosts': 'the directory is copied into every cell by itself',
  'directory.moves': 'the directory is copied into every cell by itself',
  'directory.cells': 'the directory is copied into every cell by itself',
  'directory.copied': 'which directory a cell has',
  'moves.closed': 'what this cell may not touch',
  'moves.intended': 'said where the directory is written',
  'moves.journal': 'kept where the tenant comes from',
  'moves.jobs': 'jobs on their way, moved by themselves',
  'migrations.applied': 'what this database has been brought up to',
};

/** Schemas whose tables belong to no tenant, or are parts of one that does. */
export const stayingSchemas: Readonly<Record<string, string>> = {
  pgboss: 'the queue of the cell; the jobs of a tenant are taken over one by one',
  track_days: 'days of track_events, which go with it',
};

/** Every table with a tenant whose rows go along, as it is written in statements. */
export const movedTables = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; written: string }>(
    `
    select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as written
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^(pg_|information_schema)' and n.nspname <> all ($1)
    order by 1`,
    [Object.keys(stayingSchemas)],
  );
  return rows.flatMap(({ name, written }) => (name in staying ? [] : [written]));
};
