import type { WarehouseForm } from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import { week } from './warehousesTestKit.ts';

/** What an administrator fills in; another code each time. */
export const warehouseForm = (more: Partial<WarehouseForm> = {}): WarehouseForm => ({
  code: `W${newId().slice(-8).toUpperCase()}`,
  nameZh: '测试仓',
  nameEn: 'Test warehouse',
  countryCode: 'CN',
  province: '广东省',
  city: '深圳市',
  address: '测试路 1 号',
  postCode: '518000',
  contact: '仓管',
  phone: '0755 8000 0000',
  zone: 'Asia/Shanghai',
  hours: week,
  isOpen: true,
  days: [],
  lines: [],
  staffIds: [],
  ...more,
});
