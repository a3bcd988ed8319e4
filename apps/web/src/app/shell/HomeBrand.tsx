import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homePath } from '../../shared/lib/paths.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import styles from './HomeBrand.module.css';

/** The tenant's logo and name, which lead home; only the logo where there is no room. */
export const HomeBrand = ({ short = false }: { short?: boolean }) => {
  const { t } = useTranslation('shell');
  return (
    <Link to={homePath} className={styles.brand} data-short={short || undefined}>
      <Brand />
      <span className="unseen">{t('brand.home')}</span>
    </Link>
  );
};
