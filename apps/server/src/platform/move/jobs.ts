import type { Side } from './side.ts';

/** Jobs that lie aside here are made ready there; whichever side is opened puts its own into its queue. */
export const passJobs = async (from: Side, to: Side, tenants: readonly string[]) => {
  const { rows } = await from.client.query(
    'select tenant_id, id, job from moves.jobs where tenant_id = any ($1)',
    [tenants],
  );
  await to.client.query('delete from moves.jobs where tenant_id = any ($1)', [tenants]);
  await to.client.query(
    `insert into moves.jobs select * from jsonb_populate_recordset(null::moves.jobs, $1)`,
    [JSON.stringify(rows)],
  );
};

export const dropJobs = ({ client }: Side, tenants: readonly string[]) =>
  client.query('delete from moves.jobs where tenant_id = any ($1)', [tenants]);
