import { login } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusedBy } from '../../../shared/api/error.ts';
import { by } from '../../../shared/form/rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import { signIn } from '../api.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { UserForm } from './FormPage.tsx';
import styles from './PasswordLogin.module.css';
import { useCaptcha } from './useCaptcha.ts';

const { username, password, captcha: picture } = login.body.shape;
const required = (value: string) => (value === '' ? 'web.verify.6' : by(picture)(value, {}));
const rules = { username: by(username), password: by(password), captcha: required };

export const PasswordLogin = () => {
  const { t } = useTranslation('user');
  const form = useForm(rules);
  const [guarded, setGuarded] = useState(false);
  const captcha = useCaptcha(guarded);

  const submit = async ({ captcha: typed, ...body }: typeof form.values) => {
    try {
      await signIn(guarded ? { ...body, captchaKey: captcha.captchaKey, captcha: typed } : body);
    } catch (error) {
      if (guarded) {
        form.set('captcha', '');
        void captcha.refresh();
      }
      form.refuse(error);
      if (refusedBy(error, 'auth.captchaNeeded')) setGuarded(true);
      if (refusedBy(error, 'auth.captchaWrong')) form.mark({ captcha: (error as Error).message });
    }
  };

  return (
    <UserForm
      form={form}
      label={t('login.byPassword')}
      submit={t('login.submit')}
      onSubmit={form.submit(
        submit,
        guarded ? ['username', 'password', 'captcha'] : ['username', 'password'],
      )}
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
