import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import type { CodeForm, Flow, SolvedCaptcha } from './codeForm.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useCountdown } from './useCountdown.ts';

interface Props<N extends string> {
  form: CodeForm<N>;
  label: string;
  /** Whom the code goes to: this field must be right before one is sent. */
  to: N;
  flow: Flow;
  send: (captcha: SolvedCaptcha) => Promise<{ waitSeconds: number; flow: string }>;
}

/** The picture that guards sending a code, and the code itself. */
export const CodeFields = <N extends string>({ form, label, to, flow, send }: Props<N>) => {
  const { t } = useTranslation('user');
  const [asking, setAsking] = useState(true);
  const [sending, setSending] = useState(false);
  const [left, wait] = useCountdown();
  const captcha = useCaptcha(asking);

  const refused = (error: unknown) => {
    form.set('captcha', '');
    void captcha.refresh();
    form.refuse(error);
  };

  const press = async () => {
    if (sending || left > 0) return;
    if (!asking) return setAsking(true);
    setSending(true);
    try {
      if (!form.check([to, 'captcha'])) return;
      const sent = await send({ ...(await captcha.prove()), captcha: form.values.captcha });
      flow.keep(sent.flow);
      wait(sent.waitSeconds);
      setAsking(false);
      form.set('captcha', '');
      form.focus('code');
    } catch (error) {
      refused(error);
    } finally {
      setSending(false);
    }
  };

  const word =
    left > 0 ? t('code.wait', { seconds: left }) : t(asking ? 'code.send' : 'code.again');
  return (
    <>
      {asking && <CaptchaField {...form.bind('captcha')} captcha={captcha} />}
      <Field
        {...form.bind('code')}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        beside={
          <Button busy={sending} disabled={left > 0} onClick={press}>
            {word}
          </Button>
        }
      />
      <p role="status" className="unseen">
        {!asking && t('code.sent')}
      </p>
    </>
  );
};
