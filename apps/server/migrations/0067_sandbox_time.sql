-- Time that goes by in a sandbox goes by for all that its merchant waits for: also for what its jobs put
-- off, such as a label that comes later, and for endpoints that fail.
create or replace function alpaca.age_sandbox(merchant uuid, hours integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  tenant constant uuid := current_setting('alpaca.tenant_id')::uuid;
  step constant interval := make_interval(hours => hours);
begin
  if not alpaca.is_twin(tenant) then
    raise exception 'time moves in a sandbox only' using errcode = 'insufficient_privilege';
  end if;
  update orders o set submitted_at = o.submitted_at - step, unpaid_told_at = o.unpaid_told_at - step
    where o.tenant_id = tenant and o.merchant_id = merchant and o.booking = 'waitingPayment';
  update cost_changes c set due_at = c.due_at - step
    where c.tenant_id = tenant and c.merchant_id = merchant and c.settled_at is null and c.due_at is not null;
  update withholdings w set deadline = w.deadline - step
    where w.tenant_id = tenant and w.merchant_id = merchant and w.ended_at is null;
  update webhook_deliveries d set next_at = d.next_at - step
    where d.tenant_id = tenant and d.merchant_id = merchant and d.state = 'waiting';
  update webhook_endpoints e set due_at = e.due_at - step, paused_until = e.paused_until - step,
      failing_since = e.failing_since - step, former_until = e.former_until - step
    where e.tenant_id = tenant and e.merchant_id = merchant;
  update pgboss.job j set start_after = j.start_after - step
    where j.state in ('created', 'retry') and j.start_after > now() and j.data->>'tenantId' = tenant::text
      and exists (select from orders o where o.tenant_id = tenant and o.merchant_id = merchant
        and o.id::text = j.data->'ids'->>'orderId');
end $$;
