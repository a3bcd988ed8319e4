import type { getTenantInfoByDomain } from '@alpaca/contract';
import { useTenant } from '../store/tenant.ts';
import { light } from './light.ts';
import { request } from './request.ts';

const call = light<typeof getTenantInfoByDomain>({
  method: 'GET',
  path: '/alpaca-auth/getTenantInfoByDomain',
});

export const loadTenant = async () => {
  // A login page without a logo is better than none: a failure leaves the stand-in.
  const tenant = await request(call).catch(() => null);
  useTenant.setState({ tenant });
};
