import { useTranslation } from 'react-i18next';
import styles from './Loading.module.css';

/** Shown only after a moment: most waits are over before it would help. */
export const Loading = ({ text }: { text?: string }) => {
  const { t } = useTranslation('common');
  return (
    <p className={styles.loading} role="status">
      {text ?? t('loading')}
    </p>
  );
};
