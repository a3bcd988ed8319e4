import type { Samples } from '../../testing/samples.ts';

const captcha = { captchaKey: '018f0000-0000-7000-8000-000000000000', captcha: 'ABCD' };
const answers = 'auth.proofNeeded';

export const authSamples: Samples = {
  setLanguage: { body: { language: 'en_US' } },
  login: { body: { username: 'starfield', password: 'Alpaca2026' } },
  phoneLogin: { body: { mobile: '13800000001', code: '123456' }, answers: 'auth.codeWrong' },
  thirdLogin: { body: { token: 'unknown', nonce: 'unknown' }, answers: 'auth.loginCodeInvalid' },
  createLoginCode: { body: { binding: 'x'.repeat(43) } },
  giveSecondFactor: { body: { ticket: 'unknown', code: '123456' }, answers: 'auth.stepOver' },
  passkeyOptions: {},
  passkeyLogin: { body: { passkey: '{}' }, answers: 'auth.passkeyRefused' },
  confirmSession: { body: { password: 'Alpaca2026' } },
  confirmOptions: {},
  markActive: {},
  listSessions: {},
  listOwnSignIns: {},
  endSession: { body: {} },
  endOtherSessions: {},
  getSecondFactor: {},
  startTotp: {},
  finishTotp: { body: { code: '123456' }, answers: 'auth.secondFactorWrong' },
  removeTotp: {},
  startPasskey: {},
  finishPasskey: { body: { name: 'Laptop', passkey: '{}' }, answers: 'auth.passkeyRefused' },
  removePasskey: { body: {} },
  renewRecoveryCodes: { answers: 'secondFactor.none' },
  listStaffSecurity: { as: 'yunling-admin' },
  resetSecondFactor: { as: 'yunling-admin', body: {} },
  logout: {},
  getLoginUserInfo: {},
  getUserPermissionByToken: {},
  getCaptcha: {},
  sendSmsCode: {
    body: { mobile: '13800000001', purpose: 'login', ...captcha },
    answers,
  },
  getCaptchaByUpdatePwd: {
    query: { account: 'starfield', ...captcha },
    answers,
  },
  sendResetCode: { body: { account: 'starfield', ...captcha }, answers },
  getCaptchaSendCount: { query: { account: 'starfield' } },
  resetPassword: {
    body: { account: 'starfield', code: '123456', password: 'Newpass123' },
    answers: 'auth.codeWrong',
  },
  setFirstPassword: {
    body: { link: 'c1.unknown', password: 'Newpass123' },
    answers: 'auth.firstLinkInvalid',
  },
  resetPasswordWithOld: {
    body: { oldPassword: 'wrong', password: 'Newpass123' },
    answers: 'auth.wrongOldPassword',
  },
  register: {
    body: {
      username: 'newcomer',
      password: 'Newpass123',
      companyName: '新来者',
      mobile: '13700000001',
      code: '123456',
    },
    answers: 'auth.codeWrong',
  },
  checkOnlyUser: {
    query: { field: 'username', value: 'newcomer', ...captcha },
    answers,
  },
  getTenantInfoByDomain: {},
};
