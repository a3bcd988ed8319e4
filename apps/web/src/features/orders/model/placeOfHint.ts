import { lacksHsCode } from '../../rates/index.ts';
import { goodsIssues, partyShape } from './issues.ts';
import type { GoodsRow, OrderValues } from './values.ts';

/** Lines that are not right yet are not quoted, so no hint is about them. */
const isQuoted = (row: GoodsRow) => Object.keys(goodsIssues(row)).length === 0;

const hsCodeAt = (goods: readonly GoodsRow[]) => {
  const bare = goods.findIndex((row) => isQuoted(row) && lacksHsCode(row));
  return `goods.${Math.max(0, bare)}.hsCode`;
};

/** The names of all lines are held against one limit: the longest has the most to give. */
const longestNameAt = (goods: readonly GoodsRow[]) => {
  const lengths = goods.map((row) => (isQuoted(row) ? (row.goodsNameEn?.length ?? 0) : 0));
  return `goods.${lengths.indexOf(Math.max(...lengths))}.goodsNameEn`;
};

/** Where the form keeps what a hint of the radar is about. */
export const placeOfHint = (field: string, { goods }: OrderValues): string => {
  if (field === 'goods') return hsCodeAt(goods);
  if (field === 'goodsNameEn') return longestNameAt(goods);
  return field in partyShape('consignee') ? `consignee.${field}` : field;
};
