import type { LabelDesignForm } from '@alpaca/contract';
import { newId } from '../../../platform/ids.ts';

/** A design that nobody has yet. */
export const designForm = (): LabelDesignForm => {
  const name = newId();
  const fields: LabelDesignForm['fields'] = ['shipper', 'weight', 'orderNo'];
  const logo = { logo: true, logoFile: null };
  return { nameZh: name, nameEn: name, size: '100x150', fields, marks: ['skuList'], ...logo };
};
