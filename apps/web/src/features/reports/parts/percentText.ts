/** To a tenth; nothing where there was nothing that it could be a part of. */
export const percentText = (percent: number | null): string =>
  percent === null ? '--' : `${percent.toFixed(1)}%`;
