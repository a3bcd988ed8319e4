import { Alert, type FormInstance } from 'antd';
import { useEffect } from 'react';
import { ApiError } from '../api/error.ts';
import { errorText } from '../api/errorText.ts';
import { namePath } from './namePath.ts';

type Name = (string | number)[];

/** Whether the form has a field of that name; its values have a place for each that it has. */
const known = (form: FormInstance, name: Name): boolean => {
  let place: unknown = form.getFieldsValue();
  for (const part of name) {
    if (typeof place !== 'object' || place === null || !(part in place)) return false;
    place = (place as Record<string | number, unknown>)[part];
  }
  return true;
};

const placed = (error: unknown) =>
  error instanceof ApiError
    ? error.issues.map(({ path, message }) => ({ name: namePath(path), message }))
    : [];

/**
 * Puts what the server found wrong at its fields and goes to the first of them. Gives back the
 * words that belong to no field of the form, to be shown above it.
 */
export const useServerIssues = (form: FormInstance, error: unknown): readonly string[] => {
  useEffect(() => {
    const here = placed(error).filter(({ name }) => known(form, name));
    // A form that is not on show has no fields to speak to.
    if (!here[0]) return;
    form.setFields(here.map(({ name, message }) => ({ name, errors: [message] })));
    form.scrollToField(here[0].name, { block: 'center', focus: true });
  }, [form, error]);
  // Who saved first is asked about, not told.
  if (!(error instanceof ApiError) || error.changed) return [];
  if (error.issues.length === 0) return [errorText(error)];
  return placed(error)
    .filter(({ name }) => !known(form, name))
    .map(({ message }) => message);
};

interface IssuesProps {
  words: readonly string[];
  /** Where the form leaves no room between its parts. */
  apart?: boolean;
}

/** What is wrong with a form and belongs to none of its fields. */
export const FormIssues = ({ words, apart }: IssuesProps) =>
  words.length > 0 && (
    <Alert
      showIcon
      type="error"
      title={words.join(' ')}
      style={apart ? { marginBlockEnd: 'var(--space-4)' } : {}}
    />
  );
