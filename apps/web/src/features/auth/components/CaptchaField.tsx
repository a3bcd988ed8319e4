import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../../shared/ui/Field.tsx';
import styles from './CaptchaField.module.css';
import type { Captcha } from './useCaptcha.ts';

interface Props extends Omit<FieldProps, 'label'> {
  captcha: Captcha;
}

export const CaptchaField = ({ captcha, ...field }: Props) => {
  const { t } = useTranslation('user');
  const { state, working, refresh } = captcha;
  const picture = (
    <button
      type="button"
      className={styles.picture}
      aria-label={t('captcha.refresh')}
      title={t('captcha.refresh')}
      onClick={() => {
        field.onChange('');
        void refresh();
      }}
    >
      {typeof state === 'object' && <img src={state.image} alt="" />}
      {state === 'failed' && t('captcha.retry')}
    </button>
  );
  return (
    <>
      <Field
        {...field}
        label={t('field.captcha')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        beside={picture}
      />
      <p role="status" className={styles.working}>
        {working && t('captcha.working')}
      </p>
    </>
  );
};
