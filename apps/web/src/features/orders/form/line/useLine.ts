import { getCommonProduct, type SellingProduct, startsIn } from '@alpaca/contract';
import { useState } from 'react';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useSellingProducts } from '../../../rates/index.ts';

const freshMs = 60_000;

/** The merchant's favourites, then what it ordered most lately. */
const useCommonProducts = () =>
  useCall(getCommonProduct, {}, { staleTime: freshMs, meta: { quiet: true } });

export type Line = SellingProduct & { favourite?: boolean };

/** Favourites first, then all others; none that doesn't start where the parcel does. */
export const offeredLines = (
  common: readonly Line[],
  all: readonly Line[],
  origin: string | undefined,
): Line[] =>
  [...common, ...all.filter(({ id }) => !common.some((one) => one.id === id))].filter(
    (line) => !origin || startsIn(line, origin),
  );

/**
 * Whether the lines have been asked for and answered once. A form that is shown before them moves
 * down under the pointer when they come, and whoever presses then presses something else.
 */
export const useLinesKnown = (): boolean => {
  const isLoading = [useCommonProducts().isLoading, useSellingProducts().isLoading].some(Boolean);
  const [isKnown, setKnown] = useState(!isLoading);
  if (!isKnown && !isLoading) setKnown(true);
  return isKnown;
};

/** The lines an order can go by, and the one that was chosen: nothing is chosen for anybody. */
export const useLines = (productId: string | undefined, origin: string | undefined) => {
  const common = useCommonProducts().data ?? [];
  const all = useSellingProducts().data?.records ?? [];
  const chosen = all.find(({ id }) => id === productId);
  return {
    offered: offeredLines(common, all, origin),
    chosen,
    /** It was chosen before the parcel started somewhere else. */
    isElsewhere: Boolean(chosen && origin && !startsIn(chosen, origin)),
  };
};
