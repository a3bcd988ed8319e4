import type { Result, register } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../shared/place/Go.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { Done } from '../components/AroundPasswords.tsx';
import styles from './RegisterResult.module.css';

export default function RegisterResult() {
  const { t } = useTranslation(['registered', 'user']);
  const made = window.history.state as Result<typeof register> | null;
  usePageTitle(t('title'));
  if (!made) return <Go to="/user/register" />;
  return (
    <Done title={t('title')} text={t('text')} login={t('login')}>
      <dl className={styles.facts}>
        <dt>{t('userCode')}</dt>
        <dd className={styles.code}>{made.userCode}</dd>
        <dt>{t('user:field.username')}</dt>
        <dd>{made.username}</dd>
      </dl>
    </Done>
  );
}
