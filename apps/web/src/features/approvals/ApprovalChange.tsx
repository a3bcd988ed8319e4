import type { Approval } from '@alpaca/contract';
import { useChangeLines } from './useChangeLines.ts';

/** What would change. */
export const ApprovalChange = ({ of }: { of: Pick<Approval, 'kind' | 'changes' | 'adjustment'> }) =>
  useChangeLines()(of).map((line) => <div key={line}>{line}</div>);
