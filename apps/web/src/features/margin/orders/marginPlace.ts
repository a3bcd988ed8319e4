import type { DeepPaging } from '../../../shared/table/Pager.tsx';
import type { ListPlace } from '../../../shared/table/types.ts';
import type { MarginPlace } from '../marginFilter.ts';

/** Where in the list: numbered pages as far as they go, then page after page by cursor. */
export const marginPlace = (
  { pageNo, pageSize, after }: MarginPlace,
  onChange: (change: Partial<MarginPlace>) => void,
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
