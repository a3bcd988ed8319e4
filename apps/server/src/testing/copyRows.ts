type Query = (text: string, values: unknown[]) => Promise<{ rows: { name: string }[] }>;

/**
 * Rows of a table once more for each number that `counted` names `n`: as they are, but for these
 * columns. What copies thousands is not what is measured.
 */
export const copyRows = async (
  query: Query,
  table: string,
  { where, counted, columns }: { where: string; counted: string; columns: Record<string, string> },
  values: unknown[],
) => {
  const { rows } = await query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const picked = names.map((name) => columns[name] ?? `t.${name}`);
  await query(
    `insert into ${table} (${names.join(', ')}) select ${picked.join(', ')}
     from ${table} t, ${counted} where ${where}`,
    values,
  );
};
