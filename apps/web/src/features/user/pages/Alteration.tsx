import { resetPassword, sendResetCode } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { request } from '../../../shared/api/request.ts';
import { by, sameAs } from '../../../shared/form/rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { loginPath } from '../../../shared/lib/paths.ts';
import { closeSession } from '../../../shared/store/session.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { CodeFields } from '../components/CodeFields.tsx';
import { Done } from '../components/Done.tsx';
import { Foot, Head, UserForm } from '../components/FormPage.tsx';

const { account, code, password } = resetPassword.body.shape;
const rules = {
  account: by(account),
  captcha: by(sendResetCode.body.shape.captcha, 'web.verify.6'),
  code: by(code, 'web.verify.7'),
  password: by(password),
  confirm: sameAs('password'),
};
type Name = keyof typeof rules;

export const Alteration = () => {
  const { t } = useTranslation('user');
  const form = useForm<Name>(rules);
  const [done, setDone] = useState(false);
  usePageTitle(t('alteration.title'));

  const submit = async ({ account, code, password }: Record<Name, string>) => {
    await request(resetPassword, { body: { account, code, password } });
    // The server has revoked every token of the account, so one kept here may be worthless.
    closeSession();
    setDone(true);
  };

  if (done) {
    return <Done title={t('altered.title')} text={t('altered.text')} login={t('login.submit')} />;
  }
  return (
    <>
      <Head title={t('alteration.title')} lead={t('alteration.lead')} />
      <UserForm
        form={form}
        label={t('alteration.title')}
        submit={t('alteration.submit')}
        onSubmit={form.submit(submit, ['account', 'code', 'password', 'confirm'])}
      >
        <Field
          {...form.bind('account')}
          label={t('field.account')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <CodeFields
          form={form}
          label={t('field.resetCode')}
          to="account"
          send={(captcha) =>
            request(sendResetCode, { body: { account: form.values.account, ...captcha } })
          }
        />
        <PasswordField
          {...form.bind('password')}
          label={t('field.newPassword')}
          hint={t('hint.password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.bind('confirm')}
          label={t('field.confirm')}
          autoComplete="new-password"
        />
      </UserForm>
      <Foot>
        <Link to={loginPath}>{t('alteration.back')}</Link>
      </Foot>
    </>
  );
};
