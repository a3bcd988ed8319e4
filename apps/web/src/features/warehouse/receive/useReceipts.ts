import { listReceipts } from '@alpaca/contract';
import { useCall } from '../../../shared/api/useCall.ts';
import { useDesk } from './desk.ts';
import type { Station } from './station/station.ts';

const everyMs = 60_000;
const shownMost = 50;

/** What was answered after all that is known; older ones that are no longer listed are counted already. */
export const newerThan = <O extends { key: string }>(
  outcomes: readonly O[],
  known: ReadonlySet<string>,
): readonly O[] => {
  const at = outcomes.findIndex(({ key }) => known.has(key));
  return at < 0 ? outcomes : outcomes.slice(0, at);
};

/** What the server has of this station; what was answered since is counted here, not asked for. */
export const useReceipts = ({ warehouseId, name }: Station) => {
  const body = { warehouseId, station: name, pageSize: shownMost };
  const options = { refetchInterval: everyMs, meta: { quiet: true } };
  const { data } = useCall(listReceipts, { body }, options);
  const outcomes = useDesk((state) => state.table.outcomes);
  const receipts = data?.page.records ?? [];
  const since = newerThan(outcomes, new Set(receipts.map(({ scanId }) => scanId)));
  const today = {
    parcels: since.reduce(
      (sum, { received }) => sum + (received?.lines.length ?? 0),
      data?.today.parcels ?? 0,
    ),
    weightKg: since.reduce(
      (sum, { received }) => sum + (received?.weightKg ?? 0),
      data?.today.weightKg ?? 0,
    ),
  };
  return { receipts, today };
};
