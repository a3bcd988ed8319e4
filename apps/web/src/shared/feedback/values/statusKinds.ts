/** What a status means to whoever reads it; its colour is the same on every screen. */
export const statusKinds = [
  'neutral',
  'processing',
  'info',
  'success',
  'warning',
  'danger',
  'muted',
] as const;
export type StatusKind = (typeof statusKinds)[number];

// By dictionary code and value. Whatever is not listed is neutral.
const kinds: Readonly<Record<string, Readonly<Record<string, StatusKind>>>> = {
  order_status: {
    ordering: 'processing',
    generated: 'info',
    failed: 'danger',
    inWarehouse: 'info',
    withheld: 'warning',
    outWarehouse: 'processing',
    delivered: 'success',
    chargedBack: 'warning',
    refunded: 'muted',
    voided: 'muted',
  },
  track_status: {
    inStock: 'info',
    outOfStock: 'processing',
    online: 'processing',
    delivered: 'success',
    chargedBack: 'warning',
  },
  stall_state: {
    open: 'warning',
    asked: 'processing',
    claim: 'danger',
    moved: 'success',
    closed: 'muted',
  },
  change_state: {
    awaiting: 'warning',
    disputed: 'danger',
    proposed: 'warning',
    credited: 'success',
    absorbed: 'success',
    withdrawn: 'muted',
  },
  // Owed is no fault either: it is paid when it is due.
  bill_state: { open: 'info', paid: 'success', replaced: 'muted', discarded: 'muted' },
  bill_line_state: { unknown: 'warning', aside: 'muted' },
  payment_run_state: {
    asked: 'warning',
    approved: 'info',
    paid: 'success',
    rejected: 'danger',
    takenBack: 'muted',
  },
  claim_state: {
    filed: 'warning',
    asked: 'warning',
    answered: 'processing',
    withCarrier: 'processing',
    carrierAnswered: 'info',
    approving: 'warning',
    offered: 'info',
    objected: 'danger',
    paid: 'success',
    refused: 'muted',
    withdrawn: 'muted',
  },
  cod_state: {
    collected: 'info',
    remitted: 'info',
    differs: 'danger',
    approving: 'warning',
    credited: 'success',
    closed: 'muted',
  },
  cod_line_state: {
    unknown: 'warning',
    notCod: 'warning',
    otherCurrency: 'warning',
    aside: 'muted',
  },
  remittance_state: { open: 'warning', posted: 'success', discarded: 'muted' },
  statement_state: {
    issued: 'warning',
    queried: 'danger',
    answered: 'warning',
    confirmed: 'success',
  },
  // Unpaid is no fault: most lines are paid on receiving. What waits for money says so itself.
  settlement_status: { unpaid: 'neutral', paid: 'success', refunded: 'muted' },
  confirm_status: { none: 'muted', awaiting: 'warning', confirmed: 'success', disputed: 'danger' },
  label_status: { pending: 'processing', ready: 'success' },
  top_up_audit_status: { pending: 'warning', approved: 'success', rejected: 'danger' },
  top_up_money_status: { toBeConfirmed: 'warning', arrived: 'success', notArrived: 'danger' },
  activation_status: { '0': 'muted', '1': 'success', '2': 'processing', '3': 'danger' },
  activation_request_status: { submitted: 'warning', approved: 'success', rejected: 'danger' },
  approval_state: {
    waiting: 'warning',
    approved: 'success',
    rejected: 'danger',
    takenBack: 'muted',
  },
  payment_terms: { credit: 'info' },
  announcement_send_status: { published: 'success', withdrawn: 'muted' },
  announcement_priority: { L: 'info', M: 'warning', H: 'danger' },
  job_status: { '1': 'processing', '2': 'success', '3': 'danger' },
};

export const statusKind = (code: string, value: string): StatusKind =>
  kinds[code]?.[value] ?? 'neutral';
