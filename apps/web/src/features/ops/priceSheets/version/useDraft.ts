import type { PriceVersionView, Request, Surcharge, saveVersion } from '@alpaca/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../../../../shared/inputs/schemaRule.ts';
import { type Cells, cellsOf, createChecker, filledRows, recordOf } from './rowModel.ts';
import { useSorts } from './useSorts.ts';

type Body = Request<typeof saveVersion>['body'];

interface Parts {
  zones: readonly Cells[];
  prices: readonly Cells[];
  surcharges: readonly Surcharge[];
  remoteListId: string | null;
  note: string;
}

/** A version as it is being edited: what was changed, what is wrong, what to send. */
export const useDraft = (version: PriceVersionView) => {
  const { t } = useTranslation('priceSheets');
  const sorts = useSorts();
  const [saved, setSaved] = useState<Parts>(() => ({
    zones: version.zonePlaces.map((place) => cellsOf(sorts.zones.fields, place)),
    prices: version.priceRows.map((row) => cellsOf(sorts.prices.fields, row)),
    surcharges: version.surchargeList,
    remoteListId: version.remoteListId,
    note: version.note,
  }));
  const [parts, setParts] = useState(saved);
  const repeats = t('grid.repeated');
  const checkers = useMemo(
    () => ({
      zones: createChecker(sorts.zones, wordsOf, repeats),
      prices: createChecker(sorts.prices, wordsOf, repeats),
    }),
    [sorts, repeats],
  );
  const checked = useMemo(
    () => ({ zones: checkers.zones(parts.zones), prices: checkers.prices(parts.prices) }),
    [checkers, parts.zones, parts.prices],
  );
  const bad = [...checked.zones, ...checked.prices].filter(({ state }) => state === 'bad').length;
  const changed = (name: keyof Parts) => parts[name] !== saved[name];
  const records = (name: 'zones' | 'prices') =>
    filledRows(parts[name]).map((cells) => recordOf(sorts[name].fields, cells));

  return {
    sorts,
    parts,
    checked,
    bad,
    dirty: (Object.keys(parts) as (keyof Parts)[]).some(changed),
    set: (change: Partial<Parts>) => setParts((before) => ({ ...before, ...change })),
    body: (): Body =>
      ({
        id: version.id,
        ...(changed('zones') && { zonePlaces: records('zones') }),
        ...(changed('prices') && { priceRows: records('prices') }),
        ...(changed('surcharges') && { surchargeList: parts.surcharges }),
        ...(changed('remoteListId') && { remoteListId: parts.remoteListId }),
        ...(changed('note') && { note: parts.note }),
      }) as Body,
    /** What was sent is now what is kept. */
    settle: () => setSaved(parts),
  };
};
export type Draft = ReturnType<typeof useDraft>;
