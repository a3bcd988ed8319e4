-- Only IT makes IT, and a tenant's first administrator was not: where nobody is, the first of those who
-- can still sign in becomes it.
update users set is_it = true
where kind = 'administrator' and disabled_at is null
  and not exists (select from users it where it.tenant_id = users.tenant_id and it.is_it)
  and not exists (
    select from users earlier
    where earlier.tenant_id = users.tenant_id and earlier.kind = 'administrator'
      and earlier.disabled_at is null
      and (earlier.created_at, earlier.id) < (users.created_at, users.id)
  );
