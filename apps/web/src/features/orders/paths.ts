export const specialPath = '/single/special';
export const linesPath = '/single/lines';

/** The form: an order that is not submitted yet, or a new one that begins as another. */
export const formHref = (from: { id?: string; copy?: string } = {}, path = specialPath) => {
  const query = new URLSearchParams(from).toString();
  return query ? `${path}?${query}` : path;
};
export const finishHref = (id: string) => `/single/finish?id=${id}`;
export const detailHref = (id: string) => `/single/detail?id=${id}`;
