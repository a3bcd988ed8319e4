import type { Field } from './kinds.service.ts';

/** What a schema says of a value. */
export type Told = { path: PropertyKey[]; message: string; code?: string | undefined };
const hasWords = /^web\.verify\.\d+$/;

/** What a schema's issue is called, whatever it was told of. */
export const keyOf = (issue: Told, field: Field | undefined): string => {
  if (hasWords.test(issue.message)) return issue.message;
  if (field?.type === 'number') return 'importIssue.number';
  if (field?.type === 'boolean' || issue.code === 'invalid_value') return 'importIssue.option';
  return 'importIssue.invalid';
};
