import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './Addresses.module.css';
import { type AddressKind, addressKinds } from './kinds.ts';
import { listHref } from './paths.ts';

/** The books side by side; each has an address of its own. */
export const BookTabs = ({ kind }: { kind: AddressKind }) => {
  const { t } = useTranslation('addresses');
  return (
    <nav className={styles.tabs} aria-label={t('books')}>
      {addressKinds.map((one) => (
        <Link
          key={one}
          to={listHref(one)}
          className={one === kind ? `${styles.tab} ${styles.here}` : styles.tab}
          aria-current={one === kind ? 'page' : undefined}
        >
          {t(`kind.${one}`)}
        </Link>
      ))}
    </nav>
  );
};
