import * as contract from '@alpaca/contract';
import type { Ctx, Session } from '../../platform/context.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Cookies } from '../../platform/http/cookies.ts';
import { refuse } from '../../platform/refusal.ts';
import { issueTicket } from '../../platform/tickets/tickets.ts';
import * as captcha from './captcha.service.ts';
import * as codes from './codes.service.ts';
import * as firstPassword from './firstPassword.service.ts';
import { rememberDevice } from './knownDevice.ts';
import { setLanguage } from './language.service.ts';
import * as menus from './menus.service.ts';
import * as ownSessions from './ownSessions.service.ts';
import * as password from './password.service.ts';
import * as registration from './register.service.ts';
import { optionsToUse } from './secondFactor/passkeys.ts';
import * as proof from './secondFactor/proof.service.ts';
import * as secondFactor from './secondFactor/secondFactor.service.ts';
import * as staffSecurity from './secondFactor/staffSecurity.service.ts';
import * as signIn from './signIn.service.ts';
import { ownSignIns } from './signIns/signIns.repository.ts';
import { signedInInfo } from './userInfo.service.ts';
import * as users from './users.repository.ts';

/** Whoever comes in leaves the mark of this browser. */
const remembering = async (ctx: Ctx, cookies: Cookies, entering: Promise<contract.LoginResult>) => {
  const entered = await entering;
  rememberDevice(ctx, cookies, entered.userInfo.id);
  return entered;
};

export const authRoutes = [
  bind(contract.setLanguage, ({ ctx, body }) => setLanguage(ctx, body.language)),
  bind(contract.login, ({ ctx, body, address, cookies }) =>
    remembering(ctx, cookies, signIn.byPassword(ctx, body, { address, cookies })),
  ),
  bind(contract.phoneLogin, ({ ctx, body, address, cookies }) =>
    remembering(ctx, cookies, signIn.byPhone(ctx, body, address)),
  ),
  bind(contract.thirdLogin, ({ ctx, body }) => signIn.byLoginCode(ctx, body.token, body.nonce)),
  bind(contract.createLoginCode, async ({ ctx, body }) => {
    // The session it would open is one with all permissions, which a PIN must not lead to.
    if (ctx.session?.byBadge) refuse('request.forbidden');
    return { token: await issueTicket(ctx, 'login', body.binding) };
  }),
  bind(contract.giveSecondFactor, ({ ctx, body, cookies }) =>
    remembering(ctx, cookies, signIn.bySecondFactor(ctx, body)),
  ),
  bind(contract.passkeyOptions, ({ ctx, address }) => signIn.passkeyOptions(ctx, address)),
  bind(contract.passkeyLogin, ({ ctx, body, cookies }) =>
    remembering(ctx, cookies, signIn.byPasskey(ctx, body.passkey)),
  ),
  bind(contract.confirmSession, ({ ctx, body }) => proof.confirm(ctx, body)),
  bind(contract.confirmOptions, ({ ctx }) =>
    optionsToUse(ctx, 'confirm', (ctx.session as Session).userId),
  ),
  bind(contract.markActive, ({ ctx }) => proof.markActive(ctx)),
  bind(contract.listSessions, ({ ctx }) => ownSessions.list(ctx)),
  bind(contract.listOwnSignIns, ({ ctx }) => ownSignIns(ctx)),
  bind(contract.endSession, ({ ctx, body }) => ownSessions.end(ctx, body.id)),
  bind(contract.endOtherSessions, ({ ctx }) => ownSessions.endOthers(ctx)),
  bind(contract.getSecondFactor, ({ ctx }) => secondFactor.read(ctx)),
  bind(contract.startTotp, ({ ctx }) => secondFactor.startTotp(ctx)),
  bind(contract.finishTotp, ({ ctx, body }) => secondFactor.finishTotp(ctx, body.code)),
  bind(contract.removeTotp, ({ ctx }) => secondFactor.removeTotp(ctx)),
  bind(contract.startPasskey, ({ ctx }) => secondFactor.startPasskey(ctx)),
  bind(contract.finishPasskey, ({ ctx, body }) => secondFactor.finishPasskey(ctx, body)),
  bind(contract.removePasskey, ({ ctx, body }) => secondFactor.removePasskey(ctx, body.id)),
  bind(contract.renewRecoveryCodes, ({ ctx }) => secondFactor.renew(ctx)),
  bind(contract.listStaffSecurity, ({ ctx }) => staffSecurity.list(ctx)),
  bind(contract.resetSecondFactor, ({ ctx, body }) => staffSecurity.reset(ctx, body.id)),
  bind(contract.logout, ({ ctx }) => signIn.signOut(ctx)),
  bind(contract.getLoginUserInfo, async ({ ctx }) => {
    const { userId, mustSetUp } = ctx.session as Session;
    const user = await users.findById(ctx, userId);
    return signedInInfo(ctx, user ?? refuse('session.over'), mustSetUp);
  }),
  bind(contract.getUserPermissionByToken, ({ ctx }) => menus.accessOf(ctx, ctx.session as Session)),
  bind(contract.getCaptcha, ({ ctx, address }) => captcha.newCaptcha(ctx, address)),
  bind(contract.sendSmsCode, async ({ ctx, body, address }) => {
    await captcha.requireCaptcha(ctx, body);
    return codes.sendToPhone(ctx, body, address);
  }),
  bind(contract.getCaptchaByUpdatePwd, async ({ ctx, query, address }) => {
    await captcha.requireCaptcha(ctx, query);
    return codes.sendForReset(ctx, query.account, address);
  }),
  bind(contract.sendResetCode, async ({ ctx, body, address }) => {
    await captcha.requireCaptcha(ctx, body);
    return codes.sendForReset(ctx, body.account, address);
  }),
  bind(contract.getCaptchaSendCount, ({ ctx, query, address }) =>
    codes.sendCount(ctx, query.account, address),
  ),
  bind(contract.resetPassword, ({ ctx, body, address }) => password.byCode(ctx, body, address)),
  bind(contract.setFirstPassword, ({ ctx, body }) => firstPassword.setFirst(ctx, body)),
  bind(contract.resetPasswordWithOld, ({ ctx, body }) => password.byOldPassword(ctx, body)),
  bind(contract.register, ({ ctx, body, address }) =>
    registration.registerMerchant(ctx, body, address),
  ),
  bind(contract.checkOnlyUser, ({ ctx, query, address }) =>
    registration.checkOnly(ctx, query, address),
  ),
  bind(contract.getTenantInfoByDomain, ({ ctx }) => ({
    companyName: ctx.tenant.nameZh,
    companyNameEn: ctx.tenant.nameEn,
    companyLogoImg: ctx.tenant.logoUrl,
    // A tenant may have these in both languages: '{lang}' stands for the reader's.
    helpUrl: ctx.tenant.helpUrl.replaceAll('{lang}', ctx.lang),
    chatUrl: ctx.tenant.chatUrl.replaceAll('{lang}', ctx.lang),
    zone: ctx.tenant.zone,
  })),
];
