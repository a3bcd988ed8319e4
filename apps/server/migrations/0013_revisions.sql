-- What people edit carries a revision: a save says which one it began from.
alter table shippers add revision integer not null default 1;
alter table consignees add revision integer not null default 1;
alter table delivery_addresses add revision integer not null default 1;
grant update (revision) on delivery_addresses to alpaca_app;
alter table skus add revision integer not null default 1;
alter table tax_numbers add revision integer not null default 1;
alter table users add revision integer not null default 1;
alter table notices add revision integer not null default 1;
alter table channels add revision integer not null default 1;
alter table products add revision integer not null default 1;
alter table orders add revision integer not null default 1;
alter table merchants add revision integer not null default 1;
alter table price_versions add revision integer not null default 1;
grant update (revision) on price_versions to alpaca_app;

-- One that was turned off is kept, so that whoever still sees it learns of that.
alter table balance_alerts
  add id uuid not null default gen_random_uuid(),
  add revision integer not null default 1,
  alter threshold_minor drop not null;

-- Who changed what, and why where that is asked. Lines are only ever added, and go with their record.
create table record_changes (
  tenant_id uuid not null references tenants,
  kind text not null,
  record_id uuid not null,
  -- The one that the change made.
  revision integer not null,
  -- Whose record it is; null: the tenant's own.
  merchant_id uuid,
  user_id uuid,
  by_name text not null,
  at timestamptz not null default now(),
  reason text,
  -- [{ field, item?, from, to }]; never a secret.
  changes jsonb not null,
  -- Changes beyond those kept: a sheet of prices has thousands.
  more integer not null default 0,
  primary key (tenant_id, kind, record_id, revision),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, user_id) references users
);
create index record_changes_merchant on record_changes (tenant_id, merchant_id);
create index record_changes_user on record_changes (tenant_id, user_id);
call alpaca.protect_merchant_table('record_changes');
grant select, insert on record_changes to alpaca_app;

create function alpaca.forget_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from record_changes c using gone g
  where c.tenant_id = g.tenant_id and c.kind = tg_argv[0] and c.record_id = g.id;
  return null;
end $$;
create trigger forget_changes after delete on shippers
  referencing old table as gone for each statement execute function alpaca.forget_changes('shipper');
create trigger forget_changes after delete on consignees
  referencing old table as gone for each statement execute function alpaca.forget_changes('consignee');
create trigger forget_changes after delete on skus
  referencing old table as gone for each statement execute function alpaca.forget_changes('sku');
create trigger forget_changes after delete on tax_numbers
  referencing old table as gone for each statement execute function alpaca.forget_changes('taxNumber');
create trigger forget_changes after delete on notices
  referencing old table as gone for each statement execute function alpaca.forget_changes('announcement');
create trigger forget_changes after delete on price_versions
  referencing old table as gone for each statement execute function alpaca.forget_changes('priceVersion');

-- Changes of terms were a table of their own.
insert into record_changes (tenant_id, kind, record_id, revision, merchant_id, user_id, by_name, at, reason, changes)
select c.tenant_id, 'merchant', c.merchant_id, c.no + 1, c.merchant_id, c.changed_by, coalesce(u.realname, ''),
  c.created_at, c.note,
  (select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'from', f.was, 'to', f.now)), '[]')
   from (values
     ('terms', to_jsonb(c.old_terms), to_jsonb(c.terms)),
     ('creditLimit', to_jsonb(to_char(c.old_limit / 100.0, 'FM9999999990.00')),
       to_jsonb(to_char(c.credit_limit_minor / 100.0, 'FM9999999990.00'))),
     ('creditDays', to_jsonb(c.old_days), to_jsonb(c.credit_days))) f (field, was, now)
   where f.was <> f.now)
from (
  select *, row_number() over w as no, lag(terms, 1, 'prepaid') over w as old_terms,
    lag(credit_limit_minor, 1, 0::bigint) over w as old_limit, lag(credit_days, 1, 0) over w as old_days
  from terms_changes window w as (partition by tenant_id, merchant_id order by created_at, id)
) c left join users u on u.tenant_id = c.tenant_id and u.id = c.changed_by;
update merchants m set revision = 1 + (select count(*) from terms_changes c
  where c.tenant_id = m.tenant_id and c.merchant_id = m.merchant_id);
drop table terms_changes;
alter table merchants drop column terms_version;
