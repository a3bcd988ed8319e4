-- A day is known by its table's name. Names are compared as they are: to read each as a date, the planner may begin
-- with tables that are no days at all, and fail at the first.
create or replace function alpaca.drop_track_days(before date, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '50ms' as $$
declare
  day regclass;
  dropped integer := 0;
begin
  for day in
    select i.inhrelid::regclass from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'track_events'::regclass and c.relname < 'd' || to_char(before, 'YYYYMMDD')
    order by c.relname limit most
  loop
    execute format('alter table track_events detach partition %s', day);
    execute format('drop table %s', day);
    dropped := dropped + 1;
  end loop;
  return dropped;
exception when lock_not_available then
  return 0;
end $$;
