import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tenantName, useTenant } from '../store/tenant.ts';
import styles from './Brand.module.css';
import mark from './mark.svg';

/** The tenant's logo and name; the product's mark until they are known, or if there is no logo. */
export const Brand = () => {
  const { t } = useTranslation('common');
  const { tenant } = useTenant();
  const [broken, setBroken] = useState(false);
  const logo = !broken && tenant?.companyLogoImg;
  return (
    <div className={styles.brand}>
      <img
        className={logo ? styles.logo : styles.mark}
        src={logo || mark}
        alt=""
        height="40"
        onError={() => setBroken(true)}
      />
      <span className={styles.name}>{tenant ? tenantName(tenant) : t('product')}</span>
    </div>
  );
};
