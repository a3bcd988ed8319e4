import type { MenuEntry } from '@alpaca/contract';
import { expect, test } from 'vitest';
import { resolve } from './resolve.ts';
import { externalUrl, routesOf } from './routes.ts';

type Given = Partial<Omit<MenuEntry, 'meta'>> & { path: string; meta?: Partial<MenuEntry['meta']> };

const entry = ({ meta, ...rest }: Given): MenuEntry => ({
  id: rest.path,
  name: rest.path,
  component: '',
  redirect: '',
  hidden: false,
  alwaysShow: false,
  route: '1',
  children: [],
  ...rest,
  meta: {
    title: rest.path,
    titles: { zh: rest.path, en: rest.path, third: '' },
    icon: '',
    url: '',
    permissionList: [],
    keepAlive: true,
    internalOrExternal: false,
    ...meta,
  },
});

const list = entry({ path: '/order/list', component: 'order/List' });
const detail = entry({ path: '/order/detail', component: 'order/Detail', hidden: true });
const group = entry({ path: '/order', redirect: '/order/labels', children: [detail, list] });
const quiet = entry({
  path: '/financial',
  route: '0',
  children: [entry({ path: '/financial/overview', component: 'financial/Overview' })],
});
const routes = routesOf([group, quiet]);
const at = (address: string, ready = true) => {
  const { pathname, search } = new URL(address, 'http://here.invalid');
  return resolve({ pathname, search }, routes, ready);
};

test('the root and a group lead on; a group whose page one lacks leads to its first', () => {
  expect(at('/')).toEqual({ kind: 'go', to: '/dashboard/analysis' });
  expect(at('/order')).toEqual({ kind: 'go', to: '/order/list' });
  expect(at('/order/list/?a=1')).toEqual({ kind: 'go', to: '/order/list?a=1' });
});

test('a group that is no route leads to its first page too', () => {
  expect(at('/financial')).toEqual({ kind: 'go', to: '/financial/overview' });
  expect(at('/financial/overview')).toMatchObject({ kind: 'page', key: '/financial/overview' });
});

test('a page that others have is refused, one that nobody has is unknown', () => {
  expect(at('/system/logs')).toEqual({ kind: 'go', to: '/403' });
  expect(at('/system/settings')).toEqual({ kind: 'go', to: '/403' });
  expect(at('/system/none')).toEqual({ kind: 'go', to: '/404' });
  expect(at('/order/list/more')).toEqual({ kind: 'go', to: '/404' });
});

test('a folder of addresses leads to the first page in it, one without any is refused', () => {
  const merchants = entry({
    path: '/merchants',
    children: [
      entry({ path: '/ops/hidden', component: 'ops/Disputes', hidden: true }),
      entry({ path: '/ops/activations', component: 'ops/Activations' }),
      entry({ path: '/ops/merchants', component: 'ops/Merchants' }),
    ],
  });
  const staff = routesOf([merchants]);
  const to = (pathname: string) => resolve({ pathname, search: '' }, staff, true);
  expect(to('/ops')).toEqual({ kind: 'go', to: '/ops/activations' });
  expect(to('/merchants')).toEqual({ kind: 'go', to: '/ops/activations' });
  expect(to('/shipment')).toEqual({ kind: 'go', to: '/403' });
  expect(to('/nowhere')).toEqual({ kind: 'go', to: '/404' });
});

test('topping up is for those whose menu has it', () => {
  expect(at('/financial/recharge', false)).toEqual({ kind: 'wait' });
  expect(at('/financial/recharge')).toEqual({ kind: 'go', to: '/403' });
  const payers = routesOf([
    entry({ path: '/financial/recharge', component: 'financial/Recharge' }),
  ]);
  const place = resolve({ pathname: '/financial/recharge', search: '' }, payers, true);
  expect(place).toMatchObject({ kind: 'page' });
});

test('nothing is refused before the menu is there, and fixed pages need none', () => {
  expect(at('/system/logs', false)).toEqual({ kind: 'wait' });
  const none = routesOf([]);
  const home = resolve({ pathname: '/dashboard/analysis', search: '' }, none, false);
  expect(home).toMatchObject({ kind: 'page' });
  expect(resolve({ pathname: '/500', search: '' }, none, false)).toEqual({
    kind: 'error',
    code: '500',
  });
});

test('a filter keeps the tab, another order is another tab', () => {
  expect(at('/order/list?status=draft')).toMatchObject({ key: '/order/list' });
  expect(at('/order/detail?id=7&from=list')).toMatchObject({ key: '/order/detail?id=7' });
});

test('a detail page without its id leads back to its list', () => {
  expect(at('/order/detail')).toEqual({ kind: 'noId', to: '/order/list' });
  expect(at('/order/detail?id=')).toEqual({ kind: 'noId', to: '/order/list' });
});

test('an external entry is no route, and only web addresses are opened', () => {
  const external = (url: string) =>
    entry({ path: '/docs', component: 'order/List', meta: { internalOrExternal: true, url } });
  expect(routesOf([external('https://docs.example/')]).pages.has('/docs')).toBe(false);
  expect(externalUrl(external('https://docs.example/a'))).toBe('https://docs.example/a');
  expect(externalUrl(external('javascript:alert(1)'))).toBeNull();
  expect(externalUrl(list)).toBeNull();
});
