import pg from 'pg';

/** Asks the stack's database directly, as nobody in the product can. */
export const ask = async (
  text: string,
  values: unknown[] = [],
  url = process.env.ALPACA_E2E_DATABASE,
) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};
