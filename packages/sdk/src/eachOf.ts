export interface CursorPage<Item> {
  items: Item[];
  /** What to ask for next; null at the end. */
  next: string | null;
}

/** All of a list that goes by cursors, asked for page by page while it is read. */
export async function* eachOf<Item>(
  read: (place: { cursor?: string }) => Promise<CursorPage<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let place: { cursor?: string } | null = {};
  while (place) {
    const { items, next }: CursorPage<Item> = await read(place);
    yield* items;
    place = next === null ? null : { cursor: next };
  }
}
