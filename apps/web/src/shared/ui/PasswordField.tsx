import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

export const PasswordField = (props: FieldProps) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t(shown ? 'password.hide' : 'password.show')}
      title={t(shown ? 'password.hide' : 'password.show')}
      onClick={() => setShown(!shown)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12s3.4-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.4 6.500-9.500 6.500S2.500 12 2.500 12z" />
        <circle cx="12" cy="12" r="2.8" />
        {!shown && <path d="M4.500 19.500l15-15" />}
      </svg>
    </button>
  );
  return <Field {...props} type={shown ? 'text' : 'password'} inside={toggle} />;
};
