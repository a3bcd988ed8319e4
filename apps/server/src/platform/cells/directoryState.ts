/** The directory as it is stored and copied: all of it as of one moment. */
export interface Whole {
  version: number;
  hosts: { host: string; tenant_id: string; cell: string }[];
  cells: { name: string; open: boolean }[];
  /** In the order in which they happened. */
  moves: { tenant_id: string; from_cell: string; to_cell: string }[];
}

export interface Address {
  tenantId: string;
  cell: string;
}

export interface DirectoryState {
  version: number;
  hosts: ReadonlyMap<string, Address>;
  /** Where a tenant lives that ever moved. */
  movedTo: ReadonlyMap<string, string>;
  /** Whether a tenant ever lived in a cell and left it. */
  hasLeft(tenantId: string, cell: string): boolean;
  /** Where tenants went that left a cell. */
  wentTo(cell: string): string[];
  /** Where no new tenants go. */
  closed: ReadonlySet<string>;
  /** How many live in each cell, without sandboxes. */
  tenants: ReadonlyMap<string, number>;
}

const tenantsOf = (hosts: Whole['hosts']) =>
  new Map(
    [...Map.groupBy(hosts, ({ cell }) => cell)].map(([cell, theirs]) => [
      cell,
      new Set(theirs.map(({ tenant_id }) => tenant_id)).size,
    ]),
  );

export const directoryState = ({ version, hosts, cells, moves }: Whole): DirectoryState => {
  const left = Map.groupBy(moves, ({ from_cell }) => from_cell);
  const leavers = new Set(moves.map((move) => `${move.tenant_id}/${move.from_cell}`));
  // Of several moves of a tenant the last one counts.
  const movedTo = new Map(moves.map(({ tenant_id, to_cell }) => [tenant_id, to_cell]));
  return {
    version,
    hosts: new Map(
      hosts.map(({ host, tenant_id: tenantId, cell }) => [host, { tenantId, cell }] as const),
    ),
    movedTo,
    closed: new Set(cells.filter(({ open }) => !open).map(({ name }) => name)),
    tenants: tenantsOf(hosts),
    hasLeft: (tenantId, cell) => leavers.has(`${tenantId}/${cell}`),
    wentTo: (cell) => [
      ...new Set((left.get(cell) ?? []).flatMap(({ tenant_id }) => movedTo.get(tenant_id) ?? [])),
    ],
  };
};
