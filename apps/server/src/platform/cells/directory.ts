import type { Tenant } from '../context.ts';
import { noRules } from '../dataRules/sessionRules.ts';
import { singleQueries } from '../db/tx.ts';
import type { Cell, Cells } from './cells.ts';

// Hosts and tenants change by deployment, not by the minute; a stale answer costs a refused request.
const keepMs = 30_000;

export interface Directory {
  byHost(host: string): Promise<Tenant | null>;
  byId(cell: string, tenantId: string): Promise<Tenant | null>;
  /** Every tenant that lives in a cell, sandboxes too. */
  inCell(cell: string): Promise<Tenant[]>;
  cellOf(tenant: Tenant): Cell;
}

const remember = <T>(load: (key: string) => Promise<T>) => {
  const known = new Map<string, { value: Promise<T>; until: number }>();
  return (key: string): Promise<T> => {
    const hit = known.get(key);
    if (hit && hit.until > Date.now()) return hit.value;
    // Keys come from outside (Host headers, tokens): a flood of made-up ones must not fill memory.
    if (known.size > 10_000) known.clear();
    const value = load(key);
    known.set(key, { value, until: Date.now() + keepMs });
    value.catch(() => known.delete(key));
    return value;
  };
};

const loadTenant = async (cell: Cell, tenantId: string): Promise<Tenant | null> => {
  const scope = {
    cell,
    tenant: { id: tenantId } as Tenant,
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
      }
    : null;
};

/** Tells which tenant answers at a host and in which cell it lives. */
export const openDirectory = (cells: Cells): Directory => {
  const [home] = cells.values();
  if (!home) throw new Error('no cell is configured');

  const tenantIn = remember(async (key: string) => {
    const [cellName = '', tenantId = ''] = key.split('/');
    const cell = cells.get(cellName);
    return cell ? loadTenant(cell, tenantId) : null;
  });
  const addressOf = remember(async (host: string) => {
    const found = await home.pool.query<{ tenant_id: string; cell: string }>(
      'select tenant_id, cell from directory.tenant_hosts where host = $1',
      [host],
    );
    return found.rows[0] ?? null;
  });

  return {
    async byHost(host) {
      const address = await addressOf(host);
      return address && tenantIn(`${address.cell}/${address.tenant_id}`);
    },
    byId: (cell, tenantId) => tenantIn(`${cell}/${tenantId}`),
    async inCell(cell) {
      const [hosted, twins] = await Promise.all([
        home.pool.query<{ id: string }>(
          'select distinct tenant_id as id from directory.tenant_hosts where cell = $1',
          [cell],
        ),
        cells.get(cell)?.pool.query<{ id: string }>('select alpaca.twin_tenants() as id'),
      ]);
      const found = [...hosted.rows, ...(twins?.rows ?? [])];
      const tenants = await Promise.all(found.map(({ id }) => tenantIn(`${cell}/${id}`)));
      return tenants.filter((tenant) => tenant !== null);
    },
    cellOf: (tenant) => cells.get(tenant.cell) as Cell,
  };
};
