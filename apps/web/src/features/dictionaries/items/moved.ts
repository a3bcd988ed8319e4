/** The ids with one of them at another place; null where it can't go there or is there already. */
export const moved = (ids: readonly string[], id: string, to: number): string[] | null => {
  const from = ids.indexOf(id);
  if (from === -1 || to === from || to < 0 || to >= ids.length) return null;
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
