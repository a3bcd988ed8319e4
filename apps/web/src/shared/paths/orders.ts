export const specialPath = '/single/special';
export const linesPath = '/single/lines';
export const listPath = '/order/list';

/** The form: an order that is not submitted yet, or a new one that begins as another. */
export const formHref = (from: { id?: string; copy?: string } = {}, path = specialPath) => {
  const query = new URLSearchParams(from).toString();
  return query ? `${path}?${query}` : path;
};
/** A new order of what was tried: product and parcel stand in the address. */
export const trialHref = (productId: string, parcel: object) =>
  `${specialPath}?${new URLSearchParams({ trial: JSON.stringify({ productId, parcel }) })}`;
export const finishHref = (id: string) => `/single/finish?id=${id}`;
export const detailHref = (id: string) => `/single/detail?id=${id}`;

/** An order in the list it was found in: `list` is that list's address, to walk through it. */
export const listedHref = (id: string, list?: string) =>
  `/order/detail?${new URLSearchParams(list === undefined ? { id } : { id, list })}`;
export const listHref = (search: Record<string, string> | string = '') => {
  const query = new URLSearchParams(search).toString();
  return query ? `${listPath}?${query}` : listPath;
};
