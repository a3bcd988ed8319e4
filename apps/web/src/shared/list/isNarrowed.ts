const ofPages = ['pageNo', 'pageSize'];

/** Whether a list's filter leaves something out; `besides` names what only chooses between its views. */
export const isNarrowed = (filter: object, ...besides: readonly string[]) =>
  Object.entries(filter).some(
    ([name, value]) => Boolean(value) && !ofPages.includes(name) && !besides.includes(name),
  );
