import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { ApiError } from '../api/error.ts';
import { namePath } from './namePath.ts';

const known = (form: FormInstance, name: (string | number)[]) =>
  form.getFieldInstance(name) !== undefined || form.getFieldsError([name]).length > 0;

/**
 * Puts what the server found wrong at its fields and goes to the first of them. Gives back the
 * words that belong to no field of the form, to be shown above it.
 */
export const useServerIssues = (form: FormInstance, error: unknown): readonly string[] => {
  const issues = error instanceof ApiError ? error.issues : [];
  const placed = issues.map((issue) => ({ name: namePath(issue.path), message: issue.message }));
  useEffect(() => {
    if (!(error instanceof ApiError) || error.issues.length === 0) return;
    const fields = error.issues
      .map(({ path, message }) => ({ name: namePath(path), errors: [message] }))
      .filter(({ name }) => known(form, name));
    form.setFields(fields);
    const [first] = fields;
    if (first) form.scrollToField(first.name, { block: 'center', focus: true });
  }, [form, error]);
  if (!(error instanceof ApiError)) return [];
  if (issues.length === 0) return error.message ? [error.message] : [];
  return placed.filter(({ name }) => !known(form, name)).map(({ message }) => message);
};
