import type { Side } from './side.ts';

/** Parcels' news lie in a table of each day: days that the one has, the other needs. */
export const makeDays = async (from: Side, to: Side) => {
  const { rows } = await from.client.query<{ day: string }>(
    `select to_date(substr(c.relname, 2), 'YYYYMMDD')::text as day
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'public.track_events'::regclass and c.relname ~ '^d\\d{8}$' order by 1`,
  );
  for (const { day } of rows) {
    await to.client.query('select alpaca.make_track_days($1::date, $1::date + 1)', [day]);
  }
};
