-- Why a job failed is a key with values, so that everyone reads it in their own language.
alter table jobs
  add column fail_key text not null default '',
  add column fail_vars jsonb not null default '{}',
  add column can_cancel boolean not null default true;

-- The kind of message; empty where a person wrote the notice.
alter table notices add column kind text not null default '';
create index notices_written on notices (tenant_id, created_at desc) where kind = '';

-- How a user wants to hear of each kind of message; absent means as the kind itself says.
create table message_settings (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (tenant_id, user_id, kind),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call alpaca.protect_tenant_table('message_settings');
grant select, insert, update, delete on message_settings to alpaca_app;
