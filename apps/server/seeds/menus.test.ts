import { mayHold, menuIcons, pageKeys, permissions } from '@alpaca/contract';
import { describe, expect, test } from 'vitest';
import { type MenuKind, type MenuSeed, menus } from './menus.ts';

// What was agreed, written a second time and by hand: M = merchant, O = operator (and whoever
// administers), A = administrator alone.
const agreed = {
  'basic/Activation': ['/basic/activation', 'M'],
  'basic/Information': ['/basic/information', 'MO'],
  'dashboard/Analysis': ['/dashboard/analysis', 'MO'],
  'trial/BatchTrial': ['/trial/batch', 'M'],
  'trial/FreightList': ['/trial/freight', 'M'],
  'trial/TrackQuery': ['/trial/track', 'M'],
  'trial/ExternalOrderQuery': ['/trial/external', 'M'],
  'single/SpecialLine': ['/single/special', 'M'],
  'single/MoreLines': ['/single/lines', 'M'],
  'single/Trial': ['/single/trial', 'M'],
  'single/SetChannels': ['/single/channels', 'M'],
  'single/Detail': ['/single/detail', 'M'],
  'single/Finish': ['/single/finish', 'M'],
  'single/Batch': ['/single/batch', 'M'],
  'single/ScanToPrint': ['/single/scan', 'M'],
  'order/List': ['/order/list', 'MO'],
  'order/Detail': ['/order/detail', 'MO'],
  'order/BatchEditProduct': ['/order/batch-product', 'M'],
  'order/Skus': ['/order/skus', 'M'],
  'order/TaxNumbers': ['/order/tax-numbers', 'M'],
  'order/AddressLists': ['/order/addresses', 'M'],
  'order/AddressManage': ['/order/address-manage', 'M'],
  'order/AddressImport': ['/order/address-import', 'M'],
  'order/ScanPrint': ['/order/scan-print', 'M'],
  'order/ScanPrintRecord': ['/order/scan-record', 'M'],
  'order/PrintSettings': ['/order/print-settings', 'M'],
  'order/LabelDownload': ['/order/labels', 'M'],
  'order/CostChanges': ['/order/cost-changes', 'MO'],
  'order/Claims': ['/order/claims', 'M'],
  'order/Track': ['/order/track', 'MO'],
  'product/List': ['/product/list', 'M'],
  'product/Detail': ['/product/detail', 'M'],
  'shipment/Waiting': ['/shipment/waiting', 'M'],
  'shipment/Batch': ['/shipment/batch', 'M'],
  'shipment/Inventory': ['/shipment/inventory', 'MO'],
  'shipment/Detail': ['/shipment/detail', 'MO'],
  'financial/Overview': ['/financial/overview', 'M'],
  'financial/Recharge': ['/financial/recharge', 'M'],
  'financial/Credentials': ['/financial/credentials', 'M'],
  'financial/Transactions': ['/financial/transactions', 'M'],
  'financial/Billing': ['/financial/customerBilling', 'M'],
  'financial/TopUpCheck': ['/financial/top-up-check', 'MO'],
  'financial/Statements': ['/financial/statements', 'M'],
  'financial/Cod': ['/financial/cod', 'M'],
  'system/Team': ['/system/team', 'M'],
  'system/ApiConfig': ['/system/api', 'M'],
  'system/OwnData': ['/system/my-data', 'M'],
  'system/UserAnnouncements': ['/system/userAnnouncement', 'MO'],
  'system/Jobs': ['/system/jobs', 'MO'],
  'system/Announcements': ['/system/announcements', 'O'],
  'system/Adverts': ['/system/adverts', 'O'],
  'system/Logs': ['/system/logs', 'A'],
  'system/Menus': ['/system/menus', 'A'],
  'system/DataRules': ['/system/data-rules', 'A'],
  'system/Icons': ['/system/icons', 'A'],
  'system/Users': ['/system/users', 'A'],
  'system/Dictionaries': ['/system/dictionaries', 'A'],
  'system/Settings': ['/system/settings', 'A'],
  'system/Keeping': ['/system/keeping', 'A'],
  'ops/WaysToPay': ['/ops/ways-to-pay', 'A'],
  'ops/Activations': ['/ops/activations', 'O'],
  'ops/Merchants': ['/ops/merchants', 'O'],
  'ops/Service': ['/ops/service', 'O'],
  'ops/Approvals': ['/ops/approvals', 'O'],
  'ops/Products': ['/ops/products', 'O'],
  'ops/PriceSheets': ['/ops/price-sheets', 'O'],
  'ops/Carriers': ['/ops/carriers', 'O'],
  'ops/LabelDesigns': ['/ops/label-designs', 'O'],
  'ops/Receive': ['/ops/receive', 'O'],
  'ops/Withheld': ['/ops/withheld', 'O'],
  'ops/Dispatch': ['/ops/dispatch', 'O'],
  'ops/Returns': ['/ops/returns', 'O'],
  'ops/Warehouses': ['/ops/warehouses', 'O'],
  'order/Withheld': ['/order/withheld', 'M'],
  'ops/Receivables': ['/ops/receivables', 'O'],
  'ops/Payables': ['/ops/payables', 'O'],
  'ops/Cod': ['/ops/cod', 'O'],
  'ops/Margin': ['/ops/margin', 'O'],
  'report/Money': ['/report/money', 'M'],
  'report/Parcels': ['/report/parcels', 'M'],
  'ops/Reports': ['/ops/reports', 'O'],
  'ops/Disputes': ['/ops/disputes', 'O'],
  'ops/Claims': ['/ops/claims', 'O'],
  'order/Stalled': ['/order/stalled', 'M'],
  'ops/Stalled': ['/ops/stalled', 'O'],
  'ops/TrackCodes': ['/ops/track-codes', 'O'],
} as const;

const lettersOf: Record<MenuKind, string[]> = {
  merchant: ['M', 'MO'],
  operator: ['O', 'MO'],
  administrator: ['O', 'MO', 'A'],
};

const walk = (entries: readonly MenuSeed[]): MenuSeed[] =>
  entries.flatMap((entry) => [entry, ...walk(entry.children ?? [])]);
const entries = walk(menus);
const pages = entries.filter(({ component }) => component !== '');
const groups = entries.filter(({ component }) => component === '');
const buttons = entries.flatMap((entry) => entry.buttons ?? []);

const twice = (list: readonly string[]) => list.filter((item, at) => list.indexOf(item) !== at);

test('every page stands in the menu once, and the menu names no other', () => {
  expect(pages.map(({ component }) => component).sort()).toEqual([...pageKeys].sort());
  expect(Object.keys(agreed).sort()).toEqual([...pageKeys].sort());
});

test('keys and paths are unique', () => {
  expect(twice(entries.map(({ key }) => key))).toEqual([]);
  expect(twice(entries.map(({ path }) => path))).toEqual([]);
});

test('every page lies at its agreed path', () => {
  expect(Object.fromEntries(pages.map(({ component, path }) => [component, path]))).toEqual(
    Object.fromEntries(Object.entries(agreed).map(([key, [path]]) => [key, path])),
  );
});

describe.each(['merchant', 'operator', 'administrator'] as const)('the menu of a %s', (kind) => {
  test('has the agreed pages and no others', () => {
    const seen = pages.filter(({ kinds }) => kinds.includes(kind)).map((page) => page.component);
    const due = Object.entries(agreed).filter(([, [, who]]) => lettersOf[kind].includes(who));
    expect(seen.sort()).toEqual(due.map(([key]) => key).sort());
  });

  test('shows a group only when it has a page to show in it', () => {
    for (const { key, kinds, children = [] } of groups) {
      const shown = children.some((child) => child.kinds.includes(kind) && !child.hidden);
      expect(kinds.includes(kind), key).toBe(shown);
    }
  });
});

test('every page and button has one permission, known to the contract and used once', () => {
  const used = [...pages, ...buttons].map(({ permission }) => permission);
  expect([...used].sort()).toEqual([...permissions].sort());
});

test('who can hold a permission is who has its page or button', () => {
  for (const { permission, kinds } of [...pages, ...buttons]) {
    for (const kind of ['merchant', 'operator', 'administrator'] as const) {
      // Of the tenant's people not all have all of theirs.
      const may = kinds.includes(kind) || (kind === 'operator' && kinds.includes('administrator'));
      expect(mayHold(kind, permission as string), `${kind} ${permission}`).toBe(may);
    }
  }
});

test('only those who audit top-ups hold the permission for it', () => {
  expect(buttons).toContainEqual(
    expect.objectContaining({
      permission: 'financial:topUpAudit',
      kinds: ['operator', 'administrator'],
    }),
  );
});

test('a redirect leads to a page that everyone who has the group may open', () => {
  for (const { key, kinds, redirect, route } of groups) {
    if (route === '0') continue;
    const target = pages.find(({ path }) => path === redirect);
    expect(target, key).toBeDefined();
    expect(
      kinds.filter((kind) => !target?.kinds.includes(kind)),
      key,
    ).toEqual([]);
  }
});

test('details and last steps are not offered in the menu', () => {
  expect(
    pages
      .filter(({ hidden }) => hidden)
      .map(({ component }) => component)
      .sort(),
  ).toEqual([
    'order/AddressImport',
    'order/AddressManage',
    'order/BatchEditProduct',
    'order/Detail',
    'product/Detail',
    'shipment/Detail',
    'single/Detail',
    'single/Finish',
  ]);
});

test('names stand in both languages and icons are ones the web has', () => {
  for (const { key, zh, en } of entries) {
    expect(zh, key).toMatch(/[\u4e00-\u9fff]/);
    expect(en, key).toMatch(/^[A-Z][A-Za-z -]+$/);
  }
  for (const { key, icon } of entries) expect(menuIcons, key).toContain(icon);
});
