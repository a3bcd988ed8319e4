CREATE SCHEMA alpaca;

CREATE SCHEMA directory;

CREATE FUNCTION alpaca.count_import_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION alpaca.find_addresses(book text, wanted integer[], words text[], country text, only_alike boolean, skip bigint, most bigint, after_default boolean DEFAULT NULL::boolean, after_id uuid DEFAULT NULL::uuid) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'public'
    AS $_$
declare
  name constant text := case book when 'shipper' then 'shippers' when 'consignee' then 'consignees' end;
  conditions text := 'a.tenant_id = $1 and a.merchant_id = $2';
begin
  if wanted <> '{}' then
    conditions := conditions || ' and a.grams @> $3';
  end if;
  -- Pairs of characters may stand apart; the words themselves decide.
  if words <> '{}' then
    conditions := conditions
      || ' and (select bool_and(strpos(a.search, w) > 0) from unnest($4) as w)';
  end if;
  if country <> '' then
    conditions := conditions || ' and a.country_code = $5';
  end if;
  -- As an array it is found once; as a join it may be found again for every row.
  if only_alike then
    conditions := conditions || format(' and a.fingerprint = any (array(
      select d.fingerprint from %I d where d.tenant_id = $1 and d.merchant_id = $2
      group by d.fingerprint having count(*) > 1))', name);
  end if;
  -- Whoever walks the whole book goes on after the last row instead of counting from the first.
  if after_id is not null then
    conditions := conditions || ' and (a.is_default, a.id) < ($8, $9)';
  end if;
  return query execute format(
    'select a.id from %I a where %s order by a.is_default desc, a.id desc offset $6 limit $7',
    name, conditions)
  using current_setting('alpaca.tenant_id')::uuid, current_setting('alpaca.merchant_id')::uuid,
    wanted, words, country, skip, most, after_default, after_id;
end $_$;

CREATE PROCEDURE alpaca.let_owner(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy owner on %s to alpaca_migrate using (true) with check (true)', name);
end $$;

CREATE PROCEDURE alpaca.let_sweep(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  execute format('create policy sweep on %s to alpaca_sweep using (true) with check (false)', name);
  execute format('grant select, delete on %s to alpaca_sweep', name);
end $$;

CREATE PROCEDURE alpaca.protect_merchant_table(IN name regclass)
    LANGUAGE plpgsql
    AS $$
declare
  rule constant text := 'tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid)
    and ((select current_setting(''alpaca.scope'')) = ''tenant''
         or merchant_id = (select current_setting(''alpaca.merchant_id'')::uuid))';
begin
  call alpaca.let_owner(name);
  execute format('create policy merchant_rows on %s to alpaca_app using (%s) with check (%s)',
    name, rule, rule);
end $$;

CREATE PROCEDURE alpaca.protect_shared_table(IN name regclass)
    LANGUAGE plpgsql
    AS $$
declare
  tenant constant text := 'tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid)';
  mine constant text := '(select current_setting(''alpaca.scope'')) = ''tenant''
    or merchant_id = (select current_setting(''alpaca.merchant_id'')::uuid)';
begin
  call alpaca.let_owner(name);
  execute format(
    'create policy shared_rows on %s to alpaca_app
       using (%s and (%s or merchant_id is null)) with check (%s and (%s))',
    name, tenant, mine, tenant, mine);
end $$;

CREATE PROCEDURE alpaca.protect_tenant_table(IN name regclass)
    LANGUAGE plpgsql
    AS $$
begin
  call alpaca.let_owner(name);
  execute format(
    'create policy tenant_rows on %s to alpaca_app
       using (tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid))
       with check (tenant_id = (select current_setting(''alpaca.tenant_id'')::uuid))', name);
end $$;

CREATE TABLE directory.tenant_hosts (
    host text NOT NULL,
    tenant_id uuid NOT NULL,
    cell text NOT NULL,
    CONSTRAINT tenant_hosts_host_check CHECK ((host = lower(host)))
);

CREATE TABLE public.adverts (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    title_zh text NOT NULL,
    title_en text NOT NULL,
    text_zh text DEFAULT ''::text NOT NULL,
    text_en text DEFAULT ''::text NOT NULL,
    image_url text NOT NULL,
    link_url text DEFAULT ''::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_shown boolean DEFAULT true NOT NULL
);

ALTER TABLE ONLY public.adverts FORCE ROW LEVEL SECURITY;

CREATE TABLE public.captchas (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    answer text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.captchas FORCE ROW LEVEL SECURITY;

CREATE TABLE public.consignees (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    id uuid NOT NULL,
    alias text DEFAULT ''::text NOT NULL,
    name text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    phone text NOT NULL,
    phone2 text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    country_code text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    area text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    address3 text DEFAULT ''::text NOT NULL,
    house_number text DEFAULT ''::text NOT NULL,
    post_code text DEFAULT ''::text NOT NULL,
    address_type text DEFAULT ''::text NOT NULL,
    eori_no text DEFAULT ''::text NOT NULL,
    platform text DEFAULT ''::text NOT NULL,
    buyer_account text DEFAULT ''::text NOT NULL,
    delivery_notes text DEFAULT ''::text NOT NULL,
    access_code text DEFAULT ''::text NOT NULL,
    tax_type text DEFAULT ''::text NOT NULL,
    tax_no text DEFAULT ''::text NOT NULL,
    certificate_type text DEFAULT ''::text NOT NULL,
    certificate_no text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    search text NOT NULL,
    grams integer[] NOT NULL,
    fingerprint bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.consignees FORCE ROW LEVEL SECURITY;

CREATE TABLE public.delivery_addresses (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    code text NOT NULL,
    name text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    country_code text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    area text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    address3 text DEFAULT ''::text NOT NULL,
    house_number text DEFAULT ''::text NOT NULL,
    post_code text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    search text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT delivery_addresses_code_check CHECK ((code = upper(code)))
);

ALTER TABLE ONLY public.delivery_addresses FORCE ROW LEVEL SECURITY;

CREATE TABLE public.dict_items (
    tenant_id uuid NOT NULL,
    code text NOT NULL,
    value text NOT NULL,
    text_zh text NOT NULL,
    text_en text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    disabled boolean DEFAULT false NOT NULL,
    CONSTRAINT dict_items_code_check CHECK ((code ~ '^[A-Za-z0-9_]+$'::text))
);

ALTER TABLE ONLY public.dict_items FORCE ROW LEVEL SECURITY;

CREATE TABLE public.exports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    fields jsonb NOT NULL,
    filter jsonb NOT NULL,
    language text NOT NULL,
    job_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.exports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.files (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    sha256 text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.idempotency_keys (
    tenant_id uuid NOT NULL,
    scope text NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    body_hash bytea NOT NULL,
    answer text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.idempotency_keys FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_mappings (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    headers_digest text NOT NULL,
    mapping jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.import_mappings FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_rows (
    tenant_id uuid NOT NULL,
    import_id uuid NOT NULL,
    merchant_id uuid,
    row_no integer NOT NULL,
    cells jsonb NOT NULL,
    edits jsonb DEFAULT '{}'::jsonb NOT NULL,
    issues jsonb DEFAULT '{}'::jsonb NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    repeated boolean DEFAULT false NOT NULL,
    outcome text DEFAULT 'waiting'::text NOT NULL,
    state text GENERATED ALWAYS AS (
CASE
    WHEN (outcome <> 'open'::text) THEN outcome
    WHEN (repeated OR (issues <> '{}'::jsonb)) THEN 'bad'::text
    ELSE 'valid'::text
END) STORED NOT NULL,
    CONSTRAINT import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'open'::text, 'committed'::text, 'refused'::text]))),
    CONSTRAINT import_rows_row_no_check CHECK ((row_no > 0))
);

ALTER TABLE ONLY public.import_rows FORCE ROW LEVEL SECURITY;

CREATE TABLE public.imports (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    status text DEFAULT 'reading'::text NOT NULL,
    file_id uuid NOT NULL,
    file_name text NOT NULL,
    job_id uuid NOT NULL,
    fail_key text DEFAULT ''::text NOT NULL,
    fail_vars jsonb DEFAULT '{}'::jsonb NOT NULL,
    headers jsonb DEFAULT '[]'::jsonb NOT NULL,
    mapping jsonb DEFAULT '[]'::jsonb NOT NULL,
    done_to integer DEFAULT 0 NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    valid integer DEFAULT 0 NOT NULL,
    bad integer DEFAULT 0 NOT NULL,
    repeated integer DEFAULT 0 NOT NULL,
    committed integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['reading'::text, 'mapping'::text, 'checking'::text, 'ready'::text, 'committing'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY public.imports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.job_steps (
    tenant_id uuid NOT NULL,
    job_id uuid NOT NULL,
    step text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.job_steps FORCE ROW LEVEL SECURITY;

CREATE TABLE public.jobs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    status smallint DEFAULT 1 NOT NULL,
    opt_type smallint DEFAULT 1 NOT NULL,
    success_data text DEFAULT ''::text NOT NULL,
    fail_reason text DEFAULT ''::text NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    begun_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    fail_key text DEFAULT ''::text NOT NULL,
    fail_vars jsonb DEFAULT '{}'::jsonb NOT NULL,
    can_cancel boolean DEFAULT true NOT NULL,
    CONSTRAINT jobs_check CHECK (((status = 1) = (ended_at IS NULL))),
    CONSTRAINT jobs_opt_type_check CHECK ((opt_type = ANY (ARRAY[1, 2, 3]))),
    CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY[1, 2, 3])))
);

ALTER TABLE ONLY public.jobs FORCE ROW LEVEL SECURITY;

CREATE TABLE public.menus (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    parent_id uuid,
    type text NOT NULL,
    key text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    name_third text DEFAULT ''::text NOT NULL,
    path text DEFAULT ''::text NOT NULL,
    component text DEFAULT ''::text NOT NULL,
    redirect text DEFAULT ''::text NOT NULL,
    url text DEFAULT ''::text NOT NULL,
    permission text DEFAULT ''::text NOT NULL,
    icon text DEFAULT ''::text NOT NULL,
    kinds text[] NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    keep_alive boolean DEFAULT false NOT NULL,
    always_show boolean DEFAULT false NOT NULL,
    is_route boolean DEFAULT true NOT NULL,
    is_external boolean DEFAULT false NOT NULL,
    it_only boolean DEFAULT false NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    CONSTRAINT menus_type_check CHECK ((type = ANY (ARRAY['group'::text, 'page'::text, 'button'::text])))
);

ALTER TABLE ONLY public.menus FORCE ROW LEVEL SECURITY;

CREATE TABLE public.merchant_numbers (
    tenant_id uuid NOT NULL,
    last_number bigint NOT NULL
);

ALTER TABLE ONLY public.merchant_numbers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.merchants (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text DEFAULT ''::text NOT NULL,
    activation_status smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.merchants FORCE ROW LEVEL SECURITY;

CREATE TABLE public.message_settings (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    in_app boolean NOT NULL,
    mail boolean NOT NULL
);

ALTER TABLE ONLY public.message_settings FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notice_reads (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    notice_id uuid NOT NULL,
    read_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.notice_reads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notice_recipients (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    notice_id uuid NOT NULL
);

ALTER TABLE ONLY public.notice_recipients FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notices (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    category text NOT NULL,
    title_zh text NOT NULL,
    title_en text NOT NULL,
    content_zh text NOT NULL,
    content_en text NOT NULL,
    sender text NOT NULL,
    priority text DEFAULT 'L'::text NOT NULL,
    open_type text DEFAULT 'detail'::text NOT NULL,
    open_page text DEFAULT ''::text NOT NULL,
    bus_id text DEFAULT ''::text NOT NULL,
    to_all boolean NOT NULL,
    status text DEFAULT 'unpublished'::text NOT NULL,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    sent_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text DEFAULT ''::text NOT NULL,
    CONSTRAINT notices_category_check CHECK ((category = ANY (ARRAY['announcement'::text, 'message'::text]))),
    CONSTRAINT notices_check CHECK ((starts_at < ends_at)),
    CONSTRAINT notices_check1 CHECK (((status = 'unpublished'::text) = (sent_at IS NULL))),
    CONSTRAINT notices_open_type_check CHECK ((open_type = ANY (ARRAY['component'::text, 'detail'::text]))),
    CONSTRAINT notices_priority_check CHECK ((priority = ANY (ARRAY['L'::text, 'M'::text, 'H'::text]))),
    CONSTRAINT notices_status_check CHECK ((status = ANY (ARRAY['unpublished'::text, 'published'::text, 'withdrawn'::text])))
);

ALTER TABLE ONLY public.notices FORCE ROW LEVEL SECURITY;

CREATE TABLE public.operation_logs (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    user_id uuid,
    operator text NOT NULL,
    call text NOT NULL,
    menu text NOT NULL,
    type text NOT NULL,
    params jsonb DEFAULT '{}'::jsonb NOT NULL,
    cost_ms integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.operation_logs FORCE ROW LEVEL SECURITY;

CREATE TABLE public.outbox (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    message jsonb NOT NULL
);

ALTER TABLE ONLY public.outbox FORCE ROW LEVEL SECURITY;

CREATE TABLE public.outgoing_messages (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    template text DEFAULT ''::text NOT NULL,
    params jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    provider_id text DEFAULT ''::text NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    CONSTRAINT outgoing_messages_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text]))),
    CONSTRAINT outgoing_messages_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.outgoing_messages FORCE ROW LEVEL SECURITY;

CREATE TABLE public.preferences (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    code text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.preferences FORCE ROW LEVEL SECURITY;

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire double precision
);

CREATE TABLE public.role_permissions (
    tenant_id uuid NOT NULL,
    role_id uuid NOT NULL,
    permission text NOT NULL
);

ALTER TABLE ONLY public.role_permissions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.roles (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    kind text NOT NULL,
    CONSTRAINT roles_kind_check CHECK ((kind = ANY (ARRAY['merchant'::text, 'operator'::text, 'administrator'::text])))
);

ALTER TABLE ONLY public.roles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sent_codes (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    account text NOT NULL,
    purpose text NOT NULL,
    code_hash bytea NOT NULL,
    tries smallint DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.sent_codes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.sessions (
    tenant_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.sessions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.shippers (
    tenant_id uuid NOT NULL,
    merchant_id uuid NOT NULL,
    id uuid NOT NULL,
    code text DEFAULT ''::text NOT NULL,
    name text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    phone text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    country_code text NOT NULL,
    province text NOT NULL,
    city text NOT NULL,
    area text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    address3 text DEFAULT ''::text NOT NULL,
    house_number text DEFAULT ''::text NOT NULL,
    post_code text DEFAULT ''::text NOT NULL,
    warehouse_code text DEFAULT ''::text NOT NULL,
    tax_type text DEFAULT ''::text NOT NULL,
    tax_no text DEFAULT ''::text NOT NULL,
    certificate_type text DEFAULT ''::text NOT NULL,
    certificate_no text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    search text NOT NULL,
    grams integer[] NOT NULL,
    fingerprint bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.shippers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tenants (
    tenant_id uuid NOT NULL,
    code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    zone text DEFAULT 'Asia/Shanghai'::text NOT NULL,
    logo_url text DEFAULT ''::text NOT NULL,
    help_url text DEFAULT ''::text NOT NULL,
    chat_url text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.tenants FORCE ROW LEVEL SECURITY;

CREATE TABLE public.tickets (
    tenant_id uuid NOT NULL,
    ticket_hash bytea NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT tickets_purpose_check CHECK ((purpose = ANY (ARRAY['file'::text, 'socket'::text, 'login'::text])))
);

ALTER TABLE ONLY public.tickets FORCE ROW LEVEL SECURITY;

CREATE TABLE public.user_roles (
    tenant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role_id uuid NOT NULL
);

ALTER TABLE ONLY public.user_roles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.users (
    tenant_id uuid NOT NULL,
    id uuid NOT NULL,
    merchant_id uuid,
    kind text NOT NULL,
    username text NOT NULL,
    username_key text GENERATED ALWAYS AS (lower(username)) STORED,
    password_hash text NOT NULL,
    realname text NOT NULL,
    nick_name text DEFAULT ''::text NOT NULL,
    phone text,
    email text,
    avatar_url text DEFAULT ''::text NOT NULL,
    language text DEFAULT 'zh_CN'::text NOT NULL,
    is_it boolean DEFAULT false NOT NULL,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_check CHECK (((kind = 'merchant'::text) = (merchant_id IS NOT NULL))),
    CONSTRAINT users_kind_check CHECK ((kind = ANY (ARRAY['merchant'::text, 'operator'::text, 'administrator'::text]))),
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['zh_CN'::text, 'en_US'::text])))
);

ALTER TABLE ONLY public.users FORCE ROW LEVEL SECURITY;

ALTER TABLE ONLY directory.tenant_hosts
    ADD CONSTRAINT tenant_hosts_pkey PRIMARY KEY (host);

ALTER TABLE ONLY public.adverts
    ADD CONSTRAINT adverts_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.captchas
    ADD CONSTRAINT captchas_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.consignees
    ADD CONSTRAINT consignees_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.delivery_addresses
    ADD CONSTRAINT delivery_addresses_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.dict_items
    ADD CONSTRAINT dict_items_pkey PRIMARY KEY (tenant_id, code, value);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, scope, call, key);

ALTER TABLE ONLY public.import_mappings
    ADD CONSTRAINT import_mappings_pkey PRIMARY KEY (tenant_id, user_id, kind, headers_digest);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_pkey PRIMARY KEY (tenant_id, import_id, row_no);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.job_steps
    ADD CONSTRAINT job_steps_pkey PRIMARY KEY (tenant_id, job_id, step);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_tenant_id_key_key UNIQUE (tenant_id, key);

ALTER TABLE ONLY public.merchant_numbers
    ADD CONSTRAINT merchant_numbers_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.merchants
    ADD CONSTRAINT merchants_pkey PRIMARY KEY (tenant_id, merchant_id);

ALTER TABLE ONLY public.merchants
    ADD CONSTRAINT merchants_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.message_settings
    ADD CONSTRAINT message_settings_pkey PRIMARY KEY (tenant_id, user_id, kind);

ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_pkey PRIMARY KEY (tenant_id, user_id, notice_id);

ALTER TABLE ONLY public.notice_recipients
    ADD CONSTRAINT notice_recipients_pkey PRIMARY KEY (tenant_id, user_id, notice_id);

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.operation_logs
    ADD CONSTRAINT operation_logs_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_pkey PRIMARY KEY (tenant_id, user_id, code);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.role_permissions
    ADD CONSTRAINT role_permissions_pkey PRIMARY KEY (tenant_id, role_id, permission);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_tenant_id_code_key UNIQUE (tenant_id, code);

ALTER TABLE ONLY public.sent_codes
    ADD CONSTRAINT sent_codes_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, token_hash);

ALTER TABLE ONLY public.shippers
    ADD CONSTRAINT shippers_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_code_key UNIQUE (code);

ALTER TABLE ONLY public.tenants
    ADD CONSTRAINT tenants_pkey PRIMARY KEY (tenant_id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (tenant_id, ticket_hash);

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (tenant_id, user_id, role_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (tenant_id, id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_username_key_key UNIQUE (tenant_id, username_key);

CREATE INDEX captchas_expiry ON public.captchas USING btree (expires_at);

CREATE INDEX consignees_alike ON public.consignees USING btree (tenant_id, merchant_id, fingerprint, id);

CREATE UNIQUE INDEX consignees_default ON public.consignees USING btree (tenant_id, merchant_id) WHERE is_default;

CREATE INDEX consignees_grams ON public.consignees USING gin (grams);

CREATE INDEX consignees_listed ON public.consignees USING btree (tenant_id, merchant_id, is_default DESC, id DESC);

CREATE UNIQUE INDEX delivery_addresses_code ON public.delivery_addresses USING btree (tenant_id, merchant_id, code) NULLS NOT DISTINCT;

CREATE INDEX exports_created ON public.exports USING btree (created_at);

CREATE INDEX exports_merchant ON public.exports USING btree (tenant_id, merchant_id);

CREATE INDEX exports_user ON public.exports USING btree (tenant_id, user_id);

CREATE INDEX files_merchant ON public.files USING btree (tenant_id, merchant_id);

CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);

CREATE INDEX import_rows_bad ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE (state = ANY (ARRAY['bad'::text, 'refused'::text]));

CREATE INDEX import_rows_committed ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE (state = 'committed'::text);

CREATE INDEX import_rows_key ON public.import_rows USING btree (tenant_id, import_id, key) WHERE (key <> ''::text);

CREATE INDEX import_rows_repeated ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE repeated;

CREATE INDEX import_rows_valid ON public.import_rows USING btree (tenant_id, import_id, row_no) WHERE (state = 'valid'::text);

CREATE INDEX imports_created ON public.imports USING btree (created_at);

CREATE INDEX imports_file ON public.imports USING btree (tenant_id, file_id);

CREATE INDEX imports_merchant ON public.imports USING btree (tenant_id, merchant_id);

CREATE INDEX imports_user ON public.imports USING btree (tenant_id, user_id, created_at DESC);

CREATE INDEX job_steps_created ON public.job_steps USING btree (created_at);

CREATE INDEX jobs_begun ON public.jobs USING btree (begun_at);

CREATE INDEX jobs_merchant ON public.jobs USING btree (tenant_id, merchant_id);

CREATE INDEX jobs_user ON public.jobs USING btree (tenant_id, user_id, begun_at DESC);

CREATE UNIQUE INDEX menus_permission ON public.menus USING btree (tenant_id, permission) WHERE (permission <> ''::text);

CREATE INDEX notice_reads_notice ON public.notice_reads USING btree (tenant_id, notice_id);

CREATE INDEX notice_recipients_notice ON public.notice_recipients USING btree (tenant_id, notice_id);

CREATE INDEX notices_to_all ON public.notices USING btree (tenant_id, category, sent_at DESC) WHERE (to_all AND (status = 'published'::text));

CREATE INDEX notices_written ON public.notices USING btree (tenant_id, created_at DESC) WHERE (kind = ''::text);

CREATE INDEX operation_logs_created ON public.operation_logs USING btree (tenant_id, created_at DESC);

CREATE INDEX outgoing_messages_created ON public.outgoing_messages USING btree (created_at);

CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (expire);

CREATE INDEX sent_codes_account ON public.sent_codes USING btree (tenant_id, account, created_at);

CREATE INDEX sent_codes_expiry ON public.sent_codes USING btree (expires_at);

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_user ON public.sessions USING btree (tenant_id, user_id);

CREATE INDEX shippers_alike ON public.shippers USING btree (tenant_id, merchant_id, fingerprint, id);

CREATE UNIQUE INDEX shippers_code ON public.shippers USING btree (tenant_id, merchant_id, code) WHERE (code <> ''::text);

CREATE UNIQUE INDEX shippers_default ON public.shippers USING btree (tenant_id, merchant_id) WHERE is_default;

CREATE INDEX shippers_grams ON public.shippers USING gin (grams);

CREATE INDEX shippers_listed ON public.shippers USING btree (tenant_id, merchant_id, is_default DESC, id DESC);

CREATE INDEX tickets_expiry ON public.tickets USING btree (expires_at);

CREATE UNIQUE INDEX users_email ON public.users USING btree (tenant_id, lower(email)) WHERE (email IS NOT NULL);

CREATE INDEX users_merchant ON public.users USING btree (tenant_id, merchant_id);

CREATE UNIQUE INDEX users_phone ON public.users USING btree (tenant_id, phone) WHERE (phone IS NOT NULL);

CREATE TRIGGER count_added AFTER INSERT ON public.import_rows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_import_rows();

CREATE TRIGGER count_changed AFTER UPDATE ON public.import_rows REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION alpaca.count_import_rows();

ALTER TABLE ONLY public.adverts
    ADD CONSTRAINT adverts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.captchas
    ADD CONSTRAINT captchas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.consignees
    ADD CONSTRAINT consignees_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.delivery_addresses
    ADD CONSTRAINT delivery_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.delivery_addresses
    ADD CONSTRAINT delivery_addresses_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.dict_items
    ADD CONSTRAINT dict_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.import_mappings
    ADD CONSTRAINT import_mappings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES public.imports(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES public.files(tenant_id, id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.job_steps
    ADD CONSTRAINT job_steps_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.menus
    ADD CONSTRAINT menus_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES public.menus(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.merchant_numbers
    ADD CONSTRAINT merchant_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.merchants
    ADD CONSTRAINT merchants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.message_settings
    ADD CONSTRAINT message_settings_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_tenant_id_notice_id_fkey FOREIGN KEY (tenant_id, notice_id) REFERENCES public.notices(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_recipients
    ADD CONSTRAINT notice_recipients_tenant_id_notice_id_fkey FOREIGN KEY (tenant_id, notice_id) REFERENCES public.notices(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_recipients
    ADD CONSTRAINT notice_recipients_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.role_permissions
    ADD CONSTRAINT role_permissions_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES public.roles(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.sent_codes
    ADD CONSTRAINT sent_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.shippers
    ADD CONSTRAINT shippers_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES public.roles(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES public.users(tenant_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES public.tenants(tenant_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_tenant_id_merchant_id_fkey FOREIGN KEY (tenant_id, merchant_id) REFERENCES public.merchants(tenant_id, merchant_id);

ALTER TABLE public.adverts ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.captchas ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.consignees ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.delivery_addresses ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.dict_items ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.exports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.files ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.idempotency_keys ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_mappings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.import_rows ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.job_steps ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.jobs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.menus ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.merchant_numbers ENABLE ROW LEVEL SECURITY;

CREATE POLICY merchant_rows ON public.consignees TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.exports TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.files TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.import_rows TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.imports TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.jobs TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.merchants TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.operation_logs TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.shippers TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

CREATE POLICY merchant_rows ON public.users TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting))))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

ALTER TABLE public.merchants ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.message_settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notice_reads ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notice_recipients ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.notices ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.operation_logs ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.outgoing_messages ENABLE ROW LEVEL SECURITY;

CREATE POLICY owner ON public.adverts TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.captchas TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.consignees TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.delivery_addresses TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.dict_items TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.exports TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.files TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.idempotency_keys TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.import_mappings TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.import_rows TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.imports TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.job_steps TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.jobs TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.menus TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.merchant_numbers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.merchants TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.message_settings TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.notice_reads TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.notice_recipients TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.notices TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.operation_logs TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.outbox TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.outgoing_messages TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.preferences TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.role_permissions TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.roles TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.sent_codes TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.sessions TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.shippers TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.tenants TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.tickets TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.user_roles TO alpaca_migrate USING (true) WITH CHECK (true);

CREATE POLICY owner ON public.users TO alpaca_migrate USING (true) WITH CHECK (true);

ALTER TABLE public.preferences ENABLE ROW LEVEL SECURITY;

CREATE POLICY relay ON public.outbox TO alpaca_relay USING (true) WITH CHECK (false);

ALTER TABLE public.role_permissions ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.roles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sent_codes ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.sessions ENABLE ROW LEVEL SECURITY;

CREATE POLICY shared_rows ON public.delivery_addresses TO alpaca_app USING (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)) OR (merchant_id IS NULL)))) WITH CHECK (((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)) AND ((( SELECT current_setting('alpaca.scope'::text) AS current_setting) = 'tenant'::text) OR (merchant_id = ( SELECT (current_setting('alpaca.merchant_id'::text))::uuid AS current_setting)))));

ALTER TABLE public.shippers ENABLE ROW LEVEL SECURITY;

CREATE POLICY sweep ON public.captchas TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.exports TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.idempotency_keys TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.imports TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.job_steps TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.jobs TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.outgoing_messages TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.sent_codes TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.sessions TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY sweep ON public.tickets TO alpaca_sweep USING (true) WITH CHECK (false);

CREATE POLICY tenant_rows ON public.adverts TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.captchas TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.dict_items TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.idempotency_keys TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.import_mappings TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.job_steps TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.menus TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.merchant_numbers TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.message_settings TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.notice_reads TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.notice_recipients TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.notices TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.outbox TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.outgoing_messages TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.preferences TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.role_permissions TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.roles TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.sent_codes TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.sessions TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.tenants TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.tickets TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

CREATE POLICY tenant_rows ON public.user_roles TO alpaca_app USING ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting))) WITH CHECK ((tenant_id = ( SELECT (current_setting('alpaca.tenant_id'::text))::uuid AS current_setting)));

ALTER TABLE public.tenants ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.tickets ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.user_roles ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA alpaca TO alpaca_app;
GRANT USAGE ON SCHEMA alpaca TO alpaca_relay;
GRANT USAGE ON SCHEMA alpaca TO alpaca_sweep;

GRANT USAGE ON SCHEMA directory TO alpaca_app;

GRANT USAGE ON SCHEMA public TO alpaca_app;
GRANT USAGE ON SCHEMA public TO alpaca_relay;
GRANT USAGE ON SCHEMA public TO alpaca_sweep;

REVOKE ALL ON FUNCTION alpaca.find_addresses(book text, wanted integer[], words text[], country text, only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION alpaca.find_addresses(book text, wanted integer[], words text[], country text, only_alike boolean, skip bigint, most bigint, after_default boolean, after_id uuid) TO alpaca_app;

GRANT SELECT ON TABLE directory.tenant_hosts TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.adverts TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.captchas TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.captchas TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.consignees TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(code) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(name) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(company) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(phone) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(email) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(country_code) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(province) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(city) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(area) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(address1) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(address2) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(address3) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(house_number) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(post_code) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(remark) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(search) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT UPDATE(updated_at) ON TABLE public.delivery_addresses TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.dict_items TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.exports TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.exports TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.files TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.idempotency_keys TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.idempotency_keys TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.import_mappings TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.import_rows TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.imports TO alpaca_sweep;
GRANT SELECT,INSERT,UPDATE ON TABLE public.imports TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.job_steps TO alpaca_sweep;
GRANT SELECT,INSERT ON TABLE public.job_steps TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.jobs TO alpaca_sweep;
GRANT SELECT,INSERT,UPDATE ON TABLE public.jobs TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.menus TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.merchant_numbers TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.merchants TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.message_settings TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.notice_reads TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.notice_recipients TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notices TO alpaca_app;

GRANT SELECT,INSERT ON TABLE public.operation_logs TO alpaca_app;

GRANT INSERT ON TABLE public.outbox TO alpaca_app;
GRANT SELECT,DELETE,UPDATE ON TABLE public.outbox TO alpaca_relay;

GRANT SELECT,DELETE ON TABLE public.outgoing_messages TO alpaca_sweep;
GRANT SELECT,INSERT,UPDATE ON TABLE public.outgoing_messages TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.preferences TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.rate_limits TO alpaca_app;
GRANT SELECT,DELETE ON TABLE public.rate_limits TO alpaca_sweep;

GRANT SELECT,INSERT,DELETE ON TABLE public.role_permissions TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.roles TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.sent_codes TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.sent_codes TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.sessions TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.sessions TO alpaca_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.shippers TO alpaca_app;

GRANT SELECT ON TABLE public.tenants TO alpaca_app;

GRANT SELECT,DELETE ON TABLE public.tickets TO alpaca_sweep;
GRANT SELECT,INSERT,DELETE ON TABLE public.tickets TO alpaca_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.user_roles TO alpaca_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.users TO alpaca_app;

