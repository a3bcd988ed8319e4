import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { tenantName, useTenant } from '../store/tenant.ts';

export const usePageTitle = (page: string) => {
  const { t } = useTranslation('common');
  const { tenant } = useTenant();
  useEffect(() => {
    document.title = t('title', { page, tenant: tenant ? tenantName(tenant) : t('product') });
  }, [t, page, tenant]);
};
