import { getTenantInfoByDomain } from '@alpaca/contract';
import { useTenant } from '../store/tenant.ts';
import { request } from './request.ts';

export const loadTenant = async () => {
  // A login page without a logo is better than none: a failure leaves the stand-in.
  const tenant = await request(getTenantInfoByDomain).catch(() => null);
  useTenant.setState({ tenant });
};
