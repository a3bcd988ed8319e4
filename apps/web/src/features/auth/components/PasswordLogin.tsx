import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../shared/api/error.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { Link } from '../../../shared/place/Link.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { signIn } from '../calls.ts';
import { loginRules } from '../loginRules.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { UserForm } from './FormPage.tsx';
import styles from './PasswordLogin.module.css';
import { useCaptcha } from './useCaptcha.ts';

const names = ['username', 'password', 'captcha'] as const;

export const PasswordLogin = () => {
  const { t } = useTranslation('user');
  const form = useForm(names, loginRules, { 'auth.captchaWrong': 'captcha' });
  const [guarded, setGuarded] = useState(false);
  const captcha = useCaptcha(guarded);

  const submit = async ({ captcha: typed, ...body }: typeof form.values) => {
    try {
      await signIn(guarded ? { ...body, ...(await captcha.prove()), captcha: typed } : body);
    } catch (error) {
      if (guarded) {
        form.set('captcha', '');
        void captcha.refresh();
      }
      form.refuse(error);
      if (refusedBy(error, 'auth.captchaNeeded')) setGuarded(true);
    }
  };

  return (
    <UserForm
      form={form}
      submit={t('login.submit')}
      onSubmit={form.submit(submit, guarded ? names : ['username', 'password'])}
    >
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
        autoComplete="current-password"
      />
      {guarded && <CaptchaField {...form.bind('captcha')} captcha={captcha} />}
      <p className={styles.forgot}>
        <Link to="/user/alteration">{t('login.forgot')}</Link>
      </p>
    </UserForm>
  );
};
