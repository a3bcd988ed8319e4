import type { FilePurpose, keptKinds } from '@alpaca/contract';

type KeptKey = (typeof keptKinds)[number];

interface KeptData {
  /** Whose rows go, or lose what they say of people. */
  tables: readonly string[];
  /** Whose files go with them. */
  files?: readonly FilePurpose[];
}

/**
 * What data there is by kind, and where it lies. A test finds a table with personal data or a purpose
 * of files that no kind looks after.
 */
export const keptData: Readonly<Record<KeptKey, KeptData>> = {
  label: { tables: ['order_files'], files: ['label', 'labelFile', 'orderFile'] },
  photo: { tables: ['parcel_photos'], files: ['parcelPhoto', 'signature'] },
  address: { tables: ['orders', 'order_words', 'order_events', 'record_changes', 'scans'] },
  draft: { tables: ['orders'] },
  trackEvent: { tables: ['track_events'] },
  proof: { tables: ['top_up_credentials'], files: ['paymentProof'] },
  talkFile: { tables: ['thread_files', 'claim_files'], files: ['threadFile', 'claimFile'] },
  import: { tables: ['imports', 'import_rows'], files: ['importSheet'] },
  notice: { tables: ['notices', 'notice_recipients', 'notice_reads'] },
  apiRequest: { tables: ['api_requests'] },
  signIn: { tables: ['sign_ins'] },
  madeFile: {
    tables: ['exports', 'label_sets'],
    files: ['export', 'importErrors', 'importTemplate', 'labelSet'],
  },
  dataExport: { tables: ['data_exports'], files: ['merchantData'] },
  codes: { tables: ['sent_codes', 'outgoing_messages'] },
  jobs: { tables: ['jobs', 'idempotency_keys'] },
  webhooks: { tables: ['webhook_events', 'webhook_deliveries', 'webhook_attempts'] },
  ledger: { tables: ['transfers', 'ledger_entries', 'top_ups', 'exchanges', 'holds'] },
  bills: { tables: ['statements', 'cost_changes', 'claims', 'cod_orders'] },
  orders: { tables: ['order_boxes', 'track_states', 'track_changes', 'print_records'] },
  log: { tables: ['operation_logs'] },
};

/** Files that stay as long as what they belong to does, and why. */
export const filesThatStay: Partial<Record<FilePurpose, string>> = {
  licence: 'says who the merchant is, for as long as it is one',
  avatar: 'its person’s own',
  tenantLogo: 'the tenant’s own',
  advert: 'the tenant’s own',
  paymentCode: 'the tenant’s own',
  manifest: 'a carrier’s list of numbers, part of its bills',
};
