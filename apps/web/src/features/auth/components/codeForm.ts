import { useRef } from 'react';
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

export interface SolvedCaptcha {
  captchaKey: string;
  captcha: string;
  proof?: string;
}

/** What proves that the code is given where it was asked for. */
export const useFlow = () => {
  const kept = useRef('');
  return {
    keep: (flow: string) => {
      kept.current = flow;
    },
    /** Part of what is sent; nothing before a code was asked for. */
    given: () => (kept.current ? { flow: kept.current } : {}),
  };
};
export type Flow = ReturnType<typeof useFlow>;
