import { inOneStep, type Side } from './side.ts';

/** Where tenants live, as it is written in the directory's home. */
export const placesAt = (home: Side) => ({
  async tenant(code: string, sides: readonly Side[]) {
    for (const side of sides) {
      const { rows } = await side.client.query<{ id: string; cell: string | null }>(
        `select tenant_id as id from tenants where code = $1 and twin_of is null`,
        [code],
      );
      if (rows[0]) return rows[0].id;
    }
    throw new Error(`no tenant is called ${code}`);
  },

  async cellOf(tenant: string): Promise<string> {
    const { rows } = await home.client.query<{ cell: string }>(
      'select distinct cell from directory.tenant_hosts where tenant_id = $1',
      [tenant],
    );
    const [one, ...others] = rows;
    if (!one || others.length > 0)
      throw new Error('the directory names not one cell of this tenant');
    return one.cell;
  },

  /** Before it is handed over: until then anybody may take it back. */
  intend: (tenant: string, cell: string) =>
    home.client.query(
      `insert into moves.intended (tenant_id, to_cell) values ($1, $2)
       on conflict (tenant_id) do update set to_cell = excluded.to_cell`,
      [tenant, cell],
    ),

  giveUp: (tenant: string) => home.client.query('select moves.give_up($1)', [tenant]),

  /** From here on it lives there, if nobody gave it up meanwhile. */
  place: (tenants: readonly string[], from: string, to: string) =>
    inOneStep(home, async () => {
      const meant = 'delete from moves.intended where tenant_id = $1 and to_cell = $2';
      const { rowCount } = await home.client.query(meant, [tenants[0], to]);
      if (rowCount !== 1)
        throw new Error('it took too long, and a worker has opened the tenant again');
      await home.client.query('select directory.place($1, $2, $3)', [tenants, from, to]);
    }),
});
export type Places = ReturnType<typeof placesAt>;
