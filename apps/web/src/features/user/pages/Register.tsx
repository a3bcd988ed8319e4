import { register, sendSmsCode } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { createKeyKeeper } from '../../../shared/api/key.ts';
import { request } from '../../../shared/api/request.ts';
import { by, sameAs } from '../../../shared/form/rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { loginPath } from '../../../shared/lib/paths.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { CodeFields } from '../components/CodeFields.tsx';
import { Foot, Head, UserForm } from '../components/FormPage.tsx';

const { shape } = register.body;
const rules = {
  companyName: by(shape.companyName),
  username: by(shape.username),
  password: by(shape.password),
  confirm: sameAs('password'),
  email: by(shape.email),
  mobile: by(shape.mobile, 'web.verify.3'),
  captcha: by(sendSmsCode.body.shape.captcha, 'web.verify.6'),
  code: by(shape.code, 'web.verify.7'),
};
type Name = keyof typeof rules;

// The picture guards only the sending of the code.
const submitted = (Object.keys(rules) as Name[]).filter((name) => name !== 'captcha');

export const Register = () => {
  const { t } = useTranslation('user');
  const navigate = useNavigate();
  const [keyFor] = useState(createKeyKeeper);
  const form = useForm<Name>(rules);
  const { mobile } = form.values;
  usePageTitle(t('register.title'));

  const submit = async ({ confirm: _, captcha: __, email, ...rest }: Record<Name, string>) => {
    const body = email === '' ? rest : { ...rest, email };
    const made = await request(register, { body }, { key: keyFor(body) });
    await navigate('/user/register-result', { replace: true, state: made });
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
          label={t('field.companyName')}
          autoComplete="organization"
        />
        <Field
          {...form.bind('username')}
          label={t('field.username')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <PasswordField
          {...form.bind('password')}
          label={t('field.password')}
          hint={t('hint.password')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.bind('confirm')}
          label={t('field.confirm')}
          autoComplete="new-password"
        />
        <Field
          {...form.bind('email')}
          label={t('field.email')}
          type="email"
          autoComplete="email"
          optional
        />
        <Field {...form.bind('mobile')} label={t('field.mobile')} type="tel" autoComplete="tel" />
        <CodeFields
          form={form}
          label={t('field.code')}
          to="mobile"
          send={(captcha) =>
            request(sendSmsCode, { body: { mobile, purpose: 'register', ...captcha } })
          }
        />
      </UserForm>
      <Foot>
        {t('register.haveAccount')} <Link to={loginPath}>{t('register.login')}</Link>
      </Foot>
    </>
  );
};
