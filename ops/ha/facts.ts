type Read = <R extends Record<string, unknown>>(database: string, text: string) => Promise<R[]>;

/** How many rows each table holds, and what contradicts itself in the books and counters. */
export const factsOf = async (read: Read, database: string) => {
  const tables = await read<{ name: string }>(
    database,
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'directory') order by 1`,
  );
  const counting = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`,
  );
  const rows = await read<{ name: string; n: number }>(database, counting.join(' union all '));
  const faults = async (view: string) => (await read(database, `select * from ${view}`)).length;
  return {
    rows: Object.fromEntries(rows.map(({ name, n }) => [name, n])),
    ledgerFaults: await faults('ledger_faults'),
    countFaults: await faults('order_count_faults'),
  };
};
