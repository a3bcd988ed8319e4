set local lock_timeout = '2s';

-- The sealing job writes where the application otherwise only adds.
grant update (answer) on idempotency_keys to alpaca_app;
grant update (filter) on exports to alpaca_app;

-- A line of a record's history is never altered but to be sealed: once, and again by a later key.
create function alpaca.only_sealed_anew() returns trigger language plpgsql as $$
declare
  was constant text := old.changes #>> '{}';
  now constant text := new.changes #>> '{}';
begin
  if jsonb_typeof(new.changes) <> 'string' or now not like 'e1.%'
    or (jsonb_typeof(old.changes) = 'string' and was like 'e1.%'
      and split_part(now, '.', 2) collate "C" <= split_part(was, '.', 2) collate "C") then
    raise exception 'what was changed stays as it was written' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger only_sealed_anew before update of changes on record_changes
  for each row execute function alpaca.only_sealed_anew();
grant update (changes) on record_changes to alpaca_app;
