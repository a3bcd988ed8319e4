/** Why a sheet can't be read; the words stand in the texts under `sheet.<reason>`. */
export const sheetReasons = [
  'broken',
  'unsafe',
  'macros',
  'empty',
  'tooManyRows',
  'tooManyColumns',
  'cellTooLong',
  'tooBig',
  'tooSlow',
] as const;
export type SheetReason = (typeof sheetReasons)[number];
export type SheetParams = Record<string, string | number>;

/** The sheet is its sender's to mend; anything else that goes wrong is thrown as it is. */
export class SheetRefused extends Error {
  readonly reason: SheetReason;
  readonly params: SheetParams;

  constructor(reason: SheetReason, params: SheetParams = {}) {
    super(reason);
    this.name = 'SheetRefused';
    this.reason = reason;
    this.params = params;
  }
}

export const refuseSheet = (reason: SheetReason, params?: SheetParams): never => {
  throw new SheetRefused(reason, params);
};
