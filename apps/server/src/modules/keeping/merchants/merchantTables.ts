/**
 * Every table that knows a merchant, and what becomes of its rows there: what goes with the merchant's
 * export, and what an erasure does. A test finds a table that is not named.
 */
export interface MerchantTable {
  area: string;
  /** Rows go; rows lose what they say of people; or rows stay, and why. */
  erasure: 'erased' | 'redacted' | { kept: string };
  /** In the export; or not, and why. */
  exported: 'whole' | { without: readonly string[] } | { leftOut: string };
  /** Also as a sheet that people open. */
  isSheet?: true;
}

const money = { kept: 'the ledger: who owed what to whom, as accounting law asks for' };
const bills = { kept: 'bills, statements and what was argued about them' };
const counts = { kept: 'a number by day: it says nothing of a person' };
const parcel = { kept: 'numbers, weights and times of a parcel, without a name' };
const house = { kept: 'the tenant’s own reckoning' };

const whole = 'whole' as const;
const search = { without: ['search', 'grams', 'fingerprint', 'phone_index'] };
const passing = { leftOut: 'passing work of the machine' };
const counted = { leftOut: 'added up from rows that are in it' };
const ours = { leftOut: 'the tenant’s own reckoning, which a merchant doesn’t see' };

const table = (
  area: string,
  erasure: MerchantTable['erasure'],
  exported: MerchantTable['exported'] = whole,
): MerchantTable => ({ area, erasure, exported });
const sheet = (...of: Parameters<typeof table>): MerchantTable => ({
  ...table(...of),
  isSheet: true,
});

export const merchantTables: Readonly<Record<string, MerchantTable>> = {
  // The merchant and its people.
  merchants: table('account', {
    kept: 'the company’s name and number: bills say whom they were for',
  }),
  merchant_cards: table('account', 'redacted'),
  activation_requests: table('account', 'erased'),
  users: table('account', 'redacted', { without: ['password_hash'] }),
  user_permissions: table('account', 'erased'),
  sign_ins: table('account', 'erased'),
  first_steps: table('account', 'erased'),
  jobs: table('account', 'erased'),
  exports: table('account', 'erased'),
  data_exports: table('account', 'erased'),
  files: table('account', 'erased'),
  deleted_records: table('account', 'erased'),
  record_changes: table('account', 'erased'),
  operation_logs: table('account', {
    kept: 'a sealed chain that nobody can alter; what was personal is masked when it is written',
  }),
  erasures: table('account', { kept: 'that it was asked for, decided and done, and by whom' }),
  approvals: table('account', { kept: 'two people’s word about money' }, ours),

  // What orders are made of.
  consignees: sheet('addresses', 'erased', search),
  shippers: sheet('addresses', 'erased', search),
  delivery_addresses: sheet('addresses', 'erased', { without: ['search', 'phone_index'] }),
  skus: sheet('goods', 'erased'),
  tax_numbers: sheet('goods', 'erased'),
  imports: table('imports', 'erased'),
  import_rows: table('imports', 'erased'),
  trials: table('trials', 'erased'),
  trial_rows: table('trials', 'erased'),

  // Orders and their parcels.
  orders: sheet('orders', 'redacted'),
  order_boxes: sheet('orders', parcel),
  order_events: table('orders', 'redacted'),
  order_words: table('orders', 'redacted', { leftOut: 'words to search by, made from orders' }),
  order_files: table('orders', 'erased'),
  order_counts: table('orders', counts, counted),
  order_count_changes: table('orders', counts, passing),
  order_day_counts: table('orders', counts, counted),
  failure_changes: table('orders', counts, passing),
  failure_days: table('orders', counts, counted),
  order_margins: table('orders', house, ours),
  label_sets: table('labels', 'erased'),
  label_set_orders: table('labels', 'erased'),
  print_records: table('labels', parcel),
  box_numbers: table('labels', parcel),
  box_places: table('parcels', parcel, ours),
  shipments: sheet('parcels', 'redacted'),
  shipment_orders: table('parcels', parcel),
  arrivals: table('parcels', 'redacted'),
  strays: table('parcels', parcel),
  withholdings: table('parcels', parcel),
  returns: table('parcels', 'redacted'),
  parcel_photos: table('parcels', 'erased'),
  milestone_parcels: table('parcels', parcel, ours),
  track_events: table('tracking', 'erased'),
  track_states: table('tracking', 'redacted'),
  track_changes: table('tracking', parcel),
  track_quarantine: table('tracking', 'erased', passing),
  track_anew: table('tracking', 'erased', passing),
  track_steps: table('tracking', 'erased', passing),
  track_notices: table('tracking', 'erased', passing),
  track_counts: table('tracking', counts, counted),
  track_count_changes: table('tracking', counts, passing),
  stalls: table('tracking', parcel),
  delivery_days: table('tracking', counts, counted),

  // Money.
  accounts: table('money', money),
  transfers: sheet('money', money),
  ledger_entries: sheet('money', money),
  ledger_days: table('money', money, counted),
  holds: table('money', money),
  charges: table('money', money),
  exchanges: table('money', money),
  top_ups: sheet('money', 'redacted'),
  top_up_credentials: table('money', 'erased'),
  balance_alerts: table('money', 'erased'),
  cost_days: table('money', counts, counted),
  statements: sheet('bills', bills),
  statement_cycles: table('bills', bills),
  cost_changes: sheet('bills', bills),
  cost_change_steps: table('bills', bills),
  claims: sheet('bills', bills),
  claim_steps: table('bills', bills),
  claim_files: table('bills', 'erased'),
  cod_orders: sheet('bills', bills),
  bill_shares: table('bills', house, ours),
  price_sheets: table('bills', house, ours),
  cost_tolerances: table('bills', house, ours),

  // Talks.
  threads: table('talks', 'erased'),
  thread_messages: table('talks', 'erased'),
  thread_files: table('talks', 'erased'),
  thread_orders: table('talks', 'erased'),
  thread_reads: table('talks', 'erased'),
  service_talks: table('talks', 'erased'),

  // Other systems.
  api_keys: table('api', 'erased', { without: ['key_hash'] }),
  api_requests: table('api', 'erased'),
  api_request_originals: table('api', 'erased', {
    leftOut: 'sealed, a day old at most, and for another try only',
  }),
  webhook_endpoints: table('api', 'erased', { without: ['secret', 'former_secret'] }),
  webhook_events: table('api', 'erased'),
  webhook_deliveries: table('api', 'erased'),
  webhook_attempts: table('api', 'erased'),
  webhook_numbers: table('api', 'erased', passing),
};

/** Tables that know a merchant’s people by their ids alone: all of it goes. */
export const tablesOfPeople: Readonly<Record<string, 'erased' | { kept: string }>> = {
  sessions: 'erased',
  passkeys: 'erased',
  passkey_challenges: 'erased',
  totp_secrets: 'erased',
  recovery_codes: 'erased',
  preferences: 'erased',
  message_settings: 'erased',
  notice_reads: 'erased',
  notice_recipients: 'erased',
  import_mappings: 'erased',
  user_roles: 'erased',
  first_passwords: 'erased',
  sign_in_steps: 'erased',
  tickets: 'erased',
  last_sign_ins: 'erased',
};
