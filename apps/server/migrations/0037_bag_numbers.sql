-- How many bags a batch ever numbered. A bag may be removed while it is empty, but its label was printed:
-- no other bag of the batch gets its number.
alter table dispatch_batches add bags_numbered integer not null default 0;
update dispatch_batches b set bags_numbered = coalesce((
  select max(substring(g.bag_no from '(\d+)$')::integer) from bags g
  where g.tenant_id = b.tenant_id and g.batch_id = b.id), 0);
