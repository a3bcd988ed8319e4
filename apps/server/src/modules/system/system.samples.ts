import type { Samples } from '../../testing/samples.ts';

export const systemSamples: Samples = {
  listTenantSettings: { as: 'yunling-admin' },
  saveTenantSetting: { as: 'yunling-admin', body: { code: 'quoteMinutes', value: 20, was: 30 } },
  listUsers: { as: 'yunling-op' },
  getCountryList: {},
  getCurrencyOptions: {},
  duplicateCheck: { query: { tableName: 'sys_user', fieldName: 'username', fieldVal: 'kapok' } },
  checkByCode: { query: { ruleCode: 'mobile', value: '13800000001' } },
  getPreference: { params: { code: 'order.columns' } },
  putPreference: { params: { code: 'order.columns' }, body: { value: ['customerNo'] } },
};
