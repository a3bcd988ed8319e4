import type { Form } from '../../../shared/form/useForm.ts';

type Names = 'captcha' | 'code';

/** What a form must have for a code to be asked and given in it. */
export type CodeForm<N extends string> = Pick<
  Form<N | Names>,
  'bind' | 'check' | 'refuse' | 'set' | 'focus'
> & {
  values: Readonly<Record<Names, string>>;
  mark: (found: { captcha?: string }) => void;
};
