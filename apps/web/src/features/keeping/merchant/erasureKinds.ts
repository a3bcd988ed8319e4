import type { ErasureState } from '@alpaca/contract';
import type { StatusKind } from '../../../shared/feedback/values/statusKinds.ts';

/** What each state means to whoever reads it. */
export const erasureKinds: Readonly<Record<ErasureState, StatusKind>> = {
  asked: 'warning',
  waiting: 'warning',
  running: 'processing',
  done: 'success',
  rejected: 'danger',
  takenBack: 'muted',
};
