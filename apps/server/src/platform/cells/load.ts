/** What a cell says of itself (migration 0092), as far as it tells how full it is. */
export interface Burden {
  bytes: number;
  /** Orders made on a day, of the last seven whole ones. */
  ordersADay: number;
}

const gibibyte = 1024 ** 3;

/**
 * A cell that has so many orders a day, or so much in its database, takes no more tenants: about a tenth of what
 * one was measured to do all day (docs/scale.md), because peaks are eight times a day's mean, and as much as is
 * restored within an hour or two.
 */
export const fullCell: Burden = { bytes: 500 * gibibyte, ordersADay: 1_000_000 };

/** How full a cell is, from 0 to 1 and beyond: by what it will run out of first. */
export const loadOf = ({ bytes, ordersADay }: Burden): number =>
  Math.max(bytes / fullCell.bytes, ordersADay / fullCell.ordersADay);

export interface Candidate {
  cell: string;
  open: boolean;
  tenants: number;
  burden: Burden;
}

const percent = ({ burden }: Candidate) => Math.round(loadOf(burden) * 100);

/**
 * Where a new tenant goes: into the open cell with the least load. What differs by less than a hundredth is the
 * same load; then the fewest tenants decide, as those that just came have brought nothing yet.
 */
export const leastLoaded = (candidates: readonly Candidate[]): string | null =>
  candidates
    .filter((one) => one.open && loadOf(one.burden) < 1)
    .toSorted(
      (a, b) => percent(a) - percent(b) || a.tenants - b.tenants || (a.cell < b.cell ? -1 : 1),
    )[0]?.cell ?? null;
