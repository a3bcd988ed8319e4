-- The tenant's own people and their roles are kept by people. A role given until a day gives nothing after it.
alter table roles add column revision integer not null default 1;
alter table user_roles
  add column expires_at timestamptz,
  -- Its holder's open pages were told that it is over.
  add column over_told_at timestamptz;
create index user_roles_expiring on user_roles (expires_at) where expires_at is not null and over_told_at is null;
grant update (over_told_at) on user_roles to alpaca_app;
create policy sweep on user_roles for select to alpaca_sweep using (true);
grant select on user_roles to alpaca_sweep;

-- Gone for good: kept only because what they did names them.
alter table users
  add column left_at timestamptz,
  add constraint users_left check (left_at is null or disabled_at is not null);

create table last_sign_ins (
  tenant_id uuid not null,
  user_id uuid not null,
  at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
call alpaca.protect_tenant_table('last_sign_ins');
grant select, insert, update on last_sign_ins to alpaca_app;

grant insert, update on first_passwords to alpaca_app;

-- Whoever looked after people and roles by one permission does so by three.
insert into role_permissions (tenant_id, role_id, permission)
  select tenant_id, role_id, p from role_permissions,
    unnest(array['system:staffEdit', 'system:roleEdit']) p
  where permission = 'system:users'
  on conflict do nothing;

-- A tenant that had somebody who can look after people and roles never loses the last: whatever takes that
-- away waits its turn and is looked at when it is all done.
create function alpaca.keep_administrator() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'user_roles' then
    if not exists (select from role_permissions p where p.tenant_id = old.tenant_id
      and p.role_id = old.role_id and p.permission = 'system:users') then
      return null;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators/' || old.tenant_id, 0));
  if not exists (
    select from users u
    where u.tenant_id = old.tenant_id and u.kind = 'administrator' and u.disabled_at is null
      and array['system:users', 'system:staffEdit', 'system:roleEdit'] <@ array(
        select p.permission from user_roles g
        join role_permissions p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
        where g.tenant_id = u.tenant_id and g.user_id = u.id and g.expires_at is null)
  ) then
    perform alpaca.say_no('staff.lastAdministrator');
  end if;
  return null;
end $$;
grant execute on function alpaca.say_no to alpaca_app;

create constraint trigger last_administrator after delete on role_permissions
  deferrable initially deferred for each row
  when (old.permission in ('system:users', 'system:staffEdit', 'system:roleEdit'))
  execute function alpaca.keep_administrator();
create constraint trigger last_administrator after delete or update on user_roles
  deferrable initially deferred for each row execute function alpaca.keep_administrator();
create constraint trigger last_administrator after update of disabled_at, kind on users
  deferrable initially deferred for each row
  when (old.kind = 'administrator' and old.disabled_at is null
    and (new.kind <> 'administrator' or new.disabled_at is not null))
  execute function alpaca.keep_administrator();
create constraint trigger last_administrator_gone after delete on users
  deferrable initially deferred for each row when (old.kind = 'administrator')
  execute function alpaca.keep_administrator();

-- Deletes one of the tenant's people of whom nothing tells; false where something does.
create function alpaca.delete_unused_staff(who uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
begin
  if current_setting('alpaca.scope') <> 'tenant' then
    raise exception 'not for a merchant' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from last_sign_ins s where s.tenant_id = tenant and s.user_id = who)
    or exists (select from operation_logs l where l.tenant_id = tenant and l.user_id = who) then
    return false;
  end if;
  delete from users u where u.tenant_id = tenant and u.id = who and u.kind <> 'merchant';
  return found;
exception when foreign_key_violation then
  return false;
end $$;
revoke all on function alpaca.delete_unused_staff(uuid) from public;
grant execute on function alpaca.delete_unused_staff(uuid) to alpaca_app;
