/** To a tenth; null where there is nothing that it could be a part of. */
export const percentOf = (part: bigint, whole: bigint): number | null =>
  whole === 0n ? null : Math.round((Number(part) / Number(whole)) * 1_000) / 10;
