-- What is known of a session besides whose it is. Sessions from before were confirmed long ago.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column user_agent text not null default '',
  add column address text not null default '',
  -- When it last asked for anything, by itself or by a person.
  add column seen_at timestamptz not null default now(),
  -- When a person last did something; staff's sessions lock some time after it.
  add column active_at timestamptz not null default now(),
  -- When its person last proved who they are, by signing in or when asked again.
  add column confirmed_at timestamptz not null default 'epoch',
  -- When its person gave a second factor; null for a password alone.
  add column second_factor_at timestamptz;
alter table sessions alter column confirmed_at set default now();
create unique index sessions_id on sessions (tenant_id, id);
grant update (seen_at, active_at, confirmed_at, second_factor_at) on sessions to alpaca_app;

-- A pass dies with the session that asked for it. Those under way are good for a minute at most.
truncate tickets;
alter table tickets
  add column session_hash bytea not null,
  add foreign key (tenant_id, session_hash) references sessions (tenant_id, token_hash) on delete cascade;
create index tickets_session on tickets (tenant_id, session_hash);

-- Whoever has such a role signs in with a second factor, or sets one up first.
alter table roles add column two_factor boolean not null default false;

-- A right password that waits for its second factor.
create table sign_in_steps (
  tenant_id uuid not null,
  ticket_hash bytea not null,
  user_id uuid not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (tenant_id, ticket_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index sign_in_steps_user on sign_in_steps (tenant_id, user_id);
create index sign_in_steps_expiry on sign_in_steps (expires_at);
call alpaca.protect_tenant_table('sign_in_steps');
call alpaca.let_sweep('sign_in_steps');
grant select, insert, delete on sign_in_steps to alpaca_app;
grant update (tries) on sign_in_steps to alpaca_app;

-- An authenticator app's secret, sealed with the application's key.
create table totp_secrets (
  tenant_id uuid not null,
  user_id uuid not null,
  sealed bytea,
  -- Until a first code proved that the app has it, a new one opens nothing and the old one stays.
  next_sealed bytea,
  -- The step of the last code that was taken: no code of it or before is taken again.
  last_step bigint not null default 0,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call alpaca.protect_tenant_table('totp_secrets');
grant select, insert, delete on totp_secrets to alpaca_app;
grant update (sealed, next_sealed, last_step) on totp_secrets to alpaca_app;

create table passkeys (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index passkeys_user on passkeys (tenant_id, user_id);
call alpaca.protect_tenant_table('passkeys');
grant select, insert, delete on passkeys to alpaca_app;
grant update (counter, used_at) on passkeys to alpaca_app;

-- What a passkey is asked to sign, once and for one purpose; without a user while nobody is known.
create table passkey_challenges (
  tenant_id uuid not null references tenants,
  challenge text not null,
  purpose text not null check (purpose in ('signIn', 'confirm', 'add')),
  user_id uuid,
  expires_at timestamptz not null,
  primary key (tenant_id, challenge),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index passkey_challenges_user on passkey_challenges (tenant_id, user_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
call alpaca.protect_tenant_table('passkey_challenges');
call alpaca.let_sweep('passkey_challenges');
grant select, insert, delete on passkey_challenges to alpaca_app;

-- For whoever lost phone and passkey; each is good once.
create table recovery_codes (
  tenant_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call alpaca.protect_tenant_table('recovery_codes');
grant select, insert, delete on recovery_codes to alpaca_app;
