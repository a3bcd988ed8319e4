-- Roles come first (ops/postgres/roles.sql): alpaca_migrate owns, alpaca_app works, alpaca_relay and
-- alpaca_sweep each cross tenants for one narrow purpose.

create schema alpaca;
grant usage on schema alpaca, public to alpaca_app, alpaca_relay, alpaca_sweep;

-- The owner migrates and seeds the rows of every tenant; row security is forced on it too, so it
-- needs a policy to do so.
create procedure alpaca.let_owner(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy owner on %s to alpaca_migrate using (true) with check (true)', name);
end $$;

-- The settings are cast to uuid so that an unset or empty one fails instead of matching nothing.
-- They stand in sub-selects so that they are read once a query, not once a row.
create procedure alpaca.protect_tenant_table(name regclass) language plpgsql as $$
begin
  call alpaca.let_owner(name);
  execute format(
    'create policy tenant_rows on %s to alpaca_app
       using (tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid))
       with check (tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid))', name);
end $$;

-- A merchant's session sees its own rows; a tenant-wide one sees all of the tenant's.
create procedure alpaca.protect_merchant_table(name regclass) language plpgsql as $$
declare
  rule constant text := 'tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid)
    and ((select current_setting(''alpaca.scope'')) = ''tenant''
         or merchant_id = (select current_setting(''alpaca.merchant_id'')::uuid))';
begin
  call alpaca.let_owner(name);
  execute format('create policy merchant_rows on %s to alpaca_app using (%s) with check (%s)',
    name, rule, rule);
end $$;

-- Lets the sweeper remove what has expired, in every tenant.
create procedure alpaca.let_sweep(name regclass) language plpgsql as $$
begin
  execute format('create policy sweep on %s to alpaca_sweep using (true) with check (false)', name);
  execute format('grant select, delete on %s to alpaca_sweep', name);
end $$;

-- Which tenant answers at a host, and in which cell it lives. Read before the tenant is known.
create schema directory;
grant usage on schema directory to alpaca_app;
create table directory.tenant_hosts (
  host text primary key check (host = lower(host)),
  tenant_id uuid not null,
  cell text not null
);
grant select on directory.tenant_hosts to alpaca_app;

create table tenants (
  tenant_id uuid primary key,
  code text not null unique,
  name_zh text not null,
  name_en text not null,
  zone text not null default 'Asia/Shanghai',
  logo_url text not null default '',
  help_url text not null default '',
  chat_url text not null default '',
  created_at timestamptz not null default now()
);
call alpaca.protect_tenant_table('tenants');
grant select on tenants to alpaca_app;

create table merchants (
  tenant_id uuid not null references tenants,
  merchant_id uuid not null,
  code text not null,
  name_zh text not null,
  name_en text not null default '',
  activation_status smallint not null default 0, -- 1 = active
  created_at timestamptz not null default now(),
  primary key (tenant_id, merchant_id),
  unique (tenant_id, code)
);
call alpaca.protect_merchant_table('merchants');
grant select, insert, update on merchants to alpaca_app;

create table merchant_numbers (
  tenant_id uuid primary key references tenants,
  last_number bigint not null
);
call alpaca.protect_tenant_table('merchant_numbers');
grant select, insert, update on merchant_numbers to alpaca_app;

create table users (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  kind text not null check (kind in ('merchant', 'operator', 'administrator')),
  username text not null,
  username_key text generated always as (lower(username)) stored,
  password_hash text not null,
  realname text not null,
  nick_name text not null default '',
  phone text,
  email text,
  avatar_url text not null default '',
  language text not null default 'zh_CN' check (language in ('zh_CN', 'en_US')),
  is_it boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  unique (tenant_id, username_key),
  check ((kind = 'merchant') = (merchant_id is not null))
);
create unique index users_phone on users (tenant_id, phone) where phone is not null;
create unique index users_email on users (tenant_id, lower(email)) where email is not null;
create index users_merchant on users (tenant_id, merchant_id);
call alpaca.protect_merchant_table('users');
grant select, insert, update on users to alpaca_app;

create table roles (
  tenant_id uuid not null references tenants,
  id uuid not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  kind text not null check (kind in ('merchant', 'operator', 'administrator')),
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
call alpaca.protect_tenant_table('roles');
grant select, insert, update, delete on roles to alpaca_app;

create table role_permissions (
  tenant_id uuid not null,
  role_id uuid not null,
  permission text not null,
  primary key (tenant_id, role_id, permission),
  foreign key (tenant_id, role_id) references roles on delete cascade
);
call alpaca.protect_tenant_table('role_permissions');
grant select, insert, delete on role_permissions to alpaca_app;

create table user_roles (
  tenant_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, user_id, role_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, role_id) references roles on delete cascade
);
call alpaca.protect_tenant_table('user_roles');
grant select, insert, delete on user_roles to alpaca_app;

create table menus (
  tenant_id uuid not null references tenants,
  id uuid not null,
  parent_id uuid,
  type text not null check (type in ('group', 'page', 'button')),
  key text not null,
  name_zh text not null,
  name_en text not null,
  name_third text not null default '',
  path text not null default '',
  component text not null default '',
  redirect text not null default '',
  url text not null default '',
  permission text not null default '',
  icon text not null default '',
  kinds text[] not null,
  hidden boolean not null default false,
  keep_alive boolean not null default false,
  always_show boolean not null default false,
  is_route boolean not null default true,
  is_external boolean not null default false,
  it_only boolean not null default false,
  sort integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references menus on delete cascade,
  unique (tenant_id, key)
);
-- A button's or page's permission identifier is unique within a tenant.
create unique index menus_permission on menus (tenant_id, permission) where permission <> '';
call alpaca.protect_tenant_table('menus');
grant select, insert, update, delete on menus to alpaca_app;

create table dict_items (
  tenant_id uuid not null references tenants,
  code text not null check (code ~ '^[A-Za-z0-9_]+$'),
  value text not null,
  text_zh text not null,
  text_en text not null,
  sort integer not null default 0,
  disabled boolean not null default false,
  primary key (tenant_id, code, value)
);
call alpaca.protect_tenant_table('dict_items');
grant select, insert, update, delete on dict_items to alpaca_app;

create table sessions (
  tenant_id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index sessions_user on sessions (tenant_id, user_id);
create index sessions_expiry on sessions (expires_at);
call alpaca.protect_tenant_table('sessions');
call alpaca.let_sweep('sessions');
grant select, insert, delete on sessions to alpaca_app;

-- One-minute passes: a file's download, a socket's opening, a sign-in carried from elsewhere.
create table tickets (
  tenant_id uuid not null,
  ticket_hash bytea not null,
  purpose text not null check (purpose in ('file', 'socket', 'login')),
  user_id uuid not null,
  subject text not null default '',
  expires_at timestamptz not null,
  primary key (tenant_id, ticket_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index tickets_expiry on tickets (expires_at);
call alpaca.protect_tenant_table('tickets');
call alpaca.let_sweep('tickets');
grant select, insert, delete on tickets to alpaca_app;

create table captchas (
  tenant_id uuid not null references tenants,
  id uuid not null,
  answer text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index captchas_expiry on captchas (expires_at);
call alpaca.protect_tenant_table('captchas');
call alpaca.let_sweep('captchas');
grant select, insert, delete on captchas to alpaca_app;

-- Codes sent by SMS or e-mail. A code is good once, for one purpose, for a few tries.
create table sent_codes (
  tenant_id uuid not null references tenants,
  id uuid not null,
  account text not null,
  purpose text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index sent_codes_account on sent_codes (tenant_id, account, created_at);
create index sent_codes_expiry on sent_codes (expires_at);
call alpaca.protect_tenant_table('sent_codes');
call alpaca.let_sweep('sent_codes');
grant select, insert, update, delete on sent_codes to alpaca_app;

create table outgoing_messages (
  tenant_id uuid not null references tenants,
  id uuid not null,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  template text not null default '',
  params jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  provider_id text not null default '',
  failure text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (tenant_id, id)
);
create index outgoing_messages_created on outgoing_messages (created_at);
call alpaca.protect_tenant_table('outgoing_messages');
call alpaca.let_sweep('outgoing_messages');
grant select, insert, update on outgoing_messages to alpaca_app;

-- The first answer to each Idempotency-Key, written in the transaction of the change itself.
create table idempotency_keys (
  tenant_id uuid not null references tenants,
  scope text not null,
  call text not null,
  key text not null,
  body_hash bytea not null,
  answer text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, scope, call, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
call alpaca.protect_tenant_table('idempotency_keys');
call alpaca.let_sweep('idempotency_keys');
grant select, insert on idempotency_keys to alpaca_app;

-- Who changed what. Lines are only ever added.
create table operation_logs (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid,
  user_id uuid,
  operator text not null,
  call text not null,
  menu text not null,
  type text not null,
  params jsonb not null default '{}',
  cost_ms integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index operation_logs_created on operation_logs (tenant_id, created_at desc);
call alpaca.protect_merchant_table('operation_logs');
grant select, insert on operation_logs to alpaca_app;

-- What has happened and open pages should hear of. Only the relay reads it, and takes what it reads.
create table outbox (
  tenant_id uuid not null,
  id uuid not null,
  message jsonb not null,
  primary key (tenant_id, id)
);
call alpaca.protect_tenant_table('outbox');
create policy relay on outbox to alpaca_relay using (true) with check (false);
grant insert on outbox to alpaca_app;
-- UPDATE is what FOR UPDATE SKIP LOCKED asks for; the policy lets no row be written.
grant select, update, delete on outbox to alpaca_relay;

-- Steps of background jobs that are done, so that a job run again does none of them twice.
create table job_steps (
  tenant_id uuid not null references tenants,
  job_id uuid not null,
  step text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, job_id, step)
);
create index job_steps_created on job_steps (created_at);
call alpaca.protect_tenant_table('job_steps');
call alpaca.let_sweep('job_steps');
grant select, insert on job_steps to alpaca_app;

create table files (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  user_id uuid not null,
  purpose text not null,
  name text not null,
  content_type text not null,
  bytes integer not null,
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, user_id) references users
);
create index files_merchant on files (tenant_id, merchant_id);
call alpaca.protect_merchant_table('files');
grant select, insert on files to alpaca_app;

create table preferences (
  tenant_id uuid not null,
  user_id uuid not null,
  code text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, code),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call alpaca.protect_tenant_table('preferences');
grant select, insert, update, delete on preferences to alpaca_app;

-- Counts tries by account and by address; keys begin with the tenant. Its shape is the limiter's.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire double precision -- milliseconds; the limiter counts with it as a plain number
);
create index rate_limits_expiry on rate_limits (expire);
grant select, insert, update, delete on rate_limits to alpaca_app;
grant select, delete on rate_limits to alpaca_sweep;
