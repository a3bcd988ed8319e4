import type { Side } from './side.ts';

/**
 * Numbers that were given out there are behind us here: what is made from now on comes after all that came
 * along, and bears no number of it.
 */
export const passNumbers = async (from: Side, to: Side) => {
  const { rows } = await from.client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  await to.client.query(
    `select setval(given.name::regclass, given.last)
     from jsonb_to_recordset($1) as given (name text, last bigint)
       join pg_sequences here on format('%I.%I', here.schemaname, here.sequencename) = given.name
     where here.last_value is null or here.last_value < given.last`,
    [JSON.stringify(rows)],
  );
};
