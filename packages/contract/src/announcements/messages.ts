import * as z from 'zod/mini';
import type * as auth from '../auth/auth.ts';
import { call } from '../wire/call.ts';
import type { PageKey, Permission } from '../wire/says.ts';
import type { NoticeEntry } from './notices.ts';

interface MessageKindSpec {
  /** Who gets such messages. */
  for: readonly (typeof auth.userKinds)[number][];
  /** Of those only who may see what it is about; nothing for what is one's own. */
  needs?: Permission;
  priority: NoticeEntry['priority'];
  /** The page that opens; '' shows the message itself. */
  openPage: PageKey | '';
  /** How it is told to who never chose. */
  inApp: boolean;
  mail: boolean;
  /** Can't be switched off. */
  urgent?: true;
}

const everyone = ['merchant', 'operator', 'administrator'] as const;
const ordinary = { for: everyone, inApp: true, mail: false } as const;
const forMerchants = { ...ordinary, for: ['merchant'] } as const;
const ofMoney = { ...forMerchants, needs: 'financial:overview' } as const;
const ofTopUps = { ...forMerchants, needs: 'financial:topUpCheck' } as const;
const ofOrders = { ...forMerchants, needs: 'order:list' } as const;
const ofWithheld = { ...forMerchants, needs: 'order:withheld' } as const;
const ofCosts = {
  ...forMerchants,
  needs: 'order:costChanges',
  openPage: 'order/CostChanges',
} as const;
const ofDisputes = {
  ...ordinary,
  for: ['operator', 'administrator'],
  needs: 'ops:disputes',
  openPage: 'ops/Disputes',
} as const;
const ofClaims = { ...forMerchants, needs: 'order:claims', openPage: 'order/Claims' } as const;
const ofClaimDesk = {
  ...ordinary,
  for: ['operator', 'administrator'],
  needs: 'ops:claims',
  openPage: 'ops/Claims',
} as const;
const ofPayables = {
  ...ordinary,
  for: ['operator', 'administrator'],
  needs: 'ops:payables',
  openPage: 'ops/Payables',
} as const;
const ofStatements = {
  ...forMerchants,
  needs: 'financial:statements',
  openPage: 'financial/Statements',
  mail: true,
} as const;
const ofReceivables = {
  ...ordinary,
  for: ['operator', 'administrator'],
  needs: 'ops:receivables',
  openPage: 'ops/Receivables',
} as const;
const ofCod = { ...forMerchants, needs: 'financial:cod', openPage: 'financial/Cod' } as const;
const ofApiKeys = {
  ...forMerchants,
  needs: 'system:api',
  priority: 'H',
  openPage: 'system/ApiConfig',
  urgent: true,
} as const;
const ofWebhooks = { ...ofApiKeys, mail: true } as const;
const ofShipments = { ...forMerchants, needs: 'shipment:inventory' } as const;
// A mail for every parcel is too much for whoever did not ask for it.
const ofTracks = {
  ...forMerchants,
  needs: 'order:track',
  openPage: 'order/Track',
  inApp: false,
} as const;
const ofOwnData = {
  ...forMerchants,
  needs: 'basic:ownData',
  openPage: 'system/OwnData',
  mail: true,
  urgent: true,
} as const;
const forOperators = { ...ordinary, for: ['operator', 'administrator'] } as const;
const ofKeeping = { ...forOperators, needs: 'system:keeping', openPage: 'system/Keeping' } as const;
const ofApprovals = { ...forOperators, needs: 'ops:approvals' } as const;

/**
 * Every kind of message the product raises. A new one is a line here and its words
 * `notice.<kind>.name`, `.title` and `.content` in the texts of its area on the server.
 */
export const messageKinds = {
  'job.finished': { ...ordinary, priority: 'L', openPage: 'system/Jobs' },
  'job.failed': { ...ordinary, priority: 'M', openPage: 'system/Jobs' },
  'activation.submitted': {
    ...forOperators,
    needs: 'ops:activations',
    priority: 'M',
    openPage: 'ops/Activations',
  },
  'activation.approved': {
    ...forMerchants,
    needs: 'basic:activation',
    priority: 'M',
    openPage: 'basic/Activation',
  },
  'activation.rejected': {
    ...forMerchants,
    needs: 'basic:activation',
    priority: 'H',
    openPage: 'basic/Activation',
    urgent: true,
  },
  'merchant.creditAgreed': { ...ofMoney, priority: 'M', openPage: 'basic/Information' },
  'merchant.prepaidAgreed': { ...ofMoney, priority: 'M', openPage: 'basic/Information' },
  'merchant.frozen': { ...forMerchants, priority: 'H', openPage: '', urgent: true },
  'merchant.unfrozen': { ...forMerchants, priority: 'M', openPage: '' },
  'approval.asked': {
    ...forOperators,
    needs: 'ops:approvalDecide',
    priority: 'M',
    openPage: 'ops/Approvals',
  },
  'approval.approved': { ...ofApprovals, priority: 'L', openPage: 'ops/Approvals' },
  'approval.rejected': { ...ofApprovals, priority: 'M', openPage: 'ops/Approvals' },
  'dataExport.ready': { ...ofKeeping, priority: 'M' },
  'ownData.ready': { ...ofOwnData, priority: 'M' },
  'erasure.asked': { ...ofOwnData, priority: 'H' },
  'erasure.approved': { ...ofOwnData, priority: 'H' },
  'erasure.rejected': { ...ofOwnData, priority: 'M' },
  'erasure.takenBack': { ...ofOwnData, priority: 'M' },
  'erasure.stopped': { ...ofKeeping, priority: 'M' },
  'erasure.done': { ...ofKeeping, priority: 'M' },
  'numberRange.low': {
    ...forOperators,
    needs: 'ops:products',
    priority: 'H',
    openPage: 'ops/Products',
  },
  'wallet.adjusted': {
    ...forMerchants,
    needs: 'financial:transactions',
    priority: 'M',
    openPage: 'financial/Transactions',
  },
  'topUp.approved': { ...ofTopUps, priority: 'L', openPage: 'financial/TopUpCheck' },
  'topUp.rejected': { ...ofTopUps, priority: 'M', openPage: 'financial/TopUpCheck' },
  'order.failed': { ...ofOrders, priority: 'M', openPage: 'single/Detail' },
  'order.unpaidSoon': { ...ofOrders, priority: 'M', openPage: 'order/List' },
  'order.unpaidVoided': { ...ofOrders, priority: 'M', openPage: 'order/List' },
  'order.dispatched': { ...ofOrders, priority: 'L', openPage: 'order/List' },
  'thread.answered': {
    ...forMerchants,
    needs: 'order:withheld',
    priority: 'M',
    openPage: 'order/Withheld',
  },
  'thread.asked': {
    ...forOperators,
    needs: 'ops:withheld',
    priority: 'M',
    openPage: 'ops/Withheld',
  },
  'thread.stallAnswered': {
    ...forMerchants,
    needs: 'order:stalled',
    priority: 'M',
    openPage: 'order/Stalled',
  },
  'thread.stallAsked': {
    ...forOperators,
    needs: 'ops:stalled',
    priority: 'M',
    openPage: 'ops/Stalled',
  },
  'thread.costAnswered': { ...ofCosts, priority: 'M' },
  'thread.costAsked': { ...ofDisputes, priority: 'M' },
  'thread.statementAnswered': { ...ofStatements, mail: false, priority: 'M' },
  'thread.statementAsked': { ...ofReceivables, priority: 'M' },
  'thread.serviceAnswered': { ...forMerchants, priority: 'M', openPage: '' },
  'thread.serviceAsked': {
    ...forOperators,
    needs: 'ops:service',
    priority: 'M',
    openPage: 'ops/Service',
  },
  'apiKey.made': ofApiKeys,
  'apiKey.reset': ofApiKeys,
  'webhook.failing': ofWebhooks,
  'webhook.off': ofWebhooks,
  'cod.credited': { ...ofCod, priority: 'L' },
  'statement.issued': { ...ofStatements, priority: 'M' },
  'statement.dueSoon': { ...ofStatements, priority: 'M' },
  'statement.overdue': { ...ofStatements, priority: 'H' },
  'statement.answered': { ...ofStatements, mail: false, priority: 'M' },
  'statement.queried': { ...ofReceivables, priority: 'M' },
  'receivable.newlyOverdue': { ...ofReceivables, priority: 'M' },
  'cost.announced': { ...ofCosts, priority: 'M' },
  'cost.proposed': { ...ofCosts, priority: 'H' },
  'cost.decided': { ...ofCosts, priority: 'M' },
  'cost.withdrawn': { ...ofCosts, priority: 'L' },
  'cost.debited': { ...ofCosts, priority: 'L' },
  'cost.disputed': { ...ofDisputes, priority: 'M' },
  'cost.overdue': { ...ofDisputes, priority: 'H' },
  'thread.claimAnswered': { ...ofClaims, priority: 'M' },
  'thread.claimAsked': { ...ofClaimDesk, priority: 'M' },
  'claim.askedMore': { ...ofClaims, priority: 'M' },
  'claim.offered': { ...ofClaims, priority: 'H' },
  'claim.refused': { ...ofClaims, priority: 'M' },
  'claim.filedForYou': { ...ofClaims, priority: 'M' },
  'claim.filed': { ...ofClaimDesk, priority: 'M' },
  'claim.answered': { ...ofClaimDesk, priority: 'M' },
  'claim.objected': { ...ofClaimDesk, priority: 'M' },
  'claim.toApprove': { ...ofClaimDesk, priority: 'H' },
  'claim.settled': { ...ofClaimDesk, priority: 'L' },
  'paymentRun.toApprove': { ...ofPayables, priority: 'H' },
  'claim.deadlineNear': { ...ofClaimDesk, priority: 'H' },
  'parcel.withheld': { ...ofWithheld, priority: 'M', openPage: 'order/Withheld' },
  'parcel.released': { ...ofWithheld, priority: 'L', openPage: 'order/Withheld' },
  'parcel.deadlineNear': { ...ofWithheld, priority: 'H', openPage: 'order/Withheld' },
  'parcel.overdue': { ...ofWithheld, priority: 'H', openPage: 'order/Withheld' },
  'parcel.ended': { ...ofWithheld, priority: 'M', openPage: 'order/Withheld' },
  'return.shelved': { ...ofWithheld, priority: 'M', openPage: 'order/Detail' },
  'return.ended': { ...ofWithheld, priority: 'M', openPage: 'order/Detail' },
  'order.handOverSoon': {
    ...forMerchants,
    needs: 'shipment:waiting',
    priority: 'M',
    openPage: 'shipment/Waiting',
  },
  'order.handOverVoided': { ...ofOrders, priority: 'M', openPage: 'order/List' },
  'shipment.missing': { ...ofShipments, priority: 'H', openPage: 'shipment/Detail' },
  'shipment.missingOff': { ...ofShipments, priority: 'M', openPage: 'shipment/Detail' },
  'track.underWay': { ...ofTracks, priority: 'L' },
  'track.outForDelivery': { ...ofTracks, priority: 'L' },
  'track.delivered': { ...ofTracks, priority: 'L' },
  'track.needsAction': { ...ofTracks, priority: 'M' },
  'track.returning': { ...ofTracks, priority: 'M' },
  'sms.nearLimit': {
    ...forOperators,
    needs: 'system:settings',
    priority: 'H',
    openPage: 'system/Settings',
    urgent: true,
  },
  'books.wrong': {
    ...forOperators,
    needs: 'system:settings',
    priority: 'H',
    openPage: '',
    urgent: true,
  },
  'logs.changed': {
    ...forOperators,
    needs: 'system:logs',
    priority: 'H',
    openPage: 'system/Logs',
    urgent: true,
  },
  'wallet.exchanged': { ...ofMoney, priority: 'L', openPage: 'financial/Overview' },
  'wallet.low': { ...ofMoney, priority: 'M', openPage: 'financial/Overview' },
  'security.secondFactorReset': {
    ...forOperators,
    priority: 'H',
    openPage: 'basic/Information',
    urgent: true,
  },
} as const satisfies Record<string, MessageKindSpec>;

export type MessageKind = keyof typeof messageKinds;
const messageKindNames = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]];
export const messageKindOf = (kind: MessageKind): MessageKindSpec => messageKinds[kind];

export const MessageSetting = z.strictObject({
  kind: z.enum(messageKindNames),
  /** In the caller's language. */
  name: z.string(),
  inApp: z.boolean(),
  mail: z.boolean(),
  urgent: z.boolean(),
});
export type MessageSetting = z.infer<typeof MessageSetting>;

/** How the signed-in user hears of each kind of message. */
export const getMessageSettings = call({
  method: 'GET',
  path: '/sys/messageSetting/list',
  access: 'signedIn',
  rules: { none: 'one’s own' },
  result: z.strictObject({
    /** Whether mail can be sent at all, and to where; '' while the user has no address. */
    canMail: z.boolean(),
    mailTo: z.string(),
    settings: z.array(MessageSetting),
  }),
});

export const saveMessageSetting = call({
  method: 'PUT',
  path: '/sys/messageSetting/save',
  access: 'signedIn',
  idempotent: true,
  log: { menu: 'account', type: 'update' },
  body: z.strictObject({
    kind: z.enum(messageKindNames),
    inApp: z.boolean(),
    mail: z.boolean(),
  }),
  result: z.null(),
  refuses: ['message.urgent'],
});
