import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../../shared/form/useForm.ts';
import { loginPath } from '../../../shared/lib/paths.ts';
import { Link } from '../../../shared/place/Link.tsx';
import buttons from '../../../shared/ui/Button.module.css';
import { PasswordField } from '../../../shared/ui/PasswordField.tsx';
import styles from './Done.module.css';
import { Foot } from './FormPage.tsx';

interface Props {
  title: string;
  text: string;
  login: string;
  children?: ReactNode;
}

/** A finished step. The focus goes to its title, as the form that had it is gone. */
export const Done = ({ title, text, login, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <svg className={styles.tick} viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r="28" />
        <path d="M17 29l8 8 15-17" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p>{text}</p>
      <Link className={`${buttons.button} ${buttons.primary}`} to={loginPath}>
        {login}
      </Link>
    </div>
  );
};

interface PasswordProps<N extends string> {
  form: Pick<Form<N | 'password' | 'confirm'>, 'bind'>;
  label: string;
}

/** A password to be, typed twice. */
export const NewPassword = <N extends string>({ form, label }: PasswordProps<N>) => {
  const { t } = useTranslation('join');
  return (
    <>
      <PasswordField
        {...form.bind('password')}
        label={label}
        hint={t('hint.password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.bind('confirm')}
        label={t('field.confirm')}
        autoComplete="new-password"
      />
    </>
  );
};

export const BackToLogin = () => {
  const { t } = useTranslation('user');
  return (
    <Foot>
      <Link to={loginPath}>{t('alteration.back')}</Link>
    </Foot>
  );
};
