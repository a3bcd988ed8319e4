-- Days that nobody asks for any more are taken away, the oldest first and a few at a time. Whoever writes events
-- meanwhile waits no longer than this waits for them: where it can't have its turn at once it comes again later.
create function alpaca.drop_track_days(before date, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '50ms' as $$
declare
  day regclass;
  dropped integer := 0;
begin
  for day in
    select i.inhrelid::regclass from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'track_events'::regclass and to_date(right(c.relname, 8), 'YYYYMMDD') < before
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
revoke all on function alpaca.drop_track_days from public;
grant execute on function alpaca.drop_track_days to alpaca_sweep;
