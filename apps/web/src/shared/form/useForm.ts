import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { useErrorText } from '../api/useErrorText.ts';
import type { Rule } from './rules.ts';

type Texts<N extends string> = Record<N, string>;
type Errors<N extends string> = Partial<Texts<N>>;

const blank = <N extends string>(names: N[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Texts<N>;

// The server names a field by its path; forms are flat.
const lastPart = (path: string) => path.split('.').at(-1) ?? '';

/** Values, rules and refusals of one form. Give it the same rules on every render. */
export const useForm = <N extends string>(rules: Record<N, Rule<NoInfer<N>>>) => {
  const names = Object.keys(rules) as N[];
  const { t } = useTranslation(['verify', 'common']);
  const errorText = useErrorText();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => blank(names));
  const [errors, setErrors] = useState<Errors<N>>({});
  const [banner, setBanner] = useState({ text: '', quiet: false });
  const [busy, setBusy] = useState(false);

  const errorOf = (name: N): Errors<N> => {
    const key = rules[name](values[name], values);
    return (key === null ? {} : { [name]: t(key as 'web.verify.0') }) as Errors<N>;
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
    const found: Errors<N> = Object.assign({}, ...some.map(errorOf));
    const right = Object.keys(found).length === 0;
    mark(found);
    setBanner({ text: right ? '' : t('common:form.correct'), quiet: true });
    return right;
  };

  const refuse = (error: unknown) => {
    const issues = error instanceof ApiError ? error.issues : [];
    const known = issues.filter(({ path }) => names.includes(lastPart(path) as N));
    mark(
      Object.fromEntries(known.map((issue) => [lastPart(issue.path), issue.message])) as Errors<N>,
    );
    setBanner({ text: errorText(error), quiet: false });
  };

  const set = (name: N, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...rest }) => rest as Errors<N>);
  };

  const submit =
    (action: (values: Texts<N>) => Promise<unknown>, some: readonly N[] = names) =>
    async (event: FormEvent) => {
      event.preventDefault();
      if (busy || !check(some)) return;
      setBusy(true);
      await action(values).catch(refuse);
      setBusy(false);
    };

  const bind = (name: N) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
    // An untouched field is not yet wrong.
    onBlur: () => values[name] !== '' && setErrors((before) => ({ ...before, ...errorOf(name) })),
  });

  return { ref, values, busy, banner, bind, check, focus, mark, refuse, set, submit };
};

export type Form<N extends string> = ReturnType<typeof useForm<N>>;
