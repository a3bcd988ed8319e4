import { constants } from '@alpaca/contract';

// Two lines in the roomiest density.
const tallestRowPx = 56;

/** As high as a page of rows: what is around them scrolls, and nothing scrolls within it. */
export const wholePagePx = constants.listPageSize * tallestRowPx;
