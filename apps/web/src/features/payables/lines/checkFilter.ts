import { listBillLines } from '@alpaca/contract';
import * as z from 'zod/mini';

const { pageNo, pageSize, number } = listBillLines.body.shape;

/** What is to be looked at over all bills. */
export const checks = ['unknown', 'twice', 'unbilled'] as const;
export const CheckFilter = z.strictObject({
  pageNo,
  pageSize,
  number,
  only: z._default(z.enum(checks), 'unknown'),
});
export type CheckFilter = z.output<typeof CheckFilter>;
