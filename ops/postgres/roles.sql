-- The five roles of a cell. Safe to run again; passwords are set elsewhere.
-- Only alpaca_migrate may own tables: an owner could switch row security off.
do $$
declare
  name text;
begin
  foreach name in array array['alpaca_migrate', 'alpaca_app', 'alpaca_worker', 'alpaca_relay', 'alpaca_sweep'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I login', name);
    end if;
  end loop;
end
$$;

-- Tests clone a template database as alpaca_migrate, hence createdb; it inherits what owning the
-- database gives: the right to make tables in schema public.
alter role alpaca_migrate
  login createdb nosuperuser nocreaterole inherit noreplication nobypassrls;
alter role alpaca_app
  login nocreatedb nosuperuser nocreaterole noinherit noreplication nobypassrls;
alter role alpaca_relay
  login nocreatedb nosuperuser nocreaterole noinherit noreplication nobypassrls;
alter role alpaca_sweep
  login nocreatedb nosuperuser nocreaterole noinherit noreplication nobypassrls;

-- Workers may do what the api may, by a password of their own: neither knows the other's.
alter role alpaca_worker
  login nocreatedb nosuperuser nocreaterole inherit noreplication nobypassrls;
grant alpaca_app to alpaca_worker;

-- Tells the api through a function how large the write-ahead log is, and nothing else of this.
grant pg_monitor to alpaca_migrate;
