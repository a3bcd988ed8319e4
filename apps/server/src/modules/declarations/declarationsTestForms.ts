import { newId } from '../../platform/ids.ts';

export const skuForm = () => ({
  sku: `S${newId().slice(-8)}`,
  goodsName: '手机壳',
  goodsNameEn: 'Phone case',
  value: '3.50',
});

export const taxNumberForm = () => ({
  name: 'IOSS',
  taxType: 'IOSS' as const,
  taxNo: `IM${newId().slice(-10)}`,
});
