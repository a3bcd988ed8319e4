import { expect, test } from 'vitest';
import { fileIssue } from './fileIssue.ts';

const mb = 1024 * 1024;

test.each([
  ['a.xlsx', mb, null],
  ['A.XLSX', 10 * mb, null],
  ['a.xlsx', 10 * mb + 1, 'size'],
  ['a.xlsx', 0, 'empty'],
  ['a.exe', mb, 'type'],
  ['xlsx', mb, 'type'],
])('%s of %d bytes: %s', (name, size, issue) => {
  expect(fileIssue({ name, size }, ['.xlsx', '.xls'], 10)).toBe(issue);
});
