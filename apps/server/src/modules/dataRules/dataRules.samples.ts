import { getRuleSubjects } from '@alpaca/contract';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Samples } from '../../testing/samples.ts';

const form = {
  name: 'Germany',
  subject: 'orders',
  conditions: [{ column: 'country', op: 'in', values: ['DE'] }],
  roleIds: [],
};
const as = 'yunling-admin';

/** The form with a page that there is, its roles as given. */
const onAPage =
  (more: object = {}, forRole = false) =>
  async (app: TestApp) => {
    const { pages, roles } = (await (await app.as(as)).call(getRuleSubjects)).result;
    const roleIds = forRole ? [roles[0]?.value] : [];
    return { body: { ...form, menuId: pages[0]?.value, roleIds, name: newId(), ...more } };
  };

export const dataRulesSamples: Samples = {
  listDataRules: { as },
  getRuleSubjects: { as },
  addDataRule: { as, before: onAPage(), body: form },
  editDataRule: { as, before: onAPage({ name: 'France' }), body: form },
  deleteDataRule: { as },
  seenRows: { as },
  tryDataRule: { as, before: onAPage({}, true), body: form },
};
