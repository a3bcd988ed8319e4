-- What the API sends for PUT /sys/preference/{code}. {{…}} is the user's; the rest varies by run.
\set code random(100, 299)
\set n :n + 1
begin;
select set_config('alpaca.tenant_id', {{tenantId}}, true), set_config('alpaca.scope', {{scope}}, true), set_config('alpaca.rules', 'none', true), set_config('alpaca.merchant_id', {{merchantId}}, true);
select pg_try_advisory_xact_lock(hashtextextended({{tenantId}} || '/' || {{userId}} || '/putPreference/pgbench-' || :run || '-' || :client_id || '-' || :n, 0)) as free;
select body_hash, answer from idempotency_keys where tenant_id = {{tenantId}} and scope = {{userId}} and call = 'putPreference' and key = 'pgbench-' || :run || '-' || :client_id || '-' || :n;
insert into "preferences" ("tenant_id", "user_id", "code", "value") values ({{tenantId}}, {{userId}}, 'bench.' || :code, to_jsonb(:n::bigint)) on conflict ("tenant_id", "user_id", "code") do update set "value" = to_jsonb(:n::bigint), "updated_at" = now() returning xmax = 0 as "isNew";
insert into idempotency_keys (tenant_id, scope, call, key, body_hash, answer) values ({{tenantId}}, {{userId}}, 'putPreference', 'pgbench-' || :run || '-' || :client_id || '-' || :n, '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'null');
insert into operation_logs (tenant_id, id, merchant_id, user_id, operator, call, menu, type, params, cost_ms) values ({{tenantId}}, (lpad(to_hex(:run::bigint), 12, '0') || lpad(to_hex(:client_id::bigint), 4, '0') || lpad(to_hex(:n::bigint), 16, '0'))::uuid, {{memberOf}}, {{userId}}, {{realname}}, 'putPreference', 'account', 'update', '{"code":"bench.100"}', 1);
commit;
