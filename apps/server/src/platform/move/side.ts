import pg from 'pg';

/** A cell as the mover sees it: as whoever may do everything there, which subscriptions ask for. */
export interface Side {
  cell: string;
  url: string;
  client: pg.Client;
}

// A text of a row is to read the same on both sides.
const sameWords = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public, pg_temp`;

export const openClient = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'alpaca-move' });
  // A connection that breaks fails its statement; unheard, it would end the process too.
  client.on('error', () => {});
  await client.connect();
  await client.query(sameWords);
  return client;
};

export const openSide = async (cell: string, url: string): Promise<Side> => ({
  cell,
  url,
  client: await openClient(url),
});

export const inOneStep = async <T>(side: Side, work: () => Promise<T>): Promise<T> => {
  await side.client.query('begin');
  try {
    const result = await work();
    await side.client.query('commit');
    return result;
  } catch (error) {
    await side.client.query('rollback').catch(() => {});
    throw error;
  }
};
