import type { DeepPaging } from './Pager.tsx';
import type { ListPlace } from './types.ts';

interface Place {
  pageNo: number;
  pageSize: number;
  after?: string | undefined;
}

/** Where in a long list: numbered pages as far as they go, then page after page by cursor. */
export const deepPlace = (
  { pageNo, pageSize, after }: Place,
  onChange: (change: Partial<Place>) => void,
  next: string | null | undefined,
): { place: ListPlace; deep: DeepPaging } => ({
  place: {
    pageNo,
    pageSize,
    sort: '',
    go: ({ sort: _, ...page }) => onChange({ ...page, after: undefined }),
  },
  deep: {
    onNext: next ? () => onChange({ pageNo, after: next }) : undefined,
    onLast: after === 'last' ? undefined : () => onChange({ pageNo, after: 'last' }),
  },
});
