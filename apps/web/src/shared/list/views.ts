export interface SavedView {
  name: string;
  /** The address's query, without the place in the list. */
  search: string;
}

export const viewsMax = 20;

// Where in the list somebody is, and the record that is open beside it.
const places = ['pageNo', 'after', 'id'];

/** What a view remembers of an address: filter, order and size, in a stable order. */
export const viewSearch = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params);
  for (const place of places) kept.delete(place);
  kept.sort();
  return kept.toString();
};

/** A view under a name that exists takes its place. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  views.some(({ name }) => name === view.name)
    ? views.map((one) => (one.name === view.name ? view : one))
    : [...views, view];

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);

/** The view where it was, or as near as what is left allows; null where its name is another's now. */
export const withViewAgain = (
  views: readonly SavedView[],
  view: SavedView,
  at: number,
): SavedView[] | null =>
  views.some(({ name }) => name === view.name) ? null : views.toSpliced(at, 0, view);
