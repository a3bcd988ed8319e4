import {
  type DownloadLabelForm,
  type labelDownloadTypes,
  type labelFolders,
  OrderFilter,
  type PrintDocument,
  papersMost,
  type trackingFilters,
} from '@alpaca/contract';
import { readFilter } from '../../../shared/list/urlFilter.ts';
import type { LabelsWanted } from '../../../shared/paths/labels.ts';

/** What the form holds. */
export interface Wanted {
  /** By what the orders have in common, by their numbers, or those chosen in the list. */
  which: 'filter' | 'numbers' | 'chosen';
  filter: Omit<OrderFilter, 'numbers' | 'tracking'>;
  numbers?: string[] | undefined;
  tracking: (typeof trackingFilters)[number];
  by: (typeof labelDownloadTypes)[number];
  folders: (typeof labelFolders)[number];
  documents: PrintDocument[];
  /** Told by the bell when it is there, or waited for. */
  when: 'later' | 'now';
}

const usual = {
  tracking: 'none',
  by: 'all',
  folders: 'shared',
  documents: ['label'],
  when: 'later',
} as const;

/** The form as it begins: with what an address asks for, or what the list handed over. */
export const beginning = (search: string, handed: LabelsWanted | null): Wanted => {
  const { numbers, tracking, ...filter } = readFilter(OrderFilter, new URLSearchParams(search));
  const isAsked = Object.values(filter).some(Boolean);
  const which = handed?.orderIds?.length ? 'chosen' : numbers ? 'numbers' : 'filter';
  return {
    ...usual,
    documents: [...usual.documents],
    which,
    // Most labels are wanted on the day they are made.
    filter: isAsked ? filter : { status: 'generated' },
    numbers,
    tracking: tracking ?? usual.tracking,
  };
};

const given = <F extends object>(filter: F): F =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as F;

const filterOf = ({ which, filter, numbers = [] }: Wanted): OrderFilter =>
  which === 'numbers' ? { numbers } : given(filter);

/** The list's filter that finds the same orders, to count them; null where they are known. */
export const countedBy = (wanted: Wanted): OrderFilter | null => {
  if (wanted.which === 'chosen') return null;
  if (wanted.which === 'numbers' && !wanted.numbers?.length) return null;
  const { tracking } = wanted;
  return { ...filterOf(wanted), ...(tracking !== 'none' && { tracking }) };
};

/** What is sent. */
export const bodyOf = (wanted: Wanted, chosen: readonly string[]): DownloadLabelForm => {
  const { which, tracking, by, folders, documents, when } = wanted;
  return {
    ...(which === 'chosen' ? { ids: [...chosen] } : { filter: filterOf(wanted) }),
    by,
    // One file has no folders.
    folders: by === 'all' ? 'shared' : folders,
    documents,
    tracking,
    async: when === 'later',
  };
};

/** Whether so many can be waited for. */
export const canWait = (count: number | undefined) => count === undefined || count <= papersMost;
