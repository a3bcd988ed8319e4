import type { SandboxCase } from '@alpaca/contract';

/** Customer numbers that ask for a case, for `ilike`: no name of one has anything that `ilike` reads. */
export const casePattern = (name: SandboxCase) => `${name}%`;
