import type { PriceVersionView, Request, Surcharge, saveVersion } from '@alpaca/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../../../../../shared/inputs/schemaRule.ts';
import { mergeRows } from './mergeRows.ts';
import { type Cells, cellsOf, createChecker, filledRows, keyOf, recordOf } from './rowModel.ts';
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
  const partsOf = (read: PriceVersionView): Parts => ({
    zones: read.zonePlaces.map((place) => cellsOf(sorts.zones.fields, place)),
    prices: read.priceRows.map((row) => cellsOf(sorts.prices.fields, row)),
    surcharges: read.surchargeList,
    remoteListId: read.remoteListId,
    note: read.note,
  });
  const [saved, setSaved] = useState<Parts>(() => partsOf(version));
  const [parts, setParts] = useState(saved);
  const [revision, setRevision] = useState(version.revision);
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
  const bodyOf = (sent: Parts): Body => {
    const records = (name: 'zones' | 'prices') =>
      filledRows(sent[name]).map((cells) => recordOf(sorts[name].fields, cells));
    return {
      id: version.id,
      revision,
      ...(changed('zones') && { zonePlaces: records('zones') }),
      ...(changed('prices') && { priceRows: records('prices') }),
      ...(changed('surcharges') && { surchargeList: sent.surcharges }),
      ...(changed('remoteListId') && { remoteListId: sent.remoteListId }),
      ...(changed('note') && { note: sent.note }),
    } as Body;
  };

  return {
    sorts,
    parts,
    /** The one that was last read or saved here. */
    revision,
    checked,
    bad,
    dirty: (Object.keys(parts) as (keyof Parts)[]).some(changed),
    set: (change: Partial<Parts>) => setParts((before) => ({ ...before, ...change })),
    body: () => bodyOf(parts),
    /** What was changed here, on top of what the draft says by now. */
    bodyOver: (now: PriceVersionView) => {
      const theirs = partsOf(now);
      const over = <T>(rows: (of: Parts) => readonly T[], keyOf: (row: T) => string) =>
        mergeRows({ base: rows(saved), mine: rows(parts), theirs: rows(theirs) }, keyOf);
      return bodyOf({
        ...parts,
        zones: over(
          ({ zones }) => zones,
          (cells) => keyOf(sorts.zones, cells),
        ),
        prices: over(
          ({ prices }) => prices,
          (cells) => keyOf(sorts.prices, cells),
        ),
        surcharges: over(
          ({ surcharges }) => surcharges,
          ({ code }) => code,
        ),
      });
    },
    /** What was sent is now what is kept. */
    settle: (made: number) => {
      setSaved(parts);
      setRevision(made);
    },
  };
};
export type Draft = ReturnType<typeof useDraft>;
