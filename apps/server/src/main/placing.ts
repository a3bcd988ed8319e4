import { type Burden, type Candidate, leastLoaded, loadOf } from '../platform/cells/load.ts';
import type { Owner, Owners } from './owners.ts';

const has = async ({ client }: Owner, code: string) => {
  const { rows } = await client.query<{ tenant_id: string }>(
    'select tenant_id from tenants where code = $1',
    [code],
  );
  return rows[0]?.tenant_id ?? null;
};

/** The cell in which a tenant lives; where it has moved, rows of it may stand in the one before, too. */
const livesIn = async ({ all, home }: Owners, code: string): Promise<string | null> => {
  for (const owner of all) {
    const tenantId = await has(owner, code);
    if (!tenantId) continue;
    const { rows } = await home.client.query<{ cell: string }>(
      'select cell from directory.tenant_hosts where tenant_id = $1 limit 1',
      [tenantId],
    );
    return rows[0]?.cell ?? owner.cell;
  }
  return null;
};

/** Every cell with what decides about a new tenant; one that the directory says nothing of is open. */
export const candidatesOf = async ({ all, home }: Owners): Promise<Candidate[]> => {
  const open = await home.client.query<{ name: string; open: boolean }>(
    'select name, open from directory.cells',
  );
  const counts = await home.client.query<{ cell: string; tenants: bigint }>(
    'select cell, count(distinct tenant_id) as tenants from directory.tenant_hosts group by cell',
  );
  return Promise.all(
    all.map(async ({ cell, client }) => {
      const { rows } = await client.query<{ facts: Burden }>('select alpaca.cell_facts() as facts');
      return {
        cell,
        open: open.rows.find(({ name }) => name === cell)?.open ?? true,
        tenants: Number(counts.rows.find((one) => one.cell === cell)?.tenants ?? 0),
        burden: rows[0]?.facts as Burden,
      };
    }),
  );
};

export interface Place {
  owner: Owner;
  /** Why there, in a line. */
  why: string;
}

const chosen = async (owners: Owners, wanted?: string): Promise<[string, string]> => {
  if (wanted !== undefined) return [wanted, `${wanted}, as --cell says`];
  const candidates = await candidatesOf(owners);
  const cell = leastLoaded(candidates);
  if (cell === null)
    throw new Error(
      'every cell is full or closed: add one, or say --cell (docs/runbooks/cell-full.md)',
    );
  const { burden } = candidates.find((one) => one.cell === cell) as Candidate;
  return [
    cell,
    `${cell}, the least loaded of ${candidates.length} (${(loadOf(burden) * 100).toFixed(0)} %)`,
  ];
};

/**
 * Where a tenant lives, or will live that is new. Of several who place at once one goes after the other, until
 * their transaction at home ends.
 */
export const placeOf = async (owners: Owners, code: string, wanted?: string): Promise<Place> => {
  const ownerOf = (cell: string) => {
    const owner = owners.all.find((one) => one.cell === cell);
    if (!owner) throw new Error(`no cell ${cell} in ALPACA_CELLS`);
    return owner;
  };
  await owners.home.client.query(`select pg_advisory_xact_lock(hashtextextended('tenants', 0))`);
  const lives = await livesIn(owners, code);
  if (lives !== null) {
    if (wanted !== undefined && wanted !== lives)
      throw new Error(`${code} lives in ${lives}; to take it elsewhere it is moved`);
    return { owner: ownerOf(lives), why: lives };
  }
  const [cell, why] = await chosen(owners, wanted);
  return { owner: ownerOf(cell), why };
};

/**
 * Work in every cell in one go: its own transactions commit before home's, so that the directory never leads to
 * a tenant that is not there. Cut off between the two, the work is done again and finds what stands.
 */
export const placed = async <T>(
  owners: Owners,
  work: (owners: Owners) => Promise<T>,
): Promise<T> => {
  const ordered = [...owners.all].reverse();
  for (const { client } of ordered) await client.query('begin');
  try {
    const done = await work(owners);
    for (const { client } of ordered) await client.query('commit');
    return done;
  } catch (error) {
    for (const { client } of ordered) await client.query('rollback');
    throw error;
  }
};
