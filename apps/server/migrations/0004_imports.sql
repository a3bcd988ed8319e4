-- What people bring in by spreadsheet: read to a staging table, repaired there, then committed.
create table imports (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  user_id uuid not null,
  kind text not null,
  status text not null default 'reading' check (status in
    ('reading', 'mapping', 'checking', 'ready', 'committing', 'done', 'failed', 'cancelled')),
  file_id uuid not null,
  file_name text not null,
  -- The job that people follow: of the reading, then of the latest commit.
  job_id uuid not null,
  fail_key text not null default '',
  fail_vars jsonb not null default '{}',
  headers jsonb not null default '[]',
  mapping jsonb not null default '[]',
  -- The last row that the work under way is done with.
  done_to integer not null default 0,
  -- Runs of the work under way since it last got on: what ends its worker again and again is given up.
  tries smallint not null default 0,
  total integer not null default 0,
  valid integer not null default 0,
  bad integer not null default 0,
  repeated integer not null default 0,
  committed integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, file_id) references files
);
create index imports_merchant on imports (tenant_id, merchant_id);
create index imports_user on imports (tenant_id, user_id, created_at desc);
create index imports_file on imports (tenant_id, file_id);
create index imports_created on imports (created_at);
call alpaca.protect_merchant_table('imports');
call alpaca.let_sweep('imports');
grant select, insert, update on imports to alpaca_app;

create table import_rows (
  tenant_id uuid not null,
  import_id uuid not null,
  merchant_id uuid,
  row_no integer not null check (row_no > 0),
  -- Texts by the file's columns; what was mended stands by field beside them.
  cells jsonb not null,
  edits jsonb not null default '{}',
  -- Field → key of what is wrong; '' for the row as a whole.
  issues jsonb not null default '{}',
  -- A digest of what must not stand in two rows; empty where nothing is.
  key text not null default '',
  repeated boolean not null default false,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'open', 'committed', 'refused')),
  state text not null generated always as (
    case when outcome <> 'open' then outcome
         when repeated or issues <> '{}' then 'bad'
         else 'valid' end) stored,
  primary key (tenant_id, import_id, row_no),
  foreign key (tenant_id, import_id) references imports on delete cascade
);
-- One for each filter, so that a window deep in the rows costs no more than one at the top.
create index import_rows_bad on import_rows (tenant_id, import_id, row_no) where state in ('bad', 'refused');
create index import_rows_valid on import_rows (tenant_id, import_id, row_no) where state = 'valid';
create index import_rows_committed on import_rows (tenant_id, import_id, row_no) where state = 'committed';
create index import_rows_repeated on import_rows (tenant_id, import_id, row_no) where repeated;
create index import_rows_key on import_rows (tenant_id, import_id, key) where key <> '';
call alpaca.protect_merchant_table('import_rows');
grant select, insert, update on import_rows to alpaca_app;

-- The counts follow every change of rows in its own transaction, by what changed and not by counting.
create function alpaca.count_import_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update imports i set
      total = i.total + c.total, valid = i.valid + c.valid, bad = i.bad + c.bad,
      repeated = i.repeated + c.repeated, committed = i.committed + c.committed
    from (select tenant_id, import_id, count(*) as total,
            count(*) filter (where state = 'valid') as valid,
            count(*) filter (where state in ('bad', 'refused')) as bad,
            count(*) filter (where repeated) as repeated,
            count(*) filter (where state = 'committed') as committed
          from new_rows group by tenant_id, import_id) c
    where i.tenant_id = c.tenant_id and i.id = c.import_id;
  else
    update imports i set
      valid = i.valid + c.valid, bad = i.bad + c.bad,
      repeated = i.repeated + c.repeated, committed = i.committed + c.committed
    from (select tenant_id, import_id,
            sum(sign) filter (where state = 'valid') as valid,
            sum(sign) filter (where state in ('bad', 'refused')) as bad,
            sum(sign) filter (where repeated) as repeated,
            sum(sign) filter (where state = 'committed') as committed
          from (select tenant_id, import_id, state, repeated, 1 as sign from new_rows
                union all select tenant_id, import_id, state, repeated, -1 from old_rows) changed
          group by tenant_id, import_id) t
    cross join lateral (select coalesce(t.valid, 0) as valid, coalesce(t.bad, 0) as bad,
            coalesce(t.repeated, 0) as repeated, coalesce(t.committed, 0) as committed) c
    where i.tenant_id = t.tenant_id and i.id = t.import_id
      and (c.valid, c.bad, c.repeated, c.committed) <> (0, 0, 0, 0);
  end if;
  return null;
end $$;
create trigger count_added after insert on import_rows
  referencing new table as new_rows for each statement execute function alpaca.count_import_rows();
create trigger count_changed after update on import_rows
  referencing old table as old_rows new table as new_rows
  for each statement execute function alpaca.count_import_rows();

-- Which field each heading meant when somebody said so, for the next file with the same headings.
create table import_mappings (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  headers_digest text not null,
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, kind, headers_digest),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call alpaca.protect_tenant_table('import_mappings');
grant select, insert, update on import_mappings to alpaca_app;

-- What somebody asked to take out as a spreadsheet; the job that makes it carries ids only.
create table exports (
  tenant_id uuid not null references tenants,
  id uuid not null,
  merchant_id uuid,
  user_id uuid not null,
  kind text not null,
  fields jsonb not null,
  filter jsonb not null,
  language text not null,
  job_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, merchant_id) references merchants,
  foreign key (tenant_id, user_id) references users
);
create index exports_merchant on exports (tenant_id, merchant_id);
create index exports_user on exports (tenant_id, user_id);
create index exports_created on exports (created_at);
call alpaca.protect_merchant_table('exports');
call alpaca.let_sweep('exports');
grant select, insert on exports to alpaca_app;
