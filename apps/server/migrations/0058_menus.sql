-- The menu is changed as a draft and published whole. There is one draft for a tenant, and it is always
-- there: like what is published until somebody changes it.
create table menu_drafts (
  tenant_id uuid not null references tenants,
  -- The tenant's own id once more: there is one.
  id uuid not null check (id = tenant_id),
  revision integer not null default 1,
  -- The version that was brought back, until it is published or discarded.
  reverted_to integer,
  primary key (tenant_id, id)
);
call alpaca.protect_tenant_table('menu_drafts');
grant select, insert, update on menu_drafts to alpaca_app;

create table menu_draft_entries (
  like menus including defaults including constraints,
  revision integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id) references tenants,
  foreign key (tenant_id, parent_id) references menu_draft_entries on delete cascade,
  unique (tenant_id, key)
);
create unique index menu_draft_entries_permission
  on menu_draft_entries (tenant_id, permission) where permission <> '';
create index menu_draft_entries_parent on menu_draft_entries (tenant_id, parent_id);
call alpaca.protect_tenant_table('menu_draft_entries');
grant select, insert, update, delete on menu_draft_entries to alpaca_app;
create trigger forget_changes after delete on menu_draft_entries
  referencing old table as gone for each statement execute function alpaca.forget_changes('menu');

-- Every menu that was ever published, whole. None is changed afterwards.
create table menu_versions (
  tenant_id uuid not null references tenants,
  version integer not null check (version > 0),
  entries jsonb not null,
  -- What it changed, as its preview told it.
  changes jsonb not null default '[]',
  -- Null: it came with a release.
  user_id uuid,
  by_name text not null default '',
  reason text not null default '',
  reverted_to integer,
  at timestamptz not null default now(),
  primary key (tenant_id, version),
  foreign key (tenant_id, user_id) references users
);
create index menu_versions_user on menu_versions (tenant_id, user_id);
call alpaca.protect_tenant_table('menu_versions');
grant select, insert on menu_versions to alpaca_app;

-- Begins what a tenant with a menu lacks: its draft and its first version.
create function alpaca.begin_menu_draft(tenant uuid) returns void
language sql set search_path = public, pg_temp as $$
  insert into menu_drafts (tenant_id, id) values (tenant, tenant) on conflict do nothing;
  insert into menu_draft_entries
    select m.*, 1 from menus m
    where m.tenant_id = tenant
      and not exists (select 1 from menu_draft_entries e where e.tenant_id = tenant);
  insert into menu_versions (tenant_id, version, entries)
    select tenant, 1, jsonb_agg(to_jsonb(m) - 'tenant_id' order by m.sort, m.id) from menus m
    where m.tenant_id = tenant having count(*) > 0
    on conflict do nothing;
$$;
select alpaca.begin_menu_draft(tenant_id) from (select distinct tenant_id from menus) t;

-- Which of the pages that administration itself needs nobody can open any more: for each, some enabled
-- administrator finds it in the menu, in groups that are shown, and holds its permission.
create function alpaca.pages_locked_out(tenant uuid) returns text[]
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
    join user_roles g on g.tenant_id = tenant and g.user_id = u.id
    join role_permissions r on r.tenant_id = tenant and r.role_id = g.role_id
      and r.permission = s.permission
    where s.component = wanted)
$$;

-- Asked at the end of every transaction that changes a published menu, one after another in a tenant.
-- Who owns the schema seeds and migrates before there are administrators.
create function alpaca.keep_menu_open() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := coalesce(new.tenant_id, old.tenant_id);
begin
  if session_user = 'alpaca_migrate' then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tenant || '/administrators', 0));
  if alpaca.pages_locked_out(tenant) is not null then
    raise exception 'no administrator could open %', alpaca.pages_locked_out(tenant)
      using errcode = 'check_violation', constraint = 'menus_keep_administrators';
  end if;
  return null;
end $$;
create constraint trigger keep_menu_open after insert or update or delete on menus
  deferrable initially deferred for each row execute function alpaca.keep_menu_open();
revoke all on function alpaca.begin_menu_draft(uuid) from public;
revoke all on function alpaca.pages_locked_out(uuid) from public;
