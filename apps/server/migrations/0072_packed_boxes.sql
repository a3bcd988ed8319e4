-- How many boxes are packed in a batch, or in one of its bags, whatever the session's rules hide: who sees
-- only some of them can't close it for the others.
create function alpaca.packed_boxes(batch uuid, bag uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from bags g
  join box_places p on p.tenant_id = g.tenant_id and p.bag_id = g.id
  where g.tenant_id = current_setting('alpaca.tenant_id')::uuid and g.batch_id = batch
    and (bag is null or g.id = bag)
$$;
revoke all on function alpaca.packed_boxes(uuid, uuid) from public;
grant execute on function alpaca.packed_boxes(uuid, uuid) to alpaca_app;
