import { expect, test } from 'vitest';
import { useTenant } from '../store/tenant.ts';
import { wireFormat } from './dateRange.ts';
import { tenantNow } from './tenantNow.ts';

test("in the evening it is the tenant's tomorrow already", () => {
  const nobody = {
    companyName: '',
    companyNameEn: '',
    companyLogoImg: '',
    helpUrl: '',
    chatUrl: '',
  };
  useTenant.setState({ tenant: { ...nobody, zone: 'Asia/Shanghai' } });
  const moment = new Date('2026-11-16T16:30:00Z');
  expect(tenantNow(moment).format(wireFormat)).toBe('2026-11-17 00:30:00');
  useTenant.setState({ tenant: { ...nobody, zone: 'America/New_York' } });
  expect(tenantNow(moment).format(wireFormat)).toBe('2026-11-16 11:30:00');
});
