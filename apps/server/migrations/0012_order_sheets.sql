-- Rows of a spreadsheet that make one thing together, such as the boxes of an order, and its price.
alter table imports
  -- What came of the rows brought in, by name.
  add column made jsonb not null default '{}',
  add column only_what_fits boolean not null default false,
  -- Who set the latest commit going, where that is not who brought the file.
  add column committed_by uuid;

alter table import_rows
  -- The row that its thing begins with; its own number where it stands alone.
  add column head integer,
  -- Of the whole thing, in its first row.
  add column price_minor bigint,
  add column price_currency text;
update import_rows set head = row_no;
alter table import_rows alter column head set not null;
-- Empty for kinds whose rows stand alone: they pay nothing for it.
create index import_rows_tail on import_rows (tenant_id, import_id, head) where head <> row_no;
