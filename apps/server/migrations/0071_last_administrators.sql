-- Two guards keep a tenant from locking itself out: that somebody looks after people and roles, and that
-- somebody can open the pages for it. Each waited for its own turn and asked only its own question, so a
-- role and the menu that changed at once could lock everybody out, and so could a role alone. Now they
-- wait for the same turn and ask both; and a role given until a day opens a page for nobody who stays.
create or replace function alpaca.pages_locked_out(tenant uuid) returns text[]
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive way as (
    select m.id as page, m.component, m.permission, m.parent_id, m.kinds, m.hidden, m.it_only, true as is_page
    from menus m
    where m.tenant_id = tenant and m.component in ('system/Menus', 'system/Users')
      and m.type = 'page' and m.is_route and not m.is_external
    union all
    select w.page, w.component, w.permission, p.parent_id, p.kinds, p.hidden, p.it_only, false
    from way w join menus p on p.tenant_id = tenant and p.id = w.parent_id
  ), shown as (
    select page, component, permission, bool_or(it_only) as it_only
    from way group by page, component, permission
    having bool_and('administrator' = any (kinds) and not hidden)
  )
  select array_agg(wanted order by wanted)
  from unnest(array['system/Menus', 'system/Users']) wanted
  where not exists (
    select 1 from shown s
    join users u on u.tenant_id = tenant and u.kind = 'administrator' and u.disabled_at is null
      and (u.is_it or not s.it_only)
    join user_roles g on g.tenant_id = tenant and g.user_id = u.id and g.expires_at is null
    join role_permissions r on r.tenant_id = tenant and r.role_id = g.role_id
      and r.permission = s.permission
    where s.component = wanted)
$$;

create or replace function alpaca.keep_menu_open() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := coalesce(new.tenant_id, old.tenant_id);
begin
  if session_user = 'alpaca_migrate' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators/' || tenant, 0));
  if alpaca.pages_locked_out(tenant) is not null then
    raise exception 'no administrator could open %', alpaca.pages_locked_out(tenant)
      using errcode = 'check_violation', constraint = 'menus_keep_administrators';
  end if;
  return null;
end $$;

-- As the owner, because whoever changes people and roles need not see the menu's. What was taken away is
-- looked at only when it is this one's turn: which permission a page asks for may be changing, too.
create or replace function alpaca.keep_administrator() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := old.tenant_id;
begin
  if tg_table_name in ('role_permissions', 'user_roles') then
    if exists (select from roles r where r.tenant_id = tenant and r.id = old.role_id and r.kind = 'merchant') then
      return null;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('administrators/' || tenant, 0));
  if not exists (
    select from users u
    where u.tenant_id = tenant and u.kind = 'administrator' and u.disabled_at is null
      and array['system:users', 'system:staffEdit', 'system:roleEdit'] <@ array(
        select p.permission from user_roles g
        join role_permissions p on p.tenant_id = g.tenant_id and p.role_id = g.role_id
        where g.tenant_id = u.tenant_id and g.user_id = u.id and g.expires_at is null)
  ) then
    perform alpaca.say_no('staff.lastAdministrator');
  end if;
  -- Who owns the schema seeds and migrates before there is a menu.
  if session_user <> 'alpaca_migrate' and alpaca.pages_locked_out(tenant) is not null then
    perform alpaca.say_no('staff.lastAdministrator');
  end if;
  return null;
end $$;

-- Which permission a page asks for is the menu's to say, and a menu for IT needs somebody who is IT.
drop trigger last_administrator on role_permissions;
create constraint trigger last_administrator after delete on role_permissions
  deferrable initially deferred for each row execute function alpaca.keep_administrator();
drop trigger last_administrator on users;
create constraint trigger last_administrator after update of disabled_at, kind, is_it on users
  deferrable initially deferred for each row
  when (old.kind = 'administrator' and old.disabled_at is null
    and (new.kind <> 'administrator' or new.disabled_at is not null or old.is_it and not new.is_it))
  execute function alpaca.keep_administrator();
