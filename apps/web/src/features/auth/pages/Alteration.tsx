import { resetPassword, sendResetCode } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createKeyKeeper } from '../../../shared/api/key.ts';
import { request } from '../../../shared/api/request.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { closeSession } from '../../../shared/store/session.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { BackToLogin, Done, NewPassword } from '../components/AroundPasswords.tsx';
import { CodeFields } from '../components/CodeFields.tsx';
import { codeRefusals, useFlow } from '../components/codeForm.ts';
import { Head, UserForm } from '../components/FormPage.tsx';
import { resetRules } from '../rules.ts';

// The picture guards only the sending of the code.
const submitted = ['account', 'code', 'password', 'confirm'] as const;
const names = [...submitted, 'captcha'] as const;

export default function Alteration() {
  const { t } = useTranslation(['join', 'user']);
  const form = useForm(names, resetRules, codeRefusals);
  const flow = useFlow();
  const [keyFor] = useState(createKeyKeeper);
  const [done, setDone] = useState(false);
  usePageTitle(t('alteration.title'));

  const submit = async ({ account, code, password }: typeof form.values) => {
    const body = { account, code, password, ...flow.given() };
    await request(resetPassword, { body }, { key: keyFor(body) });
    // The server has revoked every token of the account, so one kept here may be worthless.
    closeSession();
    setDone(true);
  };

  if (done) {
    return (
      <Done title={t('altered.title')} text={t('altered.text')} login={t('user:login.submit')} />
    );
  }
  return (
    <>
      <Head title={t('alteration.title')} lead={t('alteration.lead')} />
      <UserForm
        form={form}
        label={t('alteration.title')}
        submit={t('alteration.submit')}
        onSubmit={form.submit(submit, submitted)}
      >
        <Field
          {...form.bind('account')}
          label={t('user:field.account')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <CodeFields
          form={form}
          label={t('join:field.resetCode')}
          to="account"
          flow={flow}
          send={(captcha) =>
            request(sendResetCode, { body: { account: form.values.account, ...captcha } })
          }
        />
        <NewPassword form={form} label={t('join:field.newPassword')} />
      </UserForm>
      <BackToLogin />
    </>
  );
}
