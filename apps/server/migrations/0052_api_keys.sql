-- What merchants' own systems show at the door /open/v1 instead of a person's session.
create table api_keys (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  -- The same for a key and those that were put in its place.
  slot uuid not null,
  name text not null check (name <> ''),
  mode text not null check (mode in ('live', 'test')),
  -- How the key begins: enough for people to tell keys apart, too little to guess the rest.
  prefix text not null check (prefix ~ '^alp_(live|test)_[a-z0-9]{1,16}_[A-Za-z0-9_-]{4}$'),
  -- sha256. A key is 32 random bytes, which nobody tries one after another: a slow hash would add nothing.
  key_hash bytea not null check (length(key_hash) = 32),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['orders:read', 'orders:write',
    'labels:read', 'tracking:read', 'money:read', 'costs:write', 'catalogue:read', 'webhooks']),
  -- Whence it may be used; none: from anywhere.
  addresses cidr[] not null default '{}',
  expires_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  -- The key that was put in its place, and until when it is good beside that.
  replaced_by uuid,
  grace_until timestamptz,
  revoked_at timestamptz,
  revision integer not null default 1,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, created_by) references users,
  -- The former key steps back before the next one is written.
  foreign key (tenant_id, replaced_by) references api_keys deferrable initially deferred,
  constraint api_keys_grace check ((replaced_by is null) = (grace_until is null)),
  constraint api_keys_prefix_mode check (starts_with(prefix, 'alp_' || mode || '_'))
);
create unique index api_keys_hash on api_keys (key_hash);
-- Of one slot at most two are good: the key, and the one before it.
create unique index api_keys_current on api_keys (tenant_id, slot) where revoked_at is null and replaced_by is null;
create unique index api_keys_former on api_keys (tenant_id, slot) where revoked_at is null and replaced_by is not null;
create unique index api_keys_name on api_keys (tenant_id, merchant_id, name)
  where revoked_at is null and replaced_by is null;
create index api_keys_replaced_by on api_keys (tenant_id, replaced_by);
create index api_keys_created_by on api_keys (tenant_id, created_by);
call alpaca.protect_merchant_table('api_keys');
grant select, insert on api_keys to alpaca_app;
grant update (name, scopes, addresses, expires_at, last_used_at, replaced_by, grace_until, revoked_at, revision)
  on api_keys to alpaca_app;

-- What ended never begins again.
create function alpaca.guard_api_key() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.revoked_at is not null or (old.replaced_by is not null
      and (new.replaced_by, new.grace_until) is distinct from (old.replaced_by, old.grace_until)) then
    raise exception 'an API key that ended never begins again' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger guard before update on api_keys for each row execute function alpaca.guard_api_key();
