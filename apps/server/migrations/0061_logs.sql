-- What a line is about, so that it is found by it even when that is gone: ids, numbers, codes and names, in
-- lower case. And what it changed, field by field, with people masked: the line keeps it for good.
alter table operation_logs
  add about text[] not null default '{}',
  add changes jsonb;
update operation_logs l set about = array(
  select distinct lower(part)
  from jsonb_each_text(l.params) p (key, value), string_to_table(p.value, case p.key when 'nos' then ', ' else chr(1) end) part
  where p.key in ('no', 'nos', 'code', 'number', 'sku', 'username', 'merchant', 'name', 'prefix', 'title')
    and part <> '');

drop index operation_logs_created;
create index operation_logs_listed on operation_logs (tenant_id, created_at desc, id desc);
create index operation_logs_user on operation_logs (tenant_id, user_id, created_at desc, id desc);
create index operation_logs_operator on operation_logs (tenant_id, operator, created_at desc, id desc);
create index operation_logs_menu on operation_logs (tenant_id, menu, created_at desc, id desc);
create index operation_logs_type on operation_logs (tenant_id, type, created_at desc, id desc);
create index operation_logs_merchant on operation_logs (tenant_id, merchant_id, created_at desc, id desc);
create index operation_logs_about on operation_logs using gin (about);

-- The latest lines about something, and where it is a merchant's code, those of its people. Row security would keep the index from being used for arrays.
create function alpaca.logs_about(wanted text, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from (
    (select l.id, l.created_at from operation_logs l
      where l.tenant_id = current_setting('alpaca.tenant_id')::uuid
        and current_setting('alpaca.scope') = 'tenant' and l.about @> array[wanted]
      order by l.created_at desc, l.id desc limit most)
    union
    (select l.id, l.created_at from merchants m
      join operation_logs l on l.tenant_id = m.tenant_id and l.merchant_id = m.merchant_id
      where m.tenant_id = current_setting('alpaca.tenant_id')::uuid
        and current_setting('alpaca.scope') = 'tenant' and m.code = upper(wanted)
      order by l.created_at desc, l.id desc limit most)
  ) l
  order by created_at desc, id desc limit most
$$;
revoke execute on function alpaca.logs_about from public;
grant execute on function alpaca.logs_about to alpaca_app;

-- Each line's place in the chain of its day (UTC): its hash is of its own bytes and of the hash before it.
create table log_days (
  tenant_id uuid not null references tenants,
  day date not null,
  count bigint not null default 0,
  last_hash bytea not null,
  -- The root is kept outside the database; nothing joins this day any more.
  closed_at timestamptz,
  primary key (tenant_id, day)
);
call alpaca.protect_tenant_table('log_days');
grant select, insert on log_days to alpaca_app;
grant update (count, last_hash, closed_at) on log_days to alpaca_app;

-- Nothing refers to the lines: that one is gone must be found, not refused.
create table log_seals (
  tenant_id uuid not null,
  log_id uuid not null,
  day date not null,
  seq bigint not null,
  hash bytea not null,
  primary key (tenant_id, log_id),
  unique (tenant_id, day, seq),
  foreign key (tenant_id, day) references log_days
);
call alpaca.protect_tenant_table('log_seals');
grant select, insert on log_seals to alpaca_app;

-- How far a tenant's log is sealed, and what the last check of all of it found.
create table log_checks (
  tenant_id uuid primary key references tenants,
  sealed_until timestamptz,
  checked_at timestamptz,
  faults integer not null default 0 check (faults >= 0),
  -- The first few, for whoever looks.
  found jsonb not null default '[]'
);
call alpaca.protect_tenant_table('log_checks');
grant select, insert on log_checks to alpaca_app;
grant update (sealed_until, checked_at, faults, found) on log_checks to alpaca_app;

-- Of every tenant of the cell, for whoever watches all of them: how many and when, and nothing else.
create function alpaca.told_log_checks() returns table
  (tenant text, faults integer, checked_at timestamptz, sealed_until timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.code, c.faults, c.checked_at, c.sealed_until from log_checks c join tenants t using (tenant_id)
$$;
revoke execute on function alpaca.told_log_checks from public;
grant execute on function alpaca.told_log_checks to alpaca_app;

-- Who signed in or tried to, from where, and what came of it. Lines are only ever added, and go by age. They
-- refer to nobody: a history must not hold up what it tells of.
create table sign_ins (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid,
  -- Null where no such account was found; what was typed then is not kept.
  user_id uuid,
  username text not null default '',
  realname text not null default '',
  at timestamptz not null default now(),
  way text not null check (way in ('password', 'phone', 'link', 'secondFactor', 'passkey', 'badge')),
  outcome text not null check (outcome in
    ('in', 'password', 'code', 'secondFactor', 'passkey', 'captcha', 'locked', 'disabled', 'badge', 'notHere', 'link')),
  -- Alike within a minute are one line.
  times integer not null default 1 check (times > 0),
  address text not null,
  device text not null,
  primary key (tenant_id, id)
);
create index sign_ins_listed on sign_ins (tenant_id, at desc, id desc);
create index sign_ins_user on sign_ins (tenant_id, user_id, at desc, id desc);
create index sign_ins_merchant on sign_ins (tenant_id, merchant_id, at desc, id desc);
create index sign_ins_outcome on sign_ins (tenant_id, outcome, at desc, id desc);
call alpaca.protect_merchant_table('sign_ins');
grant select, insert on sign_ins to alpaca_app;

-- What is older than a tenant keeps its sign-ins; who decided nothing keeps them as long as the contract says.
create function alpaca.drop_sign_ins(usual integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sign_ins s using tenants t
    left join tenant_settings v on v.tenant_id = t.tenant_id and v.code = 'signInDays'
  where s.tenant_id = t.tenant_id and s.at < now() - make_interval(days => coalesce(v.value, usual)::integer)
$$;
revoke execute on function alpaca.drop_sign_ins from public;
grant execute on function alpaca.drop_sign_ins to alpaca_sweep;
