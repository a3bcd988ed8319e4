-- outside a transaction
drop index concurrently if exists outgoing_messages_recipient;
create index concurrently outgoing_messages_recipient on outgoing_messages (tenant_id, recipient_index)
  where recipient_index is not null;
