-- How often a credit merchant gets a statement, and up to which day it has them. What it owed before the first stands
-- in the first.
create table statement_cycles (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  cycle text not null default 'monthly' check (cycle in ('weekly', 'halfMonthly', 'monthly')),
  issued_until date not null,
  revision integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, merchant_id),
  foreign key (tenant_id, merchant_id) references merchants
);
call alpaca.protect_merchant_table('statement_cycles');
grant select, insert, update (cycle, issued_until, revision) on statement_cycles to alpaca_app;

-- A statement moves no money: it says what the ledger had when its period ended. All that ever came in pays all that
-- was ever charged, the oldest first, so a statement is a stretch of the charges: from where the one before ended to
-- where its period ended. What of it is paid follows from how much has come in by now.
create table statements (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  no text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cycle text not null check (cycle in ('weekly', 'halfMonthly', 'monthly')),
  from_day date not null,
  to_day date not null,
  -- Sums since the merchant's first day: charged where the statement before ended, and where this one ends; what had
  -- come in by then.
  charged_before_minor bigint not null,
  charged_until_minor bigint not null,
  credited_until_minor bigint not null,
  -- What the merchant had when the period began, and the period by kind.
  opening_minor bigint not null,
  lines jsonb not null,
  due_on date not null,
  issued_at timestamptz not null default now(),
  state text not null default 'issued' check (state in ('issued', 'queried', 'answered', 'confirmed')),
  revision integer not null default 1,
  -- When silence confirms it.
  silent_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by uuid,
  -- When it was found to be paid: from then on nobody adds up. What has come in stays, so what is paid stays paid.
  settled_at timestamptz,
  due_told_at timestamptz,
  overdue_told_at timestamptz,
  -- When those who look after receivables were told that it is overdue.
  staff_told_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  unique (tenant_id, merchant_id, currency, to_day),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, confirmed_by) references users,
  check (from_day <= to_day),
  check (charged_before_minor <= charged_until_minor),
  check ((confirmed_at is not null) = (state = 'confirmed')),
  check ((silent_at is not null) = (state in ('issued', 'answered')))
);
-- Placing an order asks for the oldest that is not paid.
create index statements_unpaid on statements (tenant_id, merchant_id, due_on) where settled_at is null;
create index statements_silent on statements (tenant_id, silent_at) where silent_at is not null;
create index statements_queried on statements (tenant_id) where state = 'queried';
create index statements_confirmed_by on statements (tenant_id, confirmed_by);
call alpaca.protect_merchant_table('statements');
-- What it says of money is written once.
grant select, insert, update (state, revision, silent_at, confirmed_at, confirmed_by, settled_at, due_told_at,
  overdue_told_at, staff_told_at) on statements to alpaca_app;

-- What has come in and what was charged, by merchant and currency.
create view ledger_totals with (security_invoker = true) as
  select tenant_id, merchant_id, currency, sum(in_minor)::bigint as credited_minor, sum(out_minor)::bigint as charged_minor
  from ledger_days group by tenant_id, merchant_id, currency;
grant select on ledger_totals to alpaca_app;

-- What of each statement was to be paid when its period ended, and what is left of it now.
create view statement_sums with (security_invoker = true) as
  select s.tenant_id, s.id,
    greatest(s.charged_until_minor - s.credited_until_minor, 0)
      - greatest(s.charged_before_minor - s.credited_until_minor, 0) as due_minor,
    case when s.settled_at is not null then 0
      else greatest(s.charged_until_minor - t.credited_minor, 0)
        - greatest(s.charged_before_minor - t.credited_minor, 0) end as unpaid_minor
  from statements s
  left join lateral (
    select coalesce(sum(d.in_minor), 0)::bigint as credited_minor from ledger_days d
    where s.settled_at is null
      and d.tenant_id = s.tenant_id and d.merchant_id = s.merchant_id and d.currency = s.currency
  ) t on true;
grant select on statement_sums to alpaca_app;

-- What credit merchants owe: what statements leave unpaid, and what no statement has yet.
create view receivables with (security_invoker = true) as
  select t.tenant_id, t.merchant_id, t.currency,
    greatest(t.charged_minor - t.credited_minor, 0) as owed_minor,
    greatest(t.charged_minor - t.credited_minor, 0)
      - greatest(coalesce(l.charged_until_minor, 0) - t.credited_minor, 0) as unbilled_minor
  from statement_cycles c
  join ledger_totals t on t.tenant_id = c.tenant_id and t.merchant_id = c.merchant_id
  left join lateral (
    select max(s.charged_until_minor) as charged_until_minor from statements s
    where s.tenant_id = t.tenant_id and s.merchant_id = t.merchant_id and s.currency = t.currency
  ) l on true;
grant select on receivables to alpaca_app;

-- What must never be found.
create view receivable_faults with (security_invoker = true) as
  select s.tenant_id, 'statement says otherwise than the ledger' as fault, s.no as what
  from statements s
  cross join lateral (
    select coalesce(sum(d.out_minor), 0) as charged, coalesce(sum(d.in_minor), 0) as credited,
      coalesce(sum(d.in_minor - d.out_minor) filter (where d.day < s.from_day), 0) as opening
    from ledger_days d
    where d.tenant_id = s.tenant_id and d.merchant_id = s.merchant_id and d.currency = s.currency and d.day <= s.to_day
  ) l
  where (s.charged_until_minor, s.credited_until_minor, s.opening_minor) <> (l.charged, l.credited, l.opening)
  union all
  select tenant_id, 'statements leave a gap', no from (
    select s.tenant_id, s.no, s.charged_before_minor, coalesce(lag(s.charged_until_minor) over own, 0) as before
    from statements s window own as (partition by s.tenant_id, s.merchant_id, s.currency order by s.to_day)
  ) chained where charged_before_minor <> before
  union all
  select s.tenant_id, 'statement is settled and not paid', s.no
  from statements s join ledger_totals t
    on t.tenant_id = s.tenant_id and t.merchant_id = s.merchant_id and t.currency = s.currency
  where s.settled_at is not null and s.charged_until_minor > t.credited_minor
  union all
  select r.tenant_id, 'what is unpaid is not what is owed', concat_ws(' ', r.merchant_id, r.currency)
  from receivables r
  cross join lateral (
    select coalesce(sum(u.unpaid_minor), 0) as unpaid from statements s
    join statement_sums u on u.tenant_id = s.tenant_id and u.id = s.id
    where s.tenant_id = r.tenant_id and s.merchant_id = r.merchant_id and s.currency = r.currency
  ) u
  cross join lateral (
    select greatest(-sum(a.balance_minor), 0) as owed from accounts a
    where a.tenant_id = r.tenant_id and a.merchant_id = r.merchant_id and a.currency = r.currency
  ) a
  where u.unpaid + r.unbilled_minor <> a.owed;
grant select on receivable_faults to alpaca_app;
