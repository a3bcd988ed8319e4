import { getTenantInfoByDomain, type Result } from '@alpaca/contract';
import { create } from 'zustand';
import { request } from '../api/request.ts';
import { language } from './language.ts';

type Tenant = Result<typeof getTenantInfoByDomain>;

/** Null until the server has answered; the product's own mark and name stand in. */
export const useTenant = create<{ tenant: Tenant | null }>(() => ({ tenant: null }));

export const loadTenant = async () => {
  // A login page without a logo is better than none: a failure leaves the stand-in.
  const tenant = await request(getTenantInfoByDomain).catch(() => null);
  useTenant.setState({ tenant });
};

export const tenantName = (tenant: Tenant): string =>
  (language === 'en_US' && tenant.companyNameEn) || tenant.companyName;
