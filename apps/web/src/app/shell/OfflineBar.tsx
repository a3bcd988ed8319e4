import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { ago } from '../../shared/lib/ago.ts';
import { languageTags } from '../../shared/lib/languageTags.ts';
import { language } from '../../shared/store/language.ts';
import styles from './OfflineBar.module.css';

const renewMs = 30_000;
const momentMs = 60_000;

/** Says that nobody answers, and how old what one reads is. */
export default function OfflineBar({ since }: { since: number }) {
  const { t } = useTranslation('shell');
  const [, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(renew, renewMs);
    return () => clearInterval(timer);
  }, []);
  const age = Date.now() - since;
  return (
    <p role="status" className={styles.bar}>
      {age < momentMs ? t('offline.now') : t('offline', { ago: ago(age, languageTags[language]) })}
    </p>
  );
}
