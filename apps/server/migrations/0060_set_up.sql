-- Dictionaries are people's to edit: each has its names, what the program relies on is built in, and
-- two people who hold one open are told of each other.
create table dictionaries (
  tenant_id uuid not null references tenants,
  id uuid not null default gen_random_uuid(),
  code text not null check (code ~ '^[A-Za-z0-9_]{1,64}$'),
  name_zh text not null,
  name_en text not null,
  -- The program asks for it by its code: it stays.
  built_in boolean not null default false,
  -- Whether further items have a meaning; those of most built-in ones are known to the program one by one.
  takes_items boolean not null default true,
  revision integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
call alpaca.protect_tenant_table('dictionaries');
grant select, insert, update, delete on dictionaries to alpaca_app;

alter table dict_items
  add id uuid not null default gen_random_uuid(),
  add built_in boolean not null default false,
  add revision integer not null default 1,
  add unique (tenant_id, id);
update dict_items set built_in = true;

insert into dictionaries (tenant_id, code, name_zh, name_en, built_in, takes_items)
select i.tenant_id, i.code, coalesce(n.zh, i.code), coalesce(n.en, i.code), true, i.code = 'declare_unit'
from (select distinct tenant_id, code from dict_items) i left join (values
  ('order_status', '订单状态', 'Order status'),
  ('track_status', '轨迹状态', 'Tracking status'),
  ('settlement_status', '支付状态', 'Payment status'),
  ('confirm_status', '确认状态', 'Confirmation status'),
  ('order_source', '订单来源', 'Order source'),
  ('goods_type', '货物类型', 'Goods type'),
  ('cargo_property', '货物属性', 'Cargo property'),
  ('declare_unit', '申报单位', 'Declared unit'),
  ('signature_service', '签名服务', 'Signature service'),
  ('address_type', '地址类型', 'Address type'),
  ('tax_type', '税号类型', 'Tax number type'),
  ('certificate_type', '证件类型', 'ID document type'),
  ('yes_no', '是否', 'Yes or no'),
  ('import_type', '导入方式', 'Import type'),
  ('import_template', '导入模板', 'Import template'),
  ('label_download_type', '面单下载方式', 'Label download'),
  ('label_folder', '面单文件夹', 'Label folders'),
  ('tracking_label_filter', '跟踪号与面单', 'Tracking number and label'),
  ('pay_method', '支付方式', 'Payment method'),
  ('top_up_audit_status', '充值审核状态', 'Top-up review status'),
  ('top_up_money_status', '充值到账状态', 'Top-up money status'),
  ('expense_type', '费用类型', 'Expense type'),
  ('activation_type', '激活类型', 'Activation type'),
  ('activation_status', '激活状态', 'Activation status'),
  ('activation_request_status', '激活申请状态', 'Activation request status'),
  ('approval_kind', '审批类型', 'Approval type'),
  ('approval_state', '审批状态', 'Approval status'),
  ('payment_terms', '结算方式', 'Payment terms'),
  ('announcement_send_status', '公告发布状态', 'Announcement status'),
  ('announcement_priority', '公告优先级', 'Announcement priority'),
  ('announcement_recipients', '公告接收人', 'Announcement recipients'),
  ('message_category', '消息类别', 'Message category'),
  ('job_status', '任务状态', 'Job status'),
  ('menu_type', '菜单类型', 'Menu type'),
  ('log_type', '操作类型', 'Operation type')
) n (code, zh, en) on n.code = i.code;

-- Where merchants send money is written by the tenant's own people only, whatever the program asks.
alter table bank_infos
  add revision integer not null default 1,
  add changed_at timestamptz not null default now();
alter table payment_codes
  add revision integer not null default 1,
  add changed_at timestamptz not null default now();
grant insert, update on bank_infos, payment_codes to alpaca_app;
create policy staff_adds on bank_infos as restrictive for insert to alpaca_app
  with check ((select current_setting('alpaca.scope')) = 'tenant');
create policy staff_changes on bank_infos as restrictive for update to alpaca_app
  using ((select current_setting('alpaca.scope')) = 'tenant');
create policy staff_adds on payment_codes as restrictive for insert to alpaca_app
  with check ((select current_setting('alpaca.scope')) = 'tenant');
create policy staff_changes on payment_codes as restrictive for update to alpaca_app
  using ((select current_setting('alpaca.scope')) = 'tenant');

-- An advert runs from one moment to another; without them it runs until it is ended.
alter table adverts
  add valid_from timestamptz,
  add valid_to timestamptz,
  add revision integer not null default 1,
  add check (valid_to > valid_from);

-- Groups have names; merchants and sheets name them by their code, which stays.
create table price_groups (
  tenant_id uuid not null references tenants,
  id uuid not null default gen_random_uuid(),
  code text not null check (code <> ''),
  name_zh text not null,
  name_en text not null,
  revision integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
call alpaca.protect_staff_table('price_groups');
grant select, insert, update, delete on price_groups to alpaca_app;
insert into price_groups (tenant_id, code, name_zh, name_en)
select tenant_id, code, code, code from (
  select tenant_id, group_code as code from price_sheets where level = 'group'
  union select tenant_id, price_group from merchants where price_group <> '') known;

-- Pictures that the tenant shows to all of its merchants.
create policy shown_to_merchants on files for select to alpaca_app
  using (tenant_id = (select current_setting('alpaca.tenant_id')::uuid) and merchant_id is null
    and purpose in ('paymentCode', 'advert'));
