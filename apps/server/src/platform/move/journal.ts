import type { Side } from './side.ts';

export type Step = 'copying' | 'moved' | 'cameBack';

export interface Entry {
  tenant: string;
  /** The tenant and its sandbox, which go together. */
  tenants: string[];
  fromCell: string;
  toCell: string;
  step: Step;
  begunAt: Date;
  movedAt: Date | null;
  facts: Record<string, unknown>;
}

const select = `select tenant_id as tenant, tenants, from_cell as "fromCell", to_cell as "toCell", step,
  begun_at as "begunAt", moved_at as "movedAt", facts from moves.journal`;

/** The move of a tenant that is not finished: kept where it came from. */
export const entryOf = async (sides: readonly Side[], tenant: string): Promise<Entry | null> => {
  for (const { client } of sides) {
    const { rows } = await client.query<Entry>(`${select} where tenant_id = $1`, [tenant]);
    if (rows[0]) return rows[0];
  }
  return null;
};

/** The tenant first, then its sandbox. */
export const withSandbox = async ({ client }: Side, tenant: string): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select tenant_id as id from tenants where tenant_id = $1 or twin_of = $1 order by twin_of nulls first`,
    [tenant],
  );
  return rows.map(({ id }) => id);
};

export const beginEntry = (from: Side, to: Side, [tenant, ...rest]: readonly string[]) =>
  from.client.query(
    `insert into moves.journal (tenant_id, tenants, from_cell, to_cell, step) values ($1, $2, $3, $4, 'copying')`,
    [tenant, [tenant, ...rest], from.cell, to.cell],
  );

export const note = (from: Side, tenant: string, step: Step, facts: object) =>
  from.client.query(
    `update moves.journal set step = $2, facts = facts || $3,
       moved_at = case when $2 = 'moved' and step <> 'moved' then now() else moved_at end
     where tenant_id = $1`,
    [tenant, step, JSON.stringify(facts)],
  );

export const endEntry = ({ client }: Side, tenant: string) =>
  client.query('delete from moves.journal where tenant_id = $1', [tenant]);
