import { type CallSpec, calls } from '@alpaca/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { seedId } from '../../seeds/seedId.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { samples, subjects } from '../testing/areas.ts';
import { editedForms } from '../testing/editedForms.ts';
import type { Sample } from '../testing/samples.ts';
import { idFields, put } from '../testing/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const own = 'it is the caller’s own';
const moves = 'it moves something on by its table of moves, which refuses what moved before';
const toggle = 'it sets one thing that no form holds';
const many = 'it is told of many at once and changes no form’s fields';
const seen = 'carries the revision that was seen, and is refused where it is another by now';
const back = 'it brings back what was deleted; what is there already stays as it is';
/** Calls that change something that no two people hold open as a form; each with its reason. */
const noForm: Readonly<Record<string, string>> = {
  postCarrierBill: seen,
  discardCarrierBill: seen,
  passOnCarrierBill: 'what was passed on is not again, whoever asks',
  matchBillLine: seen,
  setBillLineAside: seen,
  decideCod: seen,
  approveCod: seen,
  postRemittance: seen,
  discardRemittance: seen,
  matchCodLine: seen,
  setCodLineAside: seen,
  decidePaymentRun: seen,
  takeBackPaymentRun: seen,
  payPaymentRun: seen,
  correctMilestone: seen,
  confirmCostChanges: 'carries the revisions that were seen, and tells which are others by now',
  confirmSmallChanges: 'carries how many were seen, and is refused where they are others by now',
  batchConfirmOrder: 'agrees to what awaits an answer; its order is locked',
  disputeCostChange: seen,
  answerProposal: seen,
  proposeCostChange: seen,
  decideCostChange: seen,
  withdrawCostChange: seen,
  answerClaim: seen,
  settleClaim: seen,
  askMoreOfClaim: seen,
  sendClaimOn: seen,
  noteCarrierAnswer: seen,
  offerClaim: seen,
  decideClaimOffer: seen,
  refuseClaim: seen,
  confirmStatement: seen,
  queryStatement: seen,
  answerStatement: seen,
  markMarginSeen: seen,
  takeServiceTalk: seen,
  settleServiceTalk: seen,
  takeBackErasure: 'it is under way or it is not: the first ends it, the next is told so',
  setChannelStatus: seen,
  setMerchantFrozen: seen,
  moveStalled: 'carries the revisions that were seen, and tells which are others by now',
  askCarrier: 'carries the revisions that were seen, and tells which are others by now',
  resetApiKey: seen,
  rollWebhookSecret: seen,
  publishMenu: seen,
  revertMenu: seen,
  testWebhook: 'an event is only ever added',
  replayWebhook: 'whoever asks wants it sent once more',
  replayApiRequest: 'the sandbox is asked; what was asked first stays as it is',
  recoverWebhook: 'whoever asks wants what was kept to be sent',
  resetApiToken: 'whoever asks wants another key than the one there is',
  renewApiToken: 'whoever asks wants another key than the one there is',
  setTrackCode: 'carries the meaning that was seen, and is refused where it is another by now',
  setLanguage: own,
  putPreference: own,
  setMobile: own,
  setAvatar: own,
  resetPassword: own,
  resetPasswordWithOld: own,
  setFirstPassword: own,
  saveMessageSetting: own,
  markNoticeRead: own,
  readAllNotices: own,
  setOwnBadge: own,
  shelveReturn: 'a parcel is where it was put last',
  wishReturn: 'its merchant’s last word counts',
  endReturn: moves,
  removeOwnBadge: own,
  scanBag: 'a box is where it was put last',
  closeBag: moves,
  reopenBag: moves,
  closeBatch: moves,
  reopenBatch: moves,
  sendManifest: 'a form is only ever added',
  takeBackShipment: moves,
  sendThreadMessage: 'messages are only ever added',
  receiveWithout: moves,
  giveStrayOrder: moves,
  addParcelPhotos: 'photos are only ever added',
  settleWithheld: moves,
  bookWithheldAgain: moves,
  payWithheld: moves,
  giveUpWithheld: moves,
  changeWithheldLine: moves,
  interceptOrder: moves,
  letOrderGoOn: moves,
  cancelJob: moves,
  restoreAnnouncement: back,
  restoreDictionaryItem: back,
  restoreLabelDesign: back,
  restoreOrderFile: back,
  restorePriceGroup: back,
  withdrawAnnouncement: moves,
  approveActivation: moves,
  rejectActivation: moves,
  payTopUp: moves,
  addTopUpCredentials: 'proofs are only ever added',
  topUpCheck: moves,
  decideApproval: moves,
  takeBackApproval: moves,
  examineRefund: moves,
  tellPrintOutcome: moves,
  chooseLabelDesign: toggle,
  batchSubmit: moves,
  payOrder: moves,
  closeOrders: moves,
  batchRefundOrder: moves,
  updateProduct: 'it is told of many at once; the forms that are open learn of it',
  setDefaultShipper: 'it sets one thing; the forms that are open learn of it',
  setDefaultConsignee: 'it sets one thing; the forms that are open learn of it',
  setProductStatus: toggle,
  setTeamMemberState: toggle,
  setStaffState: toggle,
  resetStaffPassword: 'whoever asks wants a new link',
  setTeamMemberPassword: toggle,
  takeExchange: 'a quote of one’s own is taken once',
  saveTrial: 'it gives a name, which nothing else holds',
  sortDictionaryItems:
    'it says the whole order that the page showed, and is refused where that changed',
  saveServiceHours:
    'one for a tenant, saved on what was seen, and refused where a colleague was faster',
  saveTenantSetting:
    'it says the one value that the page showed, and is refused where that changed',
  mapImport: 'an import is one person’s work',
  editImportCells: many,
  fixImportAlike: many,
  skipImportRows: many,
};

const table = Object.entries(calls);
const hasId = (call: CallSpec) => idFields(call).some(({ name }) => name === 'id');
const changing = table.filter(
  ([, { log, ...call }]) =>
    log?.type === 'update' || (log?.type === 'create' && hasId(call as CallSpec)),
);
const editing = table.flatMap(([name, call]) => (call.edits ? [{ name, call }] : []));

describe('every call that changes something', () => {
  test.each(changing)('%s edits a form, or has its reason not to', (name, call) => {
    expect(Boolean(call.edits) !== name in noForm, `${name}: edits, or a reason in noForm`).toBe(
      true,
    );
  });

  test('no reason is left over', () => {
    expect(Object.keys(noForm).filter((name) => !changing.some(([one]) => one === name))).toEqual(
      [],
    );
  });

  test.each(editing)('$name says what it began from, and so is refused', ({ call }) => {
    expect(Object.keys((call.body as { shape?: object }).shape ?? {})).toContain('revision');
    const { revision } = (call.body as { shape?: Record<string, z.ZodMiniType> }).shape ?? {};
    expect(revision?.safeParse(2 ** 31).success, 'more than the database counts to').toBe(false);
    expect(call.refuses).toContain('record.changedMeanwhile');
    expect(Object.keys((call.result as { shape?: object }).shape ?? {})).toContain('revision');
  });
});

const nameOf = new Map(table.map(([name, call]) => [call, name]));

const owner = async () => {
  const tenantId = seedId('tenant/yunling');
  return {
    ctx: await app.ctxOf(),
    userId: seedId(`${tenantId}/user/starfield`),
    merchantId: seedId(`${tenantId}/merchant/M100001`),
  };
};

/** What the call's sample sends about one thing. */
const sentBy = async (call: CallSpec, id: string, token: string) => {
  const sample = samples[nameOf.get(call) as string] as Sample;
  const fields = idFields(call);
  const ids: Record<string, string> = {};
  for (const { name, kind } of fields) {
    ids[name] = name === 'id' ? id : ((await subjects[kind]?.(await owner())) as string);
  }
  const more = (await sample.before?.(app, ids, token)) ?? {};
  const body = put(call, { ...sample, ...more }, fields, ids).body as Record<string, unknown>;
  const { without = [] } = editedForms[call.edits as string] ?? {};
  return Object.fromEntries(Object.entries(body).filter(([field]) => !without.includes(field)));
};

/** Two who may both; the tenant has one administrator, who has two browsers. */
const twoFor = (as: string | undefined) => {
  if (as === 'yunling-admin') return { one: as, other: as, by: '何岭' };
  return as
    ? { one: 'yunling-op2', other: 'yunling-op', by: '周燕' }
    : { one: 'starfield-lin', other: 'starfield', by: '林小满' };
};

describe.each(editing)('of two people with one form, by $name', ({ name, call }) => {
  test('the second is told who changed what, and nothing is lost', async () => {
    const form = editedForms[call.edits as string] ?? expect.fail(`no form of ${call.edits}`);
    const { one, other, by } = twoFor(samples[name]?.as);
    const first = await app.as(one);
    const second = await app.as(other);
    const id = (await subjects[call.edits as string]?.(await owner())) ?? '';
    const seen = await form.read(second, id);
    expect(seen.revision).toEqual(expect.any(Number));

    const { revision } = seen;
    const value = form.value();
    const theirs = { ...(await sentBy(form.edit, id, first.token as string)), revision };
    const changed = form.body?.(theirs, value) ?? { ...theirs, [form.field]: value };
    const saved = await first.call(form.edit, { body: changed } as never);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.result).toMatchObject({ revision: revision + 1 });

    const body = { ...(await sentBy(call, id, second.token as string)), revision };
    const refused = await second.call(call, { body } as never);
    expect(refused.body).toMatchObject({
      errorKey: 'record.changedMeanwhile',
      result: {
        changed: {
          revision: revision + 1,
          by,
          changes: expect.arrayContaining([
            expect.objectContaining({ field: form.field, to: value }),
          ]),
        },
      },
    });
    expect(refused.status).toBe(409);
    const now = await form.read(second, id);
    expect(now).toMatchObject({ revision: revision + 1, [form.field]: value });

    const again = { ...body, revision: now.revision };
    const over = await second.call(call, { body: again } as never);
    expect(over.status, JSON.stringify(over.body)).toBe(200);
  });
});
