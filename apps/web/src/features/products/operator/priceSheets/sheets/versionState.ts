import type { VersionLine } from '@alpaca/contract';
import type { StatusKind } from '../../../../../shared/feedback/values/statusKinds.ts';

export type VersionState = 'draft' | 'inForce' | 'scheduled' | 'past';

export const stateKinds: Record<VersionState, StatusKind> = {
  draft: 'warning',
  inForce: 'success',
  scheduled: 'processing',
  past: 'muted',
};

type Line = Pick<VersionLine, 'status' | 'inForce' | 'validFrom' | 'versionNo'>;

/** Where a version stands among its sheet's; those before the one in force are over. */
export const versionState = (version: Line, all: readonly Line[]): VersionState => {
  if (version.status === 'draft') return 'draft';
  if (version.inForce) return 'inForce';
  const now = all.find(({ inForce }) => inForce);
  // Times on the wire read alike from year to second, so they can be compared as they are.
  const isAfter = (version.validFrom ?? '') > (now?.validFrom ?? '');
  return !now || isAfter ? 'scheduled' : 'past';
};
