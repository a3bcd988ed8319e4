/*
 * Whether a kind of user can hold a permission at all. The contract says the same (`mayHold`), and a
 * test compares them: a new permission that only the tenant's own people hold is `ops:`, or `system:`,
 * or is added to the list here.
 */
create function alpaca.may_hold(kind text, permission text) returns boolean
language sql immutable parallel safe as $$
  select case
    when permission in ('dashboard:analysis', 'basic:information', 'order:list', 'order:detail',
      'order:track', 'order:costChanges', 'shipment:inventory', 'shipment:detail',
      'financial:topUpCheck', 'system:userAnnouncements', 'system:jobs') then true
    when permission in ('system:team', 'system:teamAdd', 'system:teamEdit', 'system:api')
      then kind = 'merchant'
    when permission ~ '^(ops|system):' or permission = 'financial:topUpAudit'
      then kind <> 'merchant'
    else kind = 'merchant'
  end
$$;

-- Rows that gave a merchant's people what is the tenant's, or the other way round, gave nothing that
-- anybody should keep.
delete from user_roles g using users u, roles r
where u.tenant_id = g.tenant_id and u.id = g.user_id
  and r.tenant_id = g.tenant_id and r.id = g.role_id
  and (u.kind = 'merchant') <> (r.kind = 'merchant');
delete from role_permissions p using roles r
where r.tenant_id = p.tenant_id and r.id = p.role_id and not alpaca.may_hold(r.kind, p.permission);
delete from user_permissions where not alpaca.may_hold('merchant', permission);

-- A role's permissions are of its kind. The role is held, so that it doesn't become another meanwhile.
create function alpaca.check_role_permission() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  its_kind text;
begin
  select r.kind into its_kind from roles r
    where r.tenant_id = new.tenant_id and r.id = new.role_id for share;
  if not alpaca.may_hold(its_kind, new.permission) then
    raise exception 'a role of kind % cannot hold %', its_kind, new.permission
      using errcode = 'check_violation', constraint = 'role_permissions_kind';
  end if;
  return new;
end $$;
create trigger role_permissions_kind before insert or update on role_permissions
  for each row execute function alpaca.check_role_permission();

-- A merchant's users have merchants' roles, and nobody else has.
create function alpaca.check_user_role() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from users u join roles r on r.tenant_id = u.tenant_id
    where u.tenant_id = new.tenant_id and u.id = new.user_id and r.id = new.role_id
      and (u.kind = 'merchant') <> (r.kind = 'merchant')
  ) then
    raise exception 'a role is given on its own side of the counter only'
      using errcode = 'check_violation', constraint = 'user_roles_kind';
  end if;
  return new;
end $$;
create trigger user_roles_kind before insert or update on user_roles
  for each row execute function alpaca.check_user_role();

-- What a merchant lets a member do is a merchant's.
alter table user_permissions
  add constraint user_permissions_kind check (alpaca.may_hold('merchant', permission));

-- Nobody changes sides: what they were given was for the side they are on.
create function alpaca.keep_side() returns trigger
language plpgsql as $$
begin
  if (old.kind = 'merchant') <> (new.kind = 'merchant') then
    raise exception 'the side of the counter never changes'
      using errcode = 'check_violation', constraint = tg_argv[0];
  end if;
  return new;
end $$;
create trigger users_side before update of kind on users
  for each row execute function alpaca.keep_side('users_side');
create trigger roles_side before update of kind on roles
  for each row execute function alpaca.keep_side('roles_side');

-- Of what an import or an export a file is: who may fetch it depends on that.
alter table files add kind text;
update files f set kind = i.kind from imports i
where i.tenant_id = f.tenant_id and i.file_id = f.id;
update files f set kind = e.kind from exports e join jobs j on j.tenant_id = e.tenant_id and j.id = e.job_id
where f.purpose = 'export' and j.tenant_id = f.tenant_id and j.success_data = f.id::text;

/*
 * Members keep what they could really do. Many calls asked for a session only: addresses, SKUs and tax
 * numbers in the order form, the order behind a number, its money. Now each asks for a permission, so
 * whoever holds what needs another is given that too, as the contract's `permissionNeeds` says today.
 */
-- Needs begin.
create temporary table needs (permission text, needed text);
insert into needs select p, n from (values
  ('single:special', '{order:submit,single:detail,single:finish}'::text[]),
  ('single:lines', '{order:submit,single:detail,single:finish}'),
  ('single:batch', '{order:submit}'),
  ('single:scan', '{order:submit,order:pay,order:labels}'),
  ('single:channels', '{product:list}'),
  ('single:trial', '{product:list}'),
  ('trial:batch', '{product:list}'),
  ('trial:external', '{order:detail}'),
  ('product:list', '{product:detail}'),
  ('order:list', '{order:detail}'),
  ('order:submit', '{order:list,single:detail,single:trial,order:addresses,order:skus,order:taxNumbers}'),
  ('order:pay', '{order:list}'),
  ('order:void', '{order:list}'),
  ('order:refund', '{order:list}'),
  ('order:batchProduct', '{order:submit}'),
  ('order:skuEdit', '{order:skus}'),
  ('order:taxNumberEdit', '{order:taxNumbers}'),
  ('order:addressManage', '{order:addresses}'),
  ('order:addressAdd', '{order:addresses,order:addressManage}'),
  ('order:addressEdit', '{order:addresses,order:addressManage}'),
  ('order:addressDelete', '{order:addresses}'),
  ('order:addressImport', '{order:addresses}'),
  ('order:labels', '{order:list}'),
  ('order:scanPrint', '{order:detail}'),
  ('order:scanRecord', '{order:detail}'),
  ('order:costChanges', '{order:detail}'),
  ('order:track', '{order:detail}'),
  ('shipment:waiting', '{order:detail}'),
  ('shipment:batch', '{order:detail}'),
  ('shipment:inventory', '{shipment:detail,order:detail}'),
  ('financial:exchange', '{financial:overview}'),
  ('financial:recharge', '{financial:overview,financial:topUpCheck,financial:credentials}'),
  ('financial:credentials', '{financial:topUpCheck}'),
  ('system:teamAdd', '{system:team}'),
  ('system:teamEdit', '{system:team}')
) as said (p, ns), unnest(ns) as n;
insert into user_permissions (tenant_id, user_id, merchant_id, permission)
with recursive held as (
  select tenant_id, user_id, merchant_id, permission from user_permissions
  union
  select h.tenant_id, h.user_id, h.merchant_id, n.needed
  from held h join needs n on n.permission = h.permission
)
select * from held on conflict do nothing;
drop table needs;
