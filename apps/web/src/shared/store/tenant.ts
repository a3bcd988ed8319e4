import type { getTenantInfoByDomain, Result } from '@alpaca/contract';
import { create } from 'zustand';
import { language } from './language.ts';

type Tenant = Result<typeof getTenantInfoByDomain>;

/** Null until the server has answered; the product's own mark and name stand in. */
export const useTenant = create<{ tenant: Tenant | null }>(() => ({ tenant: null }));

export const tenantName = (tenant: Tenant): string =>
  (language === 'en_US' && tenant.companyNameEn) || tenant.companyName;
