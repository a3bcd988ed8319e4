-- Whose key this is, asked before the tenant is known. Who has the hash has had the key: nothing else is told.
create function alpaca.tenant_of_api_key(hash bytea) returns uuid language sql stable security definer
  set search_path = public, pg_temp as $$
  select k.tenant_id from api_keys k where k.key_hash = hash
$$;
revoke all on function alpaca.tenant_of_api_key(bytea) from public;
grant execute on function alpaca.tenant_of_api_key(bytea) to alpaca_app;
