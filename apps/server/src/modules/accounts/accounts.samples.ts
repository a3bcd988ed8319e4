import { revisionOf } from '../../testing/revisions.ts';
import type { Samples } from '../../testing/samples.ts';

export const accountsSamples: Samples = {
  getMyInfo: {},
  listWallets: {},
  getInformation: {},
  setAvatar: {},
  sendMobileCode: { body: { mobile: '13700000111' } },
  setMobile: { body: { mobile: '13700000112', code: '123456' }, answers: 'auth.codeWrong' },
  checkAccount: {},
  getActivation: {},
  activateAccount: {
    body: {
      kind: 'enterprise',
      companyNameZh: '星野电商有限公司',
      creditCode: '91440300MA5F00004K',
      realName: '林星野',
      identityNumber: '440301199001011234',
      contactName: '林星野',
      contactPhone: '13800000001',
      address: '深圳市龙岗区坂田',
    },
    answers: 'activation.cannotMove',
  },
  listTeam: {},
  listTeamPermissions: {},
  addTeamMember: {
    body: {
      username: 'starfield-new',
      password: 'Newpass123',
      realname: '新成员',
      permissions: ['order:list'],
    },
  },
  editTeamMember: { body: { realname: '成员', permissions: ['order:list'] } },
  setTeamMemberState: { body: { disabled: true } },
  setTeamMemberPassword: { body: { password: 'Newpass123' } },
  listActivations: { as: 'yunling-op' },
  getActivationRequest: { as: 'yunling-op' },
  approveActivation: { as: 'yunling-op' },
  rejectActivation: { as: 'yunling-op', body: { reason: '证件照片模糊' } },
  listMerchants: { as: 'yunling-op' },
  getMerchant: { as: 'yunling-op' },
  listSalesPeople: { as: 'yunling-op' },
  editMerchantCard: { as: 'yunling-op', body: { salesUserId: null, contacts: [] } },
  // Others of the walk go on with this merchant.
  setMerchantFrozen: {
    as: 'yunling-op',
    before: async (app, { id = '' }) => ({
      body: {
        revision: await revisionOf(app, 'merchantCard', id),
        frozen: false,
        reason: '已付清',
      },
    }),
  },
};
