-- A code belongs to the browser that asked for it: tries by others can neither spend it nor match it.
-- Whoever asks by the plain call without a flow is known by the address they asked from.
alter table sent_codes
  add column flow_hash bytea not null default '',
  add column address text not null default '';
alter table sent_codes alter column flow_hash drop default, alter column address drop default;
