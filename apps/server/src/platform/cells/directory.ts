import type { Logger } from 'pino';
import type { Tenant } from '../context.ts';
import { noRules } from '../dataRules/sessionRules.ts';
import { isOnItsWay } from '../db/databaseGone.ts';
import { singleQueries } from '../db/tx.ts';
import type { Rings } from '../fields/rings.ts';
import type { Cell, Cells } from './cells.ts';
import { type DirectoryState, directoryState } from './directoryState.ts';
import { firstFound } from './firstFound.ts';
import { directoryReader } from './readDirectory.ts';

// Who changes the directory tells it; a node that missed the word asks by itself.
const keepMs = 30_000;

export interface Directory {
  byHost(host: string): Promise<Tenant | null>;
  /**
   * A tenant by its id, and by the cell where somebody knew it: if it moved from there, it is found
   * where it lives now.
   */
  byId(cell: string, tenantId: string): Promise<Tenant | null>;
  /** Every tenant that lives in a cell, sandboxes too. */
  inCell(cell: string): Promise<Tenant[]>;
  cellOf(tenant: Tenant): Cell;
  /** Asks for what names a cell and no tenant: there, and wherever tenants went from there. */
  search<T>(cell: string, ask: (cell: Cell) => Promise<T | null>): Promise<T | null>;
  /** The cells to which tenants moved from there. */
  movedFrom(cell: string): Promise<string[]>;
  /** What it says of the cells themselves. */
  ofCells(): Promise<Pick<DirectoryState, 'version' | 'closed' | 'tenants'>>;
  /** The directory has changed: all of it, or one tenant, is looked up anew. */
  forget(tenantId?: string): void;
}

const remember = <T>(load: (key: string) => Promise<T>) => {
  const known = new Map<string, { value: Promise<T>; until: number }>();
  const find = (key: string): Promise<T> => {
    const hit = known.get(key);
    if (hit && hit.until > Date.now()) return hit.value;
    // Keys come from outside (tokens): a flood of made-up ones must not fill memory.
    if (known.size > 10_000) known.clear();
    const value = load(key);
    known.set(key, { value, until: Date.now() + keepMs });
    value.catch(() => known.delete(key));
    return value;
  };
  const forget = (isOver: (key: string) => boolean) => {
    for (const key of known.keys()) if (isOver(key)) known.delete(key);
  };
  return { find, forget };
};

const loadTenant = async (cell: Cell, tenantId: string, rings: Rings): Promise<Tenant | null> => {
  const scope = {
    cell,
    tenant: { id: tenantId },
    scope: 'tenant',
    merchantId: null,
    rules: noRules,
  } as const;
  const row = await singleQueries(scope).selectFrom('tenants').selectAll().executeTakeFirst();
  return row
    ? {
        id: row.tenant_id,
        cell: cell.name,
        code: row.code,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        zone: row.zone,
        logoUrl: row.logo_url,
        helpUrl: row.help_url,
        chatUrl: row.chat_url,
        twinOf: row.twin_of,
        // Rows are copied into a sandbox as they are, so it opens what was sealed for the live tenant.
        ring: await rings.of(cell, row.twin_of ?? row.tenant_id),
      }
    : null;
};

/**
 * The whole directory in memory. When it has become old it is looked at again beside whoever asks; when it is
 * known to have changed, they wait for it. While no cell answers, what was known last goes on.
 */
const keepState = (cells: Cells, log: Logger) => {
  const read = directoryReader(cells, log);
  let state: DirectoryState | null = null;
  let freshUntil = 0;
  let isOver = true;
  let looking: Promise<DirectoryState> | null = null;

  const look = async () => {
    isOver = false;
    try {
      const whole = await read(state?.version ?? null);
      if (whole) state = directoryState(whole);
    } catch (error) {
      if (!state) throw error;
      log.warn(
        { err: error, version: state.version },
        'no directory answers: what is known goes on',
      );
    }
    freshUntil = Date.now() + keepMs;
    return state as DirectoryState;
  };
  const anew = (): Promise<DirectoryState> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  return {
    /** As it was known within the last while. */
    now(): DirectoryState | Promise<DirectoryState> {
      if (!state) return anew();
      if (isOver) return looking ? looking.then(anew) : anew();
      if (Date.now() > freshUntil) anew().catch(() => {});
      return state;
    },
    /** As it is. */
    anew,
    forget: () => {
      isOver = true;
    },
  };
};

/** Tells which tenant answers at a host and in which cell it lives. */
export const openDirectory = (cells: Cells, log: Logger, rings: Rings): Directory => {
  const state = keepState(cells, log);
  const tenants = remember(async (key: string) => {
    const [cellName = '', tenantId = ''] = key.split('/');
    const cell = cells.get(cellName);
    return cell ? loadTenant(cell, tenantId, rings) : null;
  });
  const tenantIn = (cell: string, tenantId: string) => tenants.find(`${cell}/${tenantId}`);
  const named = (name: string) => cells.get(name) ?? [];

  return {
    async byHost(host) {
      // Whose host is unknown may just have been made.
      const address = (await state.now()).hosts.get(host) ?? (await state.anew()).hosts.get(host);
      return address ? tenantIn(address.cell, address.tenantId) : null;
    },
    async byId(cell, tenantId) {
      const known = await state.now();
      const lives = known.hasLeft(tenantId, cell) ? known.movedTo.get(tenantId) : cell;
      return tenantIn(lives as string, tenantId);
    },
    async inCell(cell) {
      const [{ hosts, movedTo }, twins] = await Promise.all([
        state.anew(),
        cells.get(cell)?.pool.query<{ id: string }>('select alpaca.twin_tenants() as id'),
      ]);
      const hosted = [...hosts.values()].filter((address) => address.cell === cell);
      const ids = new Set([
        ...hosted.map(({ tenantId }) => tenantId),
        // Their rows may still be where they lived before.
        ...(twins?.rows ?? [])
          .map(({ id }) => id)
          .filter((id) => (movedTo.get(id) ?? cell) === cell),
      ]);
      const here = (id: string) =>
        tenantIn(cell, id).catch((error) => (isOnItsWay(error) ? null : Promise.reject(error)));
      const found = await Promise.all([...ids].map(here));
      return found.filter((tenant) => tenant !== null);
    },
    cellOf: (tenant) => cells.get(tenant.cell) as Cell,
    async search(cell, ask) {
      const places = new Set([cell, ...(await state.now()).wentTo(cell)]);
      return firstFound([...places].flatMap(named).map(ask));
    },
    movedFrom: async (cell) => (await state.now()).wentTo(cell),
    ofCells: async () => state.now(),
    forget(tenantId) {
      state.forget();
      tenants.forget((key) => tenantId === undefined || key.endsWith(`/${tenantId}`));
    },
  };
};
