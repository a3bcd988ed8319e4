import { emptyPlaceKeys, languages } from '@alpaca/contract';
import { refusalWords } from '../../platform/refusalWords.ts';
import type { Field, Issue, RefusedValue } from './kinds.service.ts';

/** What a schema says of a value. */
export type Told = { path: PropertyKey[]; message: string; code?: string | undefined };
// Each has words for its form; in a sheet the one that names the column says more.
const empties = new Set<string>([
  'web.verify.0',
  'web.verify.3',
  'web.verify.16',
  ...Object.values(emptyPlaceKeys),
]);
const hasWords = /^web\.verify\.\d+$/;

/** What a schema's issue is called, whatever it was told of. */
export const keyOf = (issue: Told, field: Field | undefined): string => {
  if (empties.has(issue.message)) return 'importIssue.empty';
  if (hasWords.test(issue.message)) return issue.message;
  if (field?.type === 'number') return 'importIssue.number';
  if (field?.type === 'boolean' || issue.code === 'invalid_value') return 'importIssue.option';
  return 'importIssue.invalid';
};

/** Words that name figures are kept as they are; others are found by their key. */
export const refusalIssue = ({ key, params = {} }: Omit<RefusedValue, 'index'>): Issue => {
  if (Object.keys(params).length === 0) return `refusal.${key}`;
  const [zh_CN, en_US] = languages.map((lang) => refusalWords(lang, { key, params }));
  return { zh_CN, en_US } as Issue;
};
