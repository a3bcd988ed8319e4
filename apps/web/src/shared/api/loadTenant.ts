import type { getTenantInfoByDomain } from '@alpaca/contract';
import { useTenant } from '../store/tenant.ts';
import type { ApiError } from './error.ts';
import { light } from './light.ts';
import { request } from './request.ts';

const call = light<typeof getTenantInfoByDomain>({
  method: 'GET',
  path: '/alpaca-auth/getTenantInfoByDomain',
});

export const loadTenant = async (): Promise<void> => {
  // A login page without a logo is better than none: a failure leaves the stand-in. A server that is
  // away, or only what stands before it, is asked again until it is back.
  const tenant = await request(call).catch(({ status }: ApiError) => {
    if (!status || status > 500) setTimeout(loadTenant, 2_000);
    return null;
  });
  useTenant.setState({ tenant });
};
