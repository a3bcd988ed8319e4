/** To a tenth; null where nothing was charged that it could be a part of. */
export const percentOf = (margin: bigint, charged: bigint): number | null =>
  charged === 0n ? null : Math.round((Number(margin) / Number(charged)) * 1_000) / 10;
