-- Announcements to many and messages to few, in both languages.
create table notices (
  tenant_id uuid not null references tenants,
  id uuid not null,
  category text not null check (category in ('announcement', 'message')),
  title_zh text not null,
  title_en text not null,
  -- Sanitised HTML.
  content_zh text not null,
  content_en text not null,
  sender text not null,
  priority text not null default 'L' check (priority in ('L', 'M', 'H')),
  open_type text not null default 'detail' check (open_type in ('component', 'detail')),
  open_page text not null default '',
  bus_id text not null default '',
  to_all boolean not null,
  status text not null default 'unpublished' check (status in ('unpublished', 'published', 'withdrawn')),
  starts_at timestamptz,
  ends_at timestamptz,
  sent_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check (starts_at < ends_at),
  check ((status = 'unpublished') = (sent_at is null))
);
create index notices_to_all on notices (tenant_id, category, sent_at desc) where to_all and status = 'published';
call alpaca.protect_tenant_table('notices');
grant select, insert, update, delete on notices to alpaca_app;

create table notice_recipients (
  tenant_id uuid not null,
  user_id uuid not null,
  notice_id uuid not null,
  primary key (tenant_id, user_id, notice_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, notice_id) references notices on delete cascade
);
create index notice_recipients_notice on notice_recipients (tenant_id, notice_id);
call alpaca.protect_tenant_table('notice_recipients');
grant select, insert, delete on notice_recipients to alpaca_app;

create table notice_reads (
  tenant_id uuid not null,
  user_id uuid not null,
  notice_id uuid not null,
  read_at timestamptz not null default now(),
  primary key (tenant_id, user_id, notice_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, notice_id) references notices on delete cascade
);
create index notice_reads_notice on notice_reads (tenant_id, notice_id);
call alpaca.protect_tenant_table('notice_reads');
grant select, insert, delete on notice_reads to alpaca_app;

-- Background work as people follow it; how it is done is the queue's matter.
create table jobs (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  user_id uuid not null,
  name_zh text not null,
  name_en text not null,
  status smallint not null default 1 check (status in (1, 2, 3)),
  opt_type smallint not null default 1 check (opt_type in (1, 2, 3)),
  success_data text not null default '',
  fail_reason text not null default '',
  done integer not null default 0,
  failed integer not null default 0,
  total integer not null default 0,
  begun_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, user_id) references users,
  check ((status = 1) = (ended_at is null))
);
create index jobs_user on jobs (tenant_id, user_id, begun_at desc);
create index jobs_merchant on jobs (tenant_id, merchant_id);
create index jobs_begun on jobs (begun_at);
call alpaca.protect_merchant_table('jobs');
call alpaca.let_sweep('jobs');
grant select, insert, update on jobs to alpaca_app;

create table adverts (
  tenant_id uuid not null references tenants,
  id uuid not null,
  title_zh text not null,
  title_en text not null,
  text_zh text not null default '',
  text_en text not null default '',
  image_url text not null,
  link_url text not null default '',
  sort integer not null default 0,
  is_shown boolean not null default true,
  primary key (tenant_id, id)
);
call alpaca.protect_tenant_table('adverts');
grant select, insert, update, delete on adverts to alpaca_app;
