/**
 * Requests of the kind that broke JeecgBoot at `/sys/duplicate/check` and
 * `/sys/dict/getDictItems/{code}` (CVE-2022-45206, CVE-2022-47105, CVE-2023-38905, CVE-2023-38992):
 * SQL where a name is expected, separated so that filters of words don't see it, and paths that
 * look like a picture or a script to slip past sign-in.
 */

export const canary = 'attack_canary';

const separators = [' ', '\t', '\n', '\r\n', '\f', '/**/', '/*\n*/', '/*!50000*/', '--\n', '+'];

const statements = [
  `or exists (select 1 from ${canary})`,
  'union select username,password_hash from users',
  'or 1=1',
  'and if(1=1,sleep(5),0)',
  'and (select 1 from pg_sleep(5)) is null',
].flatMap((sql) => separators.map((separator) => sql.replaceAll(' ', separator)));

/** SQL for where a table or a field is named. */
const sqlNames = [
  ...statements.map((sql) => `username ${sql}`),
  'pg_sleep(5)',
  '(select(pg_sleep(5)))',
  "(select(case when(1=1)then(pg_sleep(5))else'1'end))",
  '(select(if(((select/*\n*/password/*\n*/from/*\n*/sys_user)=1),sleep(5),1)))',
  'updatexml(1,concat(0x7e,(select current_user),0x7e),1)',
  'extractvalue(1,concat(0x7e,version()))',
  "1 and benchmark(50000000,sha1('x'))",
  `username; drop table ${canary}; --`,
  `username'; delete from ${canary}; --`,
  `username"; update ${canary} set kept = false; --`,
  `username); truncate ${canary}; --`,
  '*',
  'count(*)',
  '1=1',
  "'||(select password_hash from users limit 1)||'",
  'password',
  'password_hash',
  'salt',
];

const tables = [
  'users',
  'public.users',
  'sessions',
  'sys_user t',
  'sys_user ',
  ' sys_user',
  '`sys_user`',
  '(sys_user)',
  '"sys_user"',
  'SYS_USER',
  'sys_user,sys_role',
  'sys_user where 1=1',
  'sys_user/**/',
  'sys_user\u0000',
  'sys_log',
  'v3_hello',
  'information_schema.tables',
  'pg_catalog.pg_authid',
  `sys_user; drop table ${canary}`,
  'pg_read_file($$/etc/passwd$$)',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'sys_user.username',
  '',
];

export interface DuplicateQuery {
  tableName: string;
  fieldName: string;
  fieldVal: string;
}

/** Queries of the right shape that name no table and field of the list. */
export const duplicateQueries: DuplicateQuery[] = [
  ...sqlNames.map((fieldName) => ({ tableName: 'sys_user', fieldName, fieldVal: '1000' })),
  ...sqlNames.map((name) => ({ tableName: name, fieldName: name, fieldVal: name })),
  ...tables.map((tableName) => ({ tableName, fieldName: 'username', fieldVal: 'kapok' })),
  ...['__proto__', 'constructor', 'toString', 'valueOf', '', 'USERNAME', 'username '].map(
    (fieldName) => ({ tableName: 'sys_user', fieldName, fieldVal: 'kapok' }),
  ),
  { tableName: 'sys_user.username', fieldName: '', fieldVal: 'kapok' },
  { tableName: 'sys_user.', fieldName: 'username', fieldVal: 'kapok' },
];

/** Values: they may be any text, and mean nothing but themselves. */
export const duplicateValues = [
  "kapok' or '1'='1",
  "kapok'--",
  "kapok'/*",
  "'; select pg_sleep(5); --",
  "' union select password_hash from users --",
  `'; drop table ${canary}; --`,
  '%',
  '_apok',
  'kapok%',
  "kapok\\' or 1=1 --",
  '$$kapok$$',
  '\u02bc or 1=1',
  "E'\\x6b61706f6b'",
];

/** Queries of the wrong shape, as they stand in the address. */
export const misshapenQueries = [
  'tableName[]=sys_user&fieldName=username&fieldVal=1',
  'tableName[0]=sys_user&fieldName=username&fieldVal=1',
  'tableName[$ne]=x&fieldName=username&fieldVal=1',
  'tableName=sys_user&tableName=sys_log&fieldName=username&fieldVal=1',
  'tableName=sys_user&fieldName=username&fieldName=pg_sleep(5)&fieldVal=1',
  'tableName=sys_user&fieldName=username&fieldVal=1&fieldVal=2',
  'tableName=sys_user&fieldName=username&fieldVal=1&__proto__=x',
  'tableName=sys_user&fieldName=username&fieldVal=1&__proto__[admin]=1',
  'tableName=sys_user&fieldName=username&fieldVal=1&constructor=x',
  'tableName=sys_user&fieldName=username&fieldVal=1&constructor.prototype.admin=1',
  'tableName=sys_user&fieldName=username&fieldVal=1&toString=x',
  'tableName=sys_user&fieldName=username&fieldVal=1&dataId=2000',
  'tableName=sys_user&fieldName=username&fieldVal=1&dataId=asd%27%20or%201=1--',
  'tableName=sys_user&fieldName=username&fieldVal=1&dataId=1;select%20pg_sleep(5)',
  'tableName=sys_user&fieldName=username',
  'tableName=sys_user&fieldName=username&fieldVal=%00',
  'tablename=sys_user&fieldname=username&fieldval=1',
  'fieldVal=1',
  '',
];

/** Texts for where a dictionary's code is expected. */
export const dictCodes = [
  'sys_user,username,password',
  'sys_user,username,password,1=1',
  'sys_user,realname,id',
  'sys_user ,username,password',
  'sys_user\t,username,password',
  'sys_user t,t.password,t.username',
  'sys_user where 1=1,username,password',
  'sys_user/**/where/**/1=1,username,password',
  'users,username,password_hash',
  "sys_user,username,password,username='admin' and sleep(5)",
  'sys_user,username,id,(select 1 from pg_sleep(5)) is null',
  "order_status' or '1'='1",
  "order_status'; select pg_sleep(5); --",
  `order_status'; drop table ${canary}; --`,
  "' from users/*, '",
  'order_status--',
  'order_status\u0000',
  'order_status%00',
  'order_status ',
  ' order_status',
  'ORDER_STATUS',
  '订单状态',
  'order_status,',
  'order_status.js',
  'order_status.css',
  'order_status;.js',
  'order_status#.js',
  'order_status?.js',
  'order_status/../order_status',
  '../getDictItems/order_status',
  '__proto__',
  'constructor',
  'toString',
  'a'.repeat(65),
  'a'.repeat(4_000),
  ...statements.map((sql) => `order_status ${sql}`),
];

/** Addresses that lead near the two calls, with the parts of the path as they are sent. */
export const nearbyPaths = [
  '/sys/dict/getDictItems/order_status/',
  '/sys/dict/getDictItems/order_status//',
  '/sys/dict/getDictItems/order_status/.js',
  '/sys/dict/getDictItems/order_status/x.js',
  '/sys/dict/getDictItems//order_status',
  '/sys/dict/getDictItems/./order_status',
  '/sys/dict/getDictItems/%2e/order_status',
  '/sys/dict//getDictItems/order_status',
  '//sys/dict/getDictItems/order_status',
  '/./sys/dict/getDictItems/order_status',
  '/x/../sys/dict/getDictItems/order_status',
  '/x/..;/sys/dict/getDictItems/order_status',
  '/;/sys/dict/getDictItems/order_status',
  '/sys;.js/dict/getDictItems/order_status',
  '/sys/dict/getDictItems;.js/order_status',
  '/sys\\dict\\getDictItems\\order_status',
  '/SYS/DICT/GETDICTITEMS/order_status',
  '/sys/dict/getdictitems/order_status',
  '/sys/dict/getDictItems',
  '/sys/duplicate/check.js?tableName=sys_user&fieldName=username&fieldVal=1',
  '/sys/duplicate/check.css',
  '/sys/duplicate/check;.js?tableName=sys_user&fieldName=username&fieldVal=1',
  '/sys/duplicate/check;jsessionid=1',
  '/sys/duplicate/check/',
  '/sys/duplicate/check/x.js',
  '/sys/duplicate/check%2f',
  '/sys/duplicate/check%00.js',
  '/sys/duplicate/check%3b.js',
  '/sys/duplicate//check',
  '/sys/duplicate/./check',
  '/sys/duplicate/Check',
  '/Sys/duplicate/check',
  '/sys/api/getDictItems?dictCode=sys_user%20,username,password',
  '/sys/dict/loadTreeData?tableName=sys_user&text=password&code=id',
  '/sys/dict/queryTableData?table=sys_user&keyword=',
  '/sys/ng-alain/getDictItemsByTable/users/username/x.js',
];
