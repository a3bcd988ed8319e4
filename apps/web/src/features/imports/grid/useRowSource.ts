import { type ImportStatus, listImportRows } from '@alpaca/contract';
import {
  notifyManager,
  type QueryClient,
  queryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { request } from '../../../shared/api/request.ts';
import { belongs, type GridRow, type RowFilter } from './rows.ts';
import { type Range, windowSize, windowsOf } from './sight.ts';
import { useCalm } from './useCalm.ts';

interface Asked {
  id: string;
  only: RowFilter;
  status: ImportStatus;
  /** Changes with each mapping and each commit: rows known before then are no longer right. */
  version: string;
}

interface Window {
  rows: GridRow[];
  total: number;
}

const keyOf = ({ id, only, status, version }: Asked, round: number) =>
  [listImportRows.path, id, only, status, round, version] as const;

interface Told {
  reload: () => void;
  onRows: (rows: readonly GridRow[]) => void;
}

/**
 * The rows that a filter gave, in windows. A row that is mended and no longer belongs to the filter
 * stays where it is until the rows are loaded anew: one that vanished under the hand would take
 * the next one's place.
 */
const createSource = (
  client: QueryClient,
  asked: Asked,
  round: number,
  { reload, onRows }: Told,
) => {
  const { id, only } = asked;
  const key = keyOf(asked, round);
  const places = new Map<number, number>();
  const gone = new Set<number>();
  const keepPlaces = (page: number, rows: readonly GridRow[]) => {
    for (const [n, { rowNo }] of rows.entries()) places.set(rowNo, page * windowSize + n);
  };
  // What was loaded before is shown at once, and must be found as well.
  for (const [known, window] of client.getQueriesData<Window>({ queryKey: key })) {
    keepPlaces(Number(known.at(-1)), window?.rows ?? []);
  }

  const load = async (page: number): Promise<Window> => {
    const from = page * windowSize;
    // The server no longer counts the rows that stay here though they don't belong.
    const offset = from - [...gone].filter((index) => index < from).length;
    const body = { id, only, offset, limit: windowSize };
    const { rows, total } = await request(listImportRows, { body });
    keepPlaces(page, rows);
    onRows(rows);
    return { rows, total: total + gone.size };
  };
  const query = (page: number) =>
    queryOptions({
      queryKey: [...key, page],
      queryFn: () => load(page),
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: () => client.getQueryData<Window>([...keyOf(asked, round - 1), page]),
    });
  const known = (index: number): GridRow | undefined =>
    client.getQueryData<Window>([...key, Math.floor(index / windowSize)])?.rows[index % windowSize];

  // Such a row is loaded when it comes into sight, or it has no place among these.
  const isElsewhere = (row: GridRow) =>
    client.isFetching({ queryKey: key }) === 0 && (only === 'all' || !belongs(row, only));

  return {
    only,
    query,
    reload,
    known,
    fetch: async (index: number): Promise<GridRow | undefined> => {
      const page = await client.fetchQuery(query(Math.floor(index / windowSize)));
      return page.rows[index % windowSize];
    },
    placeOf: (rowNo: number) => places.get(rowNo),
    byNumber: (rowNo: number) => known(places.get(rowNo) ?? -1),
    /** How many rows there are, once any of them has been loaded. */
    total: () =>
      client.getQueriesData<Window>({ queryKey: key }).find(([, window]) => window)?.[1]?.total,
    /** All rows that have been loaded. */
    all: () =>
      client.getQueriesData<Window>({ queryKey: key }).flatMap(([, window]) => window?.rows ?? []),
    /** Shows rows as they now stand; tells whether nothing else has to be loaded for it. */
    put: (rows: readonly GridRow[]): boolean =>
      notifyManager
        .batch(() =>
          rows.map((row) => {
            const index = places.get(row.rowNo);
            if (index === undefined) return isElsewhere(row);
            if (row.saving || belongs(row, only)) gone.delete(index);
            else gone.add(index);
            client.setQueryData<Window>(
              [...key, Math.floor(index / windowSize)],
              (window) => window && { ...window, rows: window.rows.with(index % windowSize, row) },
            );
            return true;
          }),
        )
        .every(Boolean),
  };
};
export type RowSource = ReturnType<typeof createSource>;

/** `onRows` is told of all rows that are loaded. */
export const useRowSource = (asked: Asked, onRows: Told['onRows']): RowSource => {
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const { id, only, status, version } = asked;
  const told = useRef(onRows);
  told.current = onRows;
  return useMemo(() => {
    const reload = () => {
      client.removeQueries({
        queryKey: [listImportRows.path, id],
        predicate: ({ queryKey }) => Number(queryKey[4]) < round,
      });
      setRound(round + 1);
    };
    return createSource(client, { id, only, status, version }, round, {
      reload,
      onRows: (rows) => told.current(rows),
    });
  }, [client, id, only, status, version, round]);
};

export interface VisibleRows {
  total: number;
  failed: Error | null;
  row: (index: number) => GridRow | undefined;
  /** A row out of sight, if it has been loaded. */
  known: (index: number) => GridRow | undefined;
}

/** The rows of a range, as far as they are there; windows that only fly by are not asked for. */
export const useVisibleRows = (source: RowSource, range: Range, expected: number): VisibleRows => {
  const pages = windowsOf(range);
  const calm = useCalm(pages.join());
  const windows = useQueries({
    queries: pages.map((page) => ({ ...source.query(page), enabled: calm })),
  });
  const [first = 0] = pages;
  return {
    total: windows.find(({ data }) => data)?.data?.total ?? expected,
    failed: windows.find(({ error }) => error)?.error ?? null,
    row: (index: number): GridRow | undefined =>
      windows[Math.floor(index / windowSize) - first]?.data?.rows[index % windowSize],
    known: source.known,
  };
};
