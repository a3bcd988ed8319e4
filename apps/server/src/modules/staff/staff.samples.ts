import { newId } from '../../platform/ids.ts';
import type { Samples } from '../../testing/samples.ts';

const as = 'yunling-admin';

const person = () => ({
  realname: '新同事',
  kind: 'operator',
  isIt: false,
  roles: [{ until: null }],
});
const role = () => {
  const name = `Role ${newId().slice(24)}`;
  return { nameZh: name, nameEn: name, twoFactor: false, permissions: ['order:list'] };
};
const withNames = (make: () => object) => async () => ({ body: { ...make() } });

export const staffSamples: Samples = {
  listStaff: { as },
  addStaff: {
    as,
    before: withNames(() => ({ username: `new-${newId().slice(24)}`, ...person() })),
  },
  editStaff: { as, body: person() },
  setStaffState: { as, body: { disabled: true } },
  resetStaffPassword: { as },
  endStaffSessions: { as },
  deleteStaff: { as },
  seeAs: { as },
  listRoles: { as },
  listRolePermissions: { as, query: { kind: 'operator' } },
  getRoleHistory: { as },
  previewRole: { as, body: { twoFactor: false, permissions: [] } },
  addRole: { as, before: withNames(() => ({ kind: 'operator', ...role() })) },
  editRole: { as, before: withNames(role) },
  revertRole: {
    as,
    body: { to: 1 },
    // There is one revision; nothing to go back to before somebody has changed it.
    answers: 'role.noSuchRevision',
  },
  deleteRole: { as },
};
