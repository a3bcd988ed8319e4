import type { Totals } from '@alpaca/contract';

const kilo = 1_000;
const cubic = 1_000_000;
// Litres are enough to load a van by.
const roundM3 = (m3: number) => Math.round(m3 * kilo) / kilo;

export const kgOf = (grams: bigint | number | string): number => Number(grams) / kilo;
/** Of cm³. */
export const m3Of = (cm3: number | string | null): number => roundM3(Number(cm3 ?? 0) / cubic);

interface Summed {
  tickets: bigint | number;
  pieces: bigint | number;
  weight_g: bigint | string;
  volume: string | null;
}

export const totalsOf = (rows: readonly Summed[]): Totals => {
  const sum = (of: (row: Summed) => number) => rows.reduce((so, row) => so + of(row), 0);
  return {
    tickets: sum(({ tickets }) => Number(tickets)),
    pieces: sum(({ pieces }) => Number(pieces)),
    weightKg: sum(({ weight_g }) => Number(weight_g)) / kilo,
    volumeM3: m3Of(sum(({ volume }) => Number(volume ?? 0))),
  };
};
