import type { getLabelSet, LabelSetOrder, Result } from '@alpaca/contract';

type Part = Result<typeof getLabelSet>['orders'];

/** As many as one call tells of. */
const pageSize = 1000;

/** Orders of a set that have their last page there or later, and on which page the next one begins. */
export const ordersFrom = async (
  partOf: (place: { pageNo: number; pageSize: number }) => Promise<Part>,
  from: number,
  most: number,
) => {
  const found: LabelSetOrder[] = [];
  for (let pageNo = 1; found.length <= most; pageNo += 1) {
    const { records, total } = await partOf({ pageNo, pageSize });
    found.push(...records.filter(({ lastPage }) => lastPage !== null && lastPage >= from));
    if (pageNo * pageSize >= total) break;
  }
  return {
    ids: found.slice(0, most).map(({ orderId }) => orderId),
    next: found[most]?.firstPage ?? null,
  };
};
