import type { getThroughput, Result, StationRow, ThroughputFilter } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { warehousesOf } from '../warehouses/index.ts';
import { periodOf, stepsFrom } from './period.ts';
import { type ScanSum, scanSums } from './throughput.repository.ts';

const toTenth = (value: number) => Math.round(value * 10) / 10;

const totalsOf = (steps: readonly ScanSum[]) => {
  const of = (kind: ScanSum['kind']) =>
    Number(steps.reduce((sum, row) => (row.kind === kind ? sum + row.scans : sum), 0n));
  return { received: of('received'), packed: of('packed'), dispatched: of('dispatched') };
};

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** Every hour of the day, on the days on which anything was done at all. */
const hoursOf = (rows: readonly ScanSum[], days: number) => {
  const of = new Map(rows.flatMap((row) => (row.is_now ? [[row.hour, Number(row.scans)]] : [])));
  return hoursOfDay.map((hour) => {
    const scans = of.get(hour) ?? 0;
    return { hour, scans, perDay: days === 0 ? 0 : toTenth(scans / days) };
  });
};

const stationsOf = async (ctx: Ctx, rows: readonly ScanSum[]): Promise<StationRow[]> => {
  const ids = rows.map(({ warehouse_id }) => warehouse_id ?? '');
  const warehouses = await warehousesOf(ctx, ids);
  const nameOf = ({ warehouse_id, station }: ScanSum) => `${warehouse_id} ${station}`;
  const before = new Map(
    rows.flatMap((row) => (row.is_now ? [] : [[nameOf(row), Number(row.scans)]])),
  );
  return rows
    .filter(({ is_now }) => is_now)
    .map((row) => ({
      warehouseName: warehouses.get(row.warehouse_id ?? '')?.name ?? '',
      station: row.station ?? '',
      scans: Number(row.scans),
      hours: row.hours,
      perHour: toTenth(Number(row.scans) / row.hours),
      before: before.get(nameOf(row)) ?? null,
    }))
    .sort((a, b) => b.scans - a.scans || (a.station < b.station ? -1 : 1));
};

export const throughput = async (
  ctx: Ctx,
  filter: ThroughputFilter,
): Promise<Result<typeof getThroughput>> => {
  const period = periodOf(filter);
  const sums = await scanSums(ctx, filter, period);
  const steps = sums.filter(({ step }) => step !== null);
  const shown = steps.filter(({ kind }) => kind === filter.kind);
  const byHour = sums.filter(({ hour }) => hour !== null);
  const byStation = sums.filter(({ station }) => station !== null);
  const isWhole = (row: ScanSum) => row.step === null && row.hour === null && row.station === null;
  const days = sums.find((row) => row.is_now && isWhole(row))?.days ?? 0;
  return {
    period,
    total: totalsOf(steps.filter(({ is_now }) => is_now)),
    before: totalsOf(steps.filter(({ is_now }) => !is_now)),
    steps: stepsFrom(period, shown, ({ scans }) => Number(scans), 0),
    hours: hoursOf(byHour, days),
    stations: await stationsOf(ctx, byStation),
  };
};
