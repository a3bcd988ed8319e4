import type { Samples } from '../../testing/samples.ts';
import { skuForm, taxNumberForm } from './declarationsTestForms.ts';

export const declarationsSamples: Samples = {
  listSkus: {},
  findSkus: {},
  addSku: { body: skuForm() },
  editSku: { body: skuForm() },
  deleteSkus: {},
  restoreSkus: {},
  listTaxNumbers: {},
  findTaxNumbers: {},
  addTaxNumber: { body: taxNumberForm() },
  editTaxNumber: { body: taxNumberForm() },
  deleteTaxNumbers: {},
  restoreTaxNumbers: {},
};
