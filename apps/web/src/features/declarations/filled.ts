/** Without what was left or made empty: an emptied field means none. */
export const filled = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ) as T;
