/** A part of what was charged; nothing where nothing was. */
export const percentText = (percent: number | null): string =>
  percent === null ? '--' : `${percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`;
