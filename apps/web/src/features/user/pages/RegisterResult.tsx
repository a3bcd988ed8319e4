import type { Result, register } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../shared/place/Go.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { Done } from '../components/Done.tsx';
import styles from './RegisterResult.module.css';

export default function RegisterResult() {
  const { t } = useTranslation('user');
  const made = window.history.state as Result<typeof register> | null;
  usePageTitle(t('registered.title'));
  if (!made) return <Go to="/user/register" />;
  return (
    <Done title={t('registered.title')} text={t('registered.text')} login={t('registered.login')}>
      <dl className={styles.facts}>
        <dt>{t('registered.userCode')}</dt>
        <dd className={styles.code}>{made.userCode}</dd>
        <dt>{t('field.username')}</dt>
        <dd>{made.username}</dd>
      </dl>
    </Done>
  );
}
