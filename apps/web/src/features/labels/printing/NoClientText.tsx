import { useTranslation } from 'react-i18next';
import type { LocalNetwork } from './localNetwork.ts';
import styles from './Printing.module.css';

const downloads = {
  qz: 'https://qz.io/download/',
  lodop: 'https://www.lodop.net/download.html',
} as const;

/** Why no print client answers, as far as the browser tells, and what to do next. */
export const NoClientText = ({ access }: { access: LocalNetwork }) => {
  const { t } = useTranslation('printing');
  const why = access === 'denied' || access === 'prompt' ? access : 'missing';
  return (
    <div className={styles.stack}>
      <p>{t(`noClient.${why}`)}</p>
      {why === 'missing' && (
        <p className={styles.links}>
          {(['qz', 'lodop'] as const).map((name) => (
            <a key={name} href={downloads[name]} target="_blank" rel="noreferrer">
              {t(`noClient.${name}`)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
};
