// What a migration may not do to a table that is big and in use: rewrite it, read all of it under a
// lock, or make everybody queue behind one. docs/architecture.md says what to do instead.

/** Tables that grow with the work: a lock that reads one through is felt by everybody. */
export const bigTables = [
  'api_request_originals',
  'api_requests',
  'batch_events',
  'bill_lines',
  'bill_shares',
  'box_numbers',
  'box_places',
  'charges',
  'cod_lines',
  'cod_orders',
  'consignees',
  'cost_changes',
  'deleted_records',
  'delivery_marks',
  'files',
  'holds',
  'idempotency_keys',
  'import_rows',
  'job_steps',
  'jobs',
  'label_set_orders',
  'ledger_entries',
  'log_seals',
  'margin_marks',
  'milestone_parcels',
  'milestones',
  'notice_reads',
  'notice_recipients',
  'notices',
  'operation_logs',
  'order_boxes',
  'order_events',
  'order_files',
  'order_margins',
  'order_words',
  'orders',
  'outbox',
  'outgoing_messages',
  'own_bookings',
  'parcel_photos',
  'payable_entries',
  'payable_transfers',
  'print_records',
  'record_changes',
  'returns',
  'scans',
  'sessions',
  'shipment_orders',
  'shipments',
  'sign_ins',
  'skus',
  'stalls',
  'strays',
  'thread_messages',
  'thread_reads',
  'tickets',
  'top_ups',
  'track_events',
  'track_notices',
  'track_quarantine',
  'track_states',
  'track_steps',
  'transfers',
  'trial_rows',
  'webhook_attempts',
  'webhook_deliveries',
  'webhook_events',
  'withholdings',
] as const;

const big = new Set<string>(bigTables);

/** Those before were made when no installation had grown. */
export const heldFrom = 71;

export interface Migration {
  name: string;
  text: string;
}

export interface Finding {
  name: string;
  statement: string;
  reason: string;
}

const plain = (text: string) =>
  text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    // The body of a function runs when it is called, not now; a block runs now.
    .replaceAll(/(\bdo\s+)?(\$\w*\$)([\s\S]*?)\2/gi, (_, now, __, body: string) =>
      now ? `;${body.replaceAll(/\b(begin|then|else|loop)\b/gi, ';')};` : "''",
    )
    .replaceAll(/'(?:[^']|'')*'/g, "''");

/** The statements of a migration in small letters, without comments, texts and bodies. */
export const statementsOf = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

const name = String.raw`(?:only )?(?:if (?:not )?exists )?(?:public\.)?"?(\w+)"?`;
const found = (statement: string, pattern: string) =>
  new RegExp(pattern).exec(statement)?.[1] ?? '';

// Told once for all rows as long as the statement runs.
const stable =
  /^(now|current_timestamp|transaction_timestamp|statement_timestamp|current_setting)$/;
const callsIn = (text: string) =>
  [...text.matchAll(/(\w+)\s*\(/g)].map(([, called]) => called ?? '');

/** The parts of an alter table, cut at commas outside brackets. */
const actionsOf = (text: string): string[] => {
  const actions = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) => action.trim());
};

type Earlier = readonly string[];

/** Whether an earlier migration has seen every row to hold something there. */
const isProved = (column: string, earlier: Earlier) => {
  const check = new RegExp(
    `add constraint (\\w+) check \\(+ ?"?${column}"? is not null ?\\)+ not valid`,
  );
  const names = earlier.flatMap((statement) => check.exec(statement)?.[1] ?? []);
  return names.some((one) => earlier.some((said) => said.includes(`validate constraint ${one}`)));
};

const columnReason = (action: string): string | null => {
  if (!/^add (column )?(?!constraint|primary|unique|check|foreign|exclude)/.test(action))
    return null;
  if (/\b(big|small)?serial\b|generated .* as/.test(action))
    return 'a made column rewrites the table';
  const value = / default (.*)$/.exec(action)?.[1] ?? '';
  if (callsIn(value).some((called) => !stable.test(called)))
    return 'a default that differs by row rewrites the table';
  if (/\b(unique|primary key)\b/.test(action))
    return 'a unique column builds its index under a lock';
  return /\bcheck ?\(/.test(action) ? 'a check reads the whole table under a lock' : null;
};

const actionReason = (action: string, earlier: Earlier): string | null => {
  if (/^alter (column )?"?\w+"? (set data )?type\b/.test(action))
    return 'another type rewrites the table';
  const column = found(action, String.raw`^alter (?:column )?"?(\w+)"? set not null`);
  if (column && !isProved(column, earlier)) return 'not null reads the whole table under a lock';
  if (/^add (constraint \w+ )?(foreign key|check)/.test(action) && !action.endsWith('not valid'))
    return 'a constraint reads the whole table under a lock: add it not valid';
  if (/^add (constraint \w+ )?(primary key|unique)/.test(action) && !action.includes('using index'))
    return 'a unique key builds its index under a lock: build the index first';
  if (/^add (constraint \w+ )?exclude/.test(action))
    return 'an exclusion reads the whole table under a lock';
  if (/^set (tablespace|logged|unlogged|access method)/.test(action))
    return 'it rewrites the table';
  return columnReason(action);
};

const alterReasons = (statement: string, earlier: Earlier): string[] => {
  const pattern = `^alter table ${name} `;
  if (!big.has(found(statement, pattern))) return [];
  const rest = statement.replace(new RegExp(pattern), '');
  if (/^rename\b/.test(rest)) return ['what still runs asks by the former name'];
  return actionsOf(rest).flatMap((action) => actionReason(action, earlier) ?? []);
};

const otherReason = (statement: string): string | null => {
  const indexed = found(statement, String.raw`^create (?:unique )?index .*?\bon (?!only )${name}`);
  if (big.has(indexed) && !/ index concurrently /.test(statement))
    return 'an index is built under a lock: create it concurrently';
  const written = found(statement, `^(?:with .*? )?(?:update|delete from|merge into) ${name}`);
  if (big.has(written)) return 'all rows in one transaction: fill them by a job, piece by piece';
  const rewritten = found(
    statement,
    `^(?:cluster|truncate|vacuum full|lock table|reindex table) (?:table )?${name}`,
  );
  return big.has(rewritten) ? 'it locks the table' : null;
};

const touchesBig = (statement: string) =>
  big.has(found(statement, `^alter table ${name} `)) ||
  big.has(found(statement, `^create (?:or replace )?(?:constraint )?trigger .*? on ${name}`));

const reasonsOf = (statement: string, earlier: Earlier, own: Earlier): string[] => {
  const reasons = alterReasons(statement, earlier);
  const other = otherReason(statement);
  if (other) reasons.push(other);
  const validated = found(statement, String.raw`validate constraint (\w+)`);
  if (validated && own.some((said) => said.includes(`add constraint ${validated} `)))
    reasons.push('validated under the lock it was added with: do it in the next migration');
  const isPatient = own.some((said) => /^set (local )?lock_timeout\b/.test(said));
  if (touchesBig(statement) && !isPatient)
    reasons.push(
      "waits for its lock with everybody behind it: set local lock_timeout = '2s' first",
    );
  return reasons;
};

/** What the migrations from a number on would do to big tables in use; the newest last. */
export const lintMigrations = (migrations: readonly Migration[], from = heldFrom): Finding[] => {
  const earlier: string[] = [];
  const findings: Finding[] = [];
  for (const { name, text } of migrations) {
    const own = statementsOf(text);
    const made = new Set(
      own.map((one) => found(one, `^create table ${'(?:if not exists )?(?:public\\.)?"?(\\w+)'}`)),
    );
    if (Number.parseInt(name, 10) >= from) {
      for (const statement of own) {
        // What it made itself is empty.
        if ([...made].some((table) => table && new RegExp(`\\b${table}\\b`).test(statement)))
          continue;
        for (const reason of reasonsOf(statement, earlier, own))
          findings.push({ name, statement, reason });
      }
    }
    earlier.push(...own);
  }
  return findings;
};
