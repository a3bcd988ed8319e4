import { giveSecondFactor, type SecondStep as Step } from '@alpaca/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../shared/api/error.ts';
import { request } from '../../../shared/api/request.ts';
import { showError } from '../../../shared/api/showError.ts';
import { typed } from '../../../shared/form/rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { enter, useSecondStep } from '../calls.ts';
import { signInByPasskey } from '../passkeyLogin.ts';
import { Foot, Head, UserForm } from './FormPage.tsx';

const back = () => useSecondStep.setState({ step: null });

const rules = { code: typed({ max: 40, empty: 'web.verify.7' }) };

/** The password was right: a code of the app, a recovery code or a passkey completes the sign-in. */
export default function SecondStep({ step }: { step: Step }) {
  const { t } = useTranslation('security');
  const form = useForm(['code'], rules, { 'auth.secondFactorWrong': 'code' });
  const [busy, setBusy] = useState(false);
  const { focus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step comes
  useEffect(() => focus('code'), []);

  const submit = async ({ code }: typeof form.values) => {
    try {
      enter(await request(giveSecondFactor, { body: { ticket: step.ticket, code } }));
      back();
    } catch (error) {
      // Too late or too often: from the beginning.
      if (refusedBy(error, 'auth.stepOver')) {
        showError(error);
        return back();
      }
      throw error;
    }
  };
  const byPasskey = async () => {
    setBusy(true);
    await signInByPasskey().catch(showError);
    setBusy(false);
  };
  return (
    <>
      <Head title={t('step.title')} lead={t(step.totp ? 'step.lead' : 'step.leadPasskey')} />
      {step.passkey && (
        <Foot>
          <Button kind={step.totp ? 'plain' : 'primary'} busy={busy} onClick={byPasskey}>
            {t('step.passkey')}
          </Button>
        </Foot>
      )}
      <UserForm
        form={form}
        label={t('step.title')}
        submit={t('step.submit')}
        onSubmit={form.submit(submit)}
      >
        <Field
          {...form.bind('code')}
          label={t(step.totp ? 'code.label' : 'code.recovery')}
          hint={t('code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </UserForm>
      <Foot>
        <Button onClick={back}>{t('step.back')}</Button>
      </Foot>
    </>
  );
}
