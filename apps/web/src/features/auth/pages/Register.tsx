import { register } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createKeyKeeper } from '../../../shared/api/key.ts';
import { request } from '../../../shared/api/request.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { loginPath } from '../../../shared/lib/paths.ts';
import { Link } from '../../../shared/place/Link.tsx';
import { go } from '../../../shared/place/place.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { NewPassword } from '../components/AroundPasswords.tsx';
import { CodeFields } from '../components/CodeFields.tsx';
import { codeRefusals, useFlow } from '../components/codeForm.ts';
import { Foot, Head, UserForm } from '../components/FormPage.tsx';
import { sendCode } from '../phoneCalls.ts';
import { registerRules } from '../rules.ts';

// The picture guards only the sending of the code.
const submitted = [
  'companyName',
  'username',
  'password',
  'confirm',
  'email',
  'mobile',
  'code',
] as const;
const names = [...submitted, 'captcha'] as const;

export default function Register() {
  const { t } = useTranslation(['join', 'user']);
  const [keyFor] = useState(createKeyKeeper);
  const form = useForm(names, registerRules, codeRefusals);
  const flow = useFlow();
  const { mobile } = form.values;
  usePageTitle(t('register.title'));

  const submit = async ({ confirm: _, captcha: __, email, ...rest }: typeof form.values) => {
    const typed = { ...rest, ...flow.given() };
    const body = email === '' ? typed : { ...typed, email };
    const made = await request(register, { body }, { key: keyFor(body) });
    go('/user/register-result', { replace: true, state: made });
  };

  return (
    <>
      <Head title={t('register.title')} lead={t('register.lead')} />
      <UserForm
        form={form}
        label={t('register.title')}
        submit={t('register.submit')}
        onSubmit={form.submit(submit, submitted)}
      >
        <Field
          {...form.bind('companyName')}
          label={t('join:field.companyName')}
          autoComplete="organization"
        />
        <Field
          {...form.bind('username')}
          label={t('user:field.username')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <NewPassword form={form} label={t('user:field.password')} />
        <Field
          {...form.bind('email')}
          label={t('user:field.email')}
          type="email"
          autoComplete="email"
          optional
        />
        <Field
          {...form.bind('mobile')}
          label={t('user:field.mobile')}
          type="tel"
          autoComplete="tel"
        />
        <CodeFields
          form={form}
          label={t('user:field.code')}
          to="mobile"
          flow={flow}
          send={(captcha) => sendCode({ mobile, purpose: 'register', ...captcha })}
        />
      </UserForm>
      <Foot>
        {t('register.haveAccount')} <Link to={loginPath}>{t('register.login')}</Link>
      </Foot>
    </>
  );
}
