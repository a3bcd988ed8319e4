-- What keys asked at the door /open/v1 and were answered, without people's names and secrets. A test key's
-- are kept where the key is, not in its sandbox. Nothing refers to keys or merchants: a log must not hold up
-- what it tells of.
create table api_requests (
  tenant_id uuid not null,
  id uuid not null,
  merchant_id uuid not null,
  slot uuid not null,
  key_id uuid not null,
  prefix text not null,
  mode text not null check (mode in ('live', 'test')),
  at timestamptz not null,
  method text not null,
  path text not null check (octet_length(path) <= 2048),
  status smallint not null,
  ms integer not null,
  body text not null check (octet_length(body) <= 4096),
  answer text not null check (octet_length(answer) <= 4096),
  error_key text,
  address text not null,
  idempotency_key text,
  -- Asked before: the first answer was told again.
  repeated boolean not null,
  primary key (tenant_id, id)
);
create index api_requests_slot on api_requests (tenant_id, merchant_id, slot, at desc);
create index api_requests_merchant on api_requests (tenant_id, merchant_id, at desc);
create index api_requests_old on api_requests (at);
call alpaca.protect_merchant_table('api_requests');
call alpaca.let_sweep('api_requests');
grant select, insert on api_requests to alpaca_app;

-- The same requests whole and sealed, for a day, so that they can be replayed.
create table api_request_originals (
  tenant_id uuid not null,
  request_id uuid not null,
  merchant_id uuid not null,
  sealed bytea not null,
  at timestamptz not null,
  primary key (tenant_id, request_id),
  foreign key (tenant_id, request_id) references api_requests on delete cascade
);
create index api_request_originals_old on api_request_originals (at);
call alpaca.protect_merchant_table('api_request_originals');
call alpaca.let_sweep('api_request_originals');
grant select, insert on api_request_originals to alpaca_app;
