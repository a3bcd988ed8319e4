import {
  activateAccount,
  addStaff,
  addTeamMember,
  checkOnlyUser,
  editMerchantCard,
  getActivation,
  getInformation,
  getMerchant,
  listMerchants,
  listStaff,
  listTeam,
  login,
  phoneLogin,
  sendMobileCode,
  sendSmsCode,
  setMobile,
  uploadFile,
} from '@alpaca/contract';
import sharp from 'sharp';
import { expect } from 'vitest';
import {
  messagesTo,
  registerNew,
  solvedCaptcha,
  startSession,
  writeRefused,
} from '../../modules/auth/testing.ts';
import { sealTenant } from '../../platform/fields/job/sealTenant.ts';
import type { TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { type AtRestPart, someCreditCode, someEmail, someIdentity, someMobile } from './part.ts';

const values = {
  mobile: someMobile(),
  changedMobile: someMobile(),
  strangersMobile: someMobile(),
  email: someEmail(),
  membersEmail: someEmail(),
  staffPhone: someMobile(),
  staffEmail: someEmail(),
  contactPhone: someMobile(),
  contactEmail: someEmail(),
  activationPhone: someMobile(),
  identity: someIdentity(),
  creditCode: someCreditCode(),
};

const codeTo = async (app: TestApp, mobile: string) => {
  const [latest] = await messagesTo(app, mobile);
  return /\b\d{6}\b/.exec(latest?.body ?? '')?.[0] ?? '';
};

const username = `rest${values.mobile.slice(-8)}`;

const registered = async (app: TestApp) => {
  const { mobile, email } = values;
  expect((await registerNew(app, { username, mobile, email })).status).toBe(200);
  const [user] = await (await app.ctxOf()).db
    .selectFrom('users')
    .where('username', '=', username)
    .select('id')
    .execute();
  const token = await startSession(await app.ctxOf(), user?.id as string);
  return app.withToken(token);
};

/** Names tried at the door, by who has no business here. */
const strangers = async (app: TestApp) => {
  const { mobile, strangersMobile, email } = values;
  const nobody = app.anonymous();
  for (const name of [mobile, strangersMobile, email]) {
    await nobody.call(login, { body: { username: name, password: 'Wrong2026' } });
  }
  await nobody.call(phoneLogin, { body: { mobile: strangersMobile, code: '000000' } });
  for (const mobile of [strangersMobile, values.mobile]) {
    const body = { mobile, purpose: 'login' as const, ...(await solvedCaptcha(app)) };
    await nobody.call(sendSmsCode, { body });
  }
  const query = { field: 'phone' as const, value: strangersMobile, ...(await solvedCaptcha(app)) };
  await nobody.call(checkOnlyUser, { query });
  await writeRefused(app.node);
};

type Visitor = ReturnType<TestApp['withToken']>;

const uploaded = async (visitor: Visitor) => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const sent = multipart('card.png', picture, 'image/png');
  return (await visitor.call(uploadFile, { query: { purpose: 'licence' } } as never, sent)).result
    .key;
};

const activation = async (visitor: Visitor) => {
  const { identity, creditCode, activationPhone } = values;
  const reply = await visitor.call(activateAccount, {
    body: {
      kind: 'enterprise',
      companyNameZh: '某某有限公司',
      creditCode,
      realName: '某人',
      identityNumber: identity,
      contactName: '某人',
      contactPhone: activationPhone,
      address: '深圳市龙岗区坂田',
      licenceKey: await uploaded(visitor),
      frontKey: await uploaded(visitor),
      backKey: await uploaded(visitor),
    },
  });
  expect(reply.body.errorKey).toBeUndefined();
  expect((await visitor.call(getActivation)).result).toMatchObject({
    identityNumber: identity,
    creditCode,
    contactPhone: activationPhone,
  });
};

const ownNumbers = async (app: TestApp, visitor: Visitor) => {
  const { changedMobile, email, membersEmail } = values;
  await visitor.call(sendMobileCode, { body: { mobile: changedMobile } });
  const code = await codeTo(app, changedMobile);
  const changed = await visitor.call(setMobile, { body: { mobile: changedMobile, code } });
  expect(changed.body.errorKey).toBeUndefined();
  expect((await visitor.call(getInformation)).result).toMatchObject({
    phone: changedMobile,
    email,
  });
  const member = {
    username: `${username}-m`,
    password: 'Newpass2026',
    realname: '成员',
    email: membersEmail,
    permissions: ['order:list'],
  };
  expect((await visitor.call(addTeamMember, { body: member })).status).toBe(200);
  const team = await visitor.call(listTeam, { query: { search: membersEmail.toUpperCase() } });
  expect(team.result.records.map((one) => one.email)).toEqual([membersEmail]);
};

/** What the tenant's own people keep of each other and of merchants. */
const ofStaff = async (app: TestApp) => {
  const { staffPhone: phone, staffEmail: email } = values;
  const admin = await app.as('yunling-admin');
  const colleague = { username: `${username}-s`, realname: '同事', kind: 'operator' as const };
  const body = { ...colleague, isIt: false, phone, email, roles: [] };
  expect((await admin.call(addStaff, { body })).status).toBe(200);
  const found = await admin.call(listStaff, { query: { search: phone } });
  expect(found.result.records).toMatchObject([{ phone, email }]);

  const operator = await app.as('yunling-op');
  const { result } = await operator.call(listMerchants, { query: { search: 'M100002' } });
  const id = result.records[0]?.id as string;
  const { card } = (await operator.call(getMerchant, { query: { id } })).result;
  const contacts = [
    { name: '某人', role: '', phone: values.contactPhone, email: values.contactEmail },
  ];
  const kept = { id, revision: card.revision, salesUserId: null, contacts };
  expect((await operator.call(editMerchantCard, { body: kept })).status).toBe(200);
  const after = await operator.call(getMerchant, { query: { id } });
  expect(after.result.card.contacts).toEqual(contacts);
};

/** Who works here, who signs in, and whom they can be reached by. */
export const people: AtRestPart = {
  name: 'people',
  values,
  async run(app) {
    const visitor = await registered(app);
    await strangers(app);
    await activation(visitor);
    await ownNumbers(app, visitor);
    await ofStaff(app);
    await sealTenant(await app.ctxOf());
  },
};
