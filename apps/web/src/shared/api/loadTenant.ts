import type { getTenantInfoByDomain } from '@alpaca/contract';
import { useTenant } from '../store/tenant.ts';
import { light } from './light.ts';
import { isPassing } from './passing.ts';
import { request } from './request.ts';

const call = light<typeof getTenantInfoByDomain>({
  method: 'GET',
  path: '/alpaca-auth/getTenantInfoByDomain',
});

const againMs = 2_000;

export const loadTenant = async (): Promise<void> => {
  // A login page without a logo is better than none: a failure leaves the stand-in, until the
  // server is back.
  const tenant = await request(call).catch((error) => {
    if (isPassing(error)) setTimeout(loadTenant, againMs);
    return null;
  });
  useTenant.setState({ tenant });
};
