-- 0 not activated, 1 active, 2 under review, 3 rejected. How a merchant pays: before, or later up to
-- a limit in the main currency; the wallet's floor follows it.
alter table merchants
  add check (activation_status in (0, 1, 2, 3)),
  add terms text not null default 'prepaid' check (terms in ('prepaid', 'credit')),
  add credit_limit_minor bigint not null default 0,
  add credit_days integer not null default 0,
  add terms_version integer not null default 0,
  add check (case terms when 'prepaid' then credit_limit_minor = 0 and credit_days = 0
    else credit_limit_minor >= 0 and credit_days > 0 end);

-- Every change of terms, with its reason. Lines are only ever added.
create table terms_changes (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  terms text not null,
  credit_limit_minor bigint not null,
  credit_days integer not null,
  note text not null,
  changed_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, changed_by) references users
);
create index terms_changes_merchant on terms_changes (tenant_id, merchant_id, created_at desc);
create index terms_changes_user on terms_changes (tenant_id, changed_by);
call alpaca.protect_merchant_table('terms_changes');
grant select, insert on terms_changes to alpaca_app;

-- The first user of a merchant, whom no other may shut out.
alter table users add is_owner boolean not null default false;
alter table users add check (not is_owner or kind = 'merchant');
update users set is_owner = true where kind = 'merchant' and not exists (
  select from users earlier where earlier.tenant_id = users.tenant_id
    and earlier.merchant_id = users.merchant_id
    and (earlier.created_at, earlier.id) < (users.created_at, users.id)
);
create unique index users_owner on users (tenant_id, merchant_id) where is_owner;

-- What a merchant lets one of its users do. It holds only as long as the merchant's owner may too.
create table user_permissions (
  tenant_id uuid not null,
  user_id uuid not null,
  merchant_id uuid not null,
  permission text not null,
  primary key (tenant_id, user_id, permission),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, merchant_id) references merchants
);
create index user_permissions_merchant on user_permissions (tenant_id, merchant_id);
call alpaca.protect_merchant_table('user_permissions');
grant select, insert, delete on user_permissions to alpaca_app;

-- What a merchant hands in to be activated, and what became of it. A request that was reviewed
-- stays as it is; the next try is a new one.
create table activation_requests (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  kind text not null check (kind in ('enterprise', 'personal')),
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected')),
  company_name_zh text not null default '',
  company_name_en text not null default '',
  credit_code text not null default '',
  real_name text not null,
  identity_number text not null,
  contact_name text not null,
  contact_phone text not null,
  address text not null,
  licence_file uuid,
  front_file uuid not null,
  back_file uuid not null,
  submitted_by uuid not null,
  submitted_at timestamptz not null default now(),
  reviewed_by uuid,
  reviewed_at timestamptz,
  reason text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, licence_file) references files,
  foreign key (tenant_id, front_file) references files,
  foreign key (tenant_id, back_file) references files,
  foreign key (tenant_id, submitted_by) references users,
  foreign key (tenant_id, reviewed_by) references users,
  check ((kind = 'enterprise') = (licence_file is not null)),
  check ((kind = 'enterprise') = (company_name_zh <> '' and credit_code <> '')),
  check ((status = 'submitted') = (reviewed_at is null)),
  check ((status = 'rejected') = (reason <> ''))
);
-- At most one waits for its review.
create unique index activation_requests_waiting on activation_requests (tenant_id, merchant_id) where status = 'submitted';
create index activation_requests_merchant on activation_requests (tenant_id, merchant_id, submitted_at desc);
create index activation_requests_status on activation_requests (tenant_id, status, submitted_at);
create index activation_requests_licence on activation_requests (tenant_id, licence_file);
create index activation_requests_front on activation_requests (tenant_id, front_file);
create index activation_requests_back on activation_requests (tenant_id, back_file);
create index activation_requests_submitter on activation_requests (tenant_id, submitted_by);
create index activation_requests_reviewer on activation_requests (tenant_id, reviewed_by);
call alpaca.protect_merchant_table('activation_requests');
grant select, insert, update on activation_requests to alpaca_app;
