import {
  activationKinds,
  activationStatuses,
  addressTypes,
  approvalKinds,
  approvalStates,
  batchImportTypes,
  batchTemplates,
  calls,
  cargoProperties,
  certificateTypes,
  getDictItems,
  goodsTypes,
  labelDownloadTypes,
  labelFolders,
  payMethods,
  paymentTerms,
  refusedLogType,
  requestStatuses,
  taxTypes,
} from '@alpaca/contract';
import { expect, test } from 'vitest';
import { dictionaries } from './dictionaries.ts';

const values = (code: string) => (dictionaries[code] ?? []).map(({ value }) => value);

test.each(Object.entries(dictionaries))('%s can be asked for and has words', (code, items) => {
  expect(getDictItems.params.safeParse({ code }).success).toBe(true);
  expect(new Set(values(code)).size).toBe(items.length);
  for (const { value, zh, en } of items) {
    expect(zh.trim(), value).not.toBe('');
    expect(en, value).toMatch(/^[\x20-\x7e]+$/);
  }
});

test.each([
  ['pay_method', payMethods],
  ['label_download_type', labelDownloadTypes],
  ['label_folder', labelFolders],
  ['import_type', batchImportTypes],
  ['import_template', batchTemplates],
  ['activation_type', activationKinds],
  ['activation_request_status', requestStatuses],
  ['approval_kind', approvalKinds],
  ['approval_state', approvalStates],
  ['payment_terms', paymentTerms],
  ['address_type', addressTypes],
  ['goods_type', goodsTypes],
  ['cargo_property', cargoProperties],
  ['tax_type', taxTypes],
  ['certificate_type', certificateTypes],
])('%s offers what the contract accepts', (code, accepted) => {
  expect(values(code)).toEqual(accepted);
});

test('every type of logged operation has words', () => {
  const types = Object.values(calls).flatMap(({ log }) => (log ? [log.type] : []));
  expect(values('log_type')).toEqual(expect.arrayContaining([...types, refusedLogType]));
});

test('every status of an activation has words', () => {
  expect(values('activation_status').sort()).toEqual(
    Object.values(activationStatuses).map(String).sort(),
  );
});
