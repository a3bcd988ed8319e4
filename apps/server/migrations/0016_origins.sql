-- Where a line starts and who pays the duty on it. Both are what the line is, not what it costs: they
-- hold at once, as its transit days do, and no version that is published keeps a copy.
alter table products
  -- None: from anywhere.
  add origins text[] not null default '{}'
    check (array_to_string(origins, ' ') ~ '^([A-Z]{2}( [A-Z]{2})*)?$'),
  -- None: the merchant's to say.
  add duty_terms text check (duty_terms in ('DDP', 'DDU'));

-- Why a carrier keeps what was asked back, to be told in the reader's language; an operator's own words
-- stay in examine_remark.
alter table orders add examine_reason jsonb;
