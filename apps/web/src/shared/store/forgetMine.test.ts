import { beforeEach, expect, test, vi } from 'vitest';
import { useSession } from './session.ts';

/** As a browser's: what is kept are its own properties. */
const storage = () => {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return Object.hasOwn(this, name) ? this[name] : null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods) as Record<string, string> & Storage;
};

const kept = { localStorage: storage(), sessionStorage: storage() };
vi.stubGlobal('window', kept);
const { forgetMine, hasKeptOrders } = await import('./forgetMine.ts');

beforeEach(() => {
  useSession.setState({ user: { id: 'u1' } as never });
  Object.assign(kept.localStorage, {
    'alpaca.order.add.u1': '{}',
    'alpaca.pages': '{}',
    'alpaca.pages.texts': '{}',
    'alpaca.questions.u1': '[]',
    'alpaca.access.zh_CN.u1': '{}',
    'alpaca.order.add.u2': '{}',
    'alpaca.remembered.u1': '{}',
    'alpaca.preference.columns.u1': '{}',
    'alpaca.titles.zh_CN': '{}',
    'alpaca.warned': '{}',
    'alpaca.language': '{}',
    'alpaca.theme': '{}',
  });
  Object.assign(kept.sessionStorage, { 'alpaca.tabs': '{}', 'alpaca.notices.zh_CN': '{}' });
});

test('whoever signs out leaves what is the computer’s or another person’s, and nothing of theirs', () => {
  forgetMine();
  expect(Object.keys(kept.localStorage).sort()).toEqual([
    'alpaca.language',
    'alpaca.order.add.u2',
    'alpaca.theme',
  ]);
  expect(Object.keys(kept.sessionStorage)).toEqual([]);
});

test('forms of one’s own that were not sent are told of, another person’s are not', () => {
  expect(hasKeptOrders()).toBe(true);
  forgetMine();
  expect(hasKeptOrders()).toBe(false);
});
