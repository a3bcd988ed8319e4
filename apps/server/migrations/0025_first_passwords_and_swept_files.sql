-- An administrator whom nobody seeded chooses a password by a link: good once, for a day. The owner
-- makes it (`npm run admin:first`); the application can only use it up.
create table first_passwords (
  tenant_id uuid not null,
  user_id uuid not null,
  link_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call alpaca.protect_tenant_table('first_passwords');
grant select, update (used_at) on first_passwords to alpaca_app;

-- Files that nothing refers to are removed when they are old; what refers to one by key keeps it.
grant delete on files to alpaca_app;
create index files_created on files (tenant_id, created_at);
