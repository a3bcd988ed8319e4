import type { Form } from '../../../shared/form/useForm.ts';

type Names = 'captcha' | 'code';

/** What a form must have for a code to be asked and given in it. */
export type CodeForm<N extends string> = Pick<
  Form<N | Names>,
  'bind' | 'check' | 'refuse' | 'set' | 'focus'
> & { values: Readonly<Record<Names, string>> };

/** Refusals that are about one of these fields. */
export const codeRefusals = {
  'auth.captchaWrong': 'captcha',
  'auth.codeWrong': 'code',
} as const;
