import { SkuForm, TaxNumberForm } from '@alpaca/contract';
import * as z from 'zod/mini';
import type { Ctx } from '../../platform/context.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { skuForm, taxNumberForm } from './declarationsTestForms.ts';
import * as skus from './skus.service.ts';
import * as taxNumbers from './taxNumbers.service.ts';

const own = ({ ctx, merchantId }: Owner): Ctx => ({ ...ctx, scope: 'merchant', merchantId });

export const newSku = async (owner: Owner) =>
  (await skus.add(own(owner), z.parse(SkuForm, skuForm()))).id;

export const newTaxNumber = async (owner: Owner) =>
  (await taxNumbers.add(own(owner), z.parse(TaxNumberForm, taxNumberForm()))).id;

export const subjects: Subjects = {
  sku: newSku,
  taxNumber: newTaxNumber,
};
