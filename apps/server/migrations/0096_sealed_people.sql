set local lock_timeout = '2s';

-- How far a place is sealed. A pass that was ended half-way goes on where it was, and what is done is not
-- read again until its rows are due for another key.
create table sealing_passes (
  tenant_id uuid not null references tenants,
  -- table.column
  place text not null,
  -- Values sealed by keys before this one are sealed anew.
  oldest_key text not null,
  -- The key of the last row that was looked at; null: none yet.
  after jsonb,
  -- Rows that could not be sealed in this pass, and how many were.
  remaining bigint not null default 0,
  sealed bigint not null default 0,
  done_at timestamptz,
  primary key (tenant_id, place)
);
call alpaca.protect_tenant_table('sealing_passes');
grant select, insert, update on sealing_passes to alpaca_app;

-- Rows that lie plain, by place, of all tenants: a number, and nobody's data.
create function alpaca.plain_fields() returns table (place text, rows bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select place, sum(remaining)::bigint from sealing_passes group by place
$$;
revoke execute on function alpaca.plain_fields from public;
grant execute on function alpaca.plain_fields to alpaca_app;

-- Blind indexes of sealed values: by these they are found whole, and found twice.
alter table users add column phone_index text, add column email_index text;
create unique index users_phone_index on users (tenant_id, phone_index) where phone_index is not null;
create unique index users_email_index on users (tenant_id, email_index) where email_index is not null;
-- The plain ones stay for rows that are not sealed yet.
drop index users_phone;
create unique index users_phone on users (tenant_id, phone) where phone is not null and phone not like 'e1.%';
drop index users_email;
create unique index users_email on users (tenant_id, lower(email)) where email is not null and email not like 'e1.%';

-- Messages are found by whom they went to.
alter table outgoing_messages add column recipient_index text;

create or replace function alpaca.add_twin_merchant(live uuid, twin uuid, merchant uuid) returns void language plpgsql
  set search_path = public, pg_temp as $$
begin
  perform alpaca.copy_to_twin('merchants', live, twin, format('x.merchant_id = %L', merchant),
    '{"activation_status": 1, "terms": "prepaid", "credit_limit_minor": 0, "credit_days": 0, "label_design_id": null}');
  perform alpaca.copy_to_twin('users', live, twin, format('x.merchant_id = %L and x.is_owner', merchant),
    '{"password_hash": "!", "phone": null, "email": null, "phone_index": null, "email_index": null, "avatar_url": ""}');
  perform alpaca.copy_to_twin('user_roles', live, twin, format('exists (select from users u
    where u.tenant_id = %L and u.id = x.user_id and u.merchant_id = %L)', twin, merchant));
  perform alpaca.copy_to_twin('tax_numbers', live, twin, format('x.merchant_id = %L', merchant));
end $$;
