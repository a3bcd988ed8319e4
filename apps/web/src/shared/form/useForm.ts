import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { errorText } from '../api/errorText.ts';
import type { Rule } from './rules.ts';

type Texts<N extends string> = Record<N, string>;
type Errors<N extends string> = Partial<Texts<N>>;

const blank = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Texts<N>;

// The server names a field by its path; forms are flat.
const lastPart = (path: string) => path.split('.').at(-1) ?? '';

/** Values, rules and refusals of one form. */
export const useForm = <N extends string>(
  names: readonly N[],
  rules: Readonly<Record<N, Rule<NoInfer<N>>>>,
  /** Fields that a refusal as a whole is about, by its key. */
  fieldOf: Readonly<Record<string, NoInfer<N>>> = {},
) => {
  const { t } = useTranslation(['verify', 'common']);
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => blank(names));
  const [errors, setErrors] = useState<Errors<N>>({});
  const [banner, setBanner] = useState({ text: '', quiet: false });
  const [busy, setBusy] = useState(false);

  const errorsOf = (some: readonly N[]): Errors<N> => {
    const keys = some.map((name) => [name, rules[name](values[name], values)] as const);
    const wrong = keys.flatMap(([name, key]) => (key ? [[name, t(key as 'web.verify.0')]] : []));
    return Object.fromEntries(wrong) as Errors<N>;
  };

  const focus = (name: string | undefined) => {
    const field = name && ref.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  const mark = (found: Errors<N>) => {
    setErrors((before) => ({ ...before, ...found }));
    focus(names.find((name) => found[name]));
  };

  /** Looks at some fields, marks those that are wrong and goes to the first of them. */
  const check = (some: readonly N[] = names): boolean => {
    const found = errorsOf(some);
    const right = Object.keys(found).length === 0;
    mark(found);
    setBanner({ text: right ? '' : t('common:form.correct'), quiet: true });
    return right;
  };

  const issuesOf = (error: unknown): Errors<N> => {
    if (!(error instanceof ApiError)) return {};
    const known = error.issues.map(({ path, message }) => [lastPart(path) as N, message] as const);
    const whole = fieldOf[error.errorKey];
    if (whole) known.push([whole, error.message]);
    return Object.fromEntries(known.filter(([name]) => names.includes(name))) as Errors<N>;
  };

  /** Shows what the server said: at its fields, or above the form if it names none. */
  const refuse = (error: unknown) => {
    const found = issuesOf(error);
    mark(found);
    setBanner({ text: errorText(error), quiet: Object.keys(found).length > 0 });
  };

  const set = (name: N, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...rest }) => rest as Errors<N>);
  };

  const submit =
    (action: (values: Texts<N>) => Promise<unknown>, some: readonly N[] = names) =>
    async (event: FormEvent) => {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      try {
        if (check(some)) await action(values);
      } catch (error) {
        refuse(error);
      }
      setBusy(false);
    };

  // An untouched field is not yet wrong.
  const look = (name: N) => {
    if (values[name] === '') return;
    const found = errorsOf([name]);
    setErrors((before) => ({ ...before, ...found }));
  };

  const bind = (name: N) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
    onBlur: () => look(name),
  });

  return { ref, values, busy, banner, bind, check, focus, refuse, set, submit };
};

export type Form<N extends string> = ReturnType<typeof useForm<N>>;
