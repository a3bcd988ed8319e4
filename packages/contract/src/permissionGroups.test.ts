import { expect, test } from 'vitest';
import { everyMembersPermissions } from './accounts/team.ts';
import {
  impliedPermissions,
  permissionGroups,
  presetNames,
  presetOf,
  presets,
} from './permissionGroups.ts';
import { mayHold, permissions, withNeeds, withoutNeeding } from './permissions.ts';
import type { Permission } from './wire/says.ts';

const grouped: Permission[] = Object.values(permissionGroups).flat();

test('what a merchant may do is chosen in one group, comes along, or is everybody’s', () => {
  const all = [...grouped, ...impliedPermissions, ...everyMembersPermissions];
  expect([...all].sort()).toEqual(permissions.filter((one) => mayHold('merchant', one)).sort());
});

test('what nobody chooses is needed by something', () => {
  const needed = permissions.flatMap((one) => withNeeds([one]).slice(1));
  expect(impliedPermissions.filter((one) => !needed.includes(one))).toEqual([]);
});

test('whoever places orders sees lines, prices, books and the orders, and no money', () => {
  for (const way of ['single:special', 'single:lines', 'single:batch'] as const) {
    const held = withNeeds([way]);
    expect(held).toEqual(
      expect.arrayContaining([
        'order:submit',
        'order:detail',
        'single:trial',
        'product:list',
        'order:addresses',
        'order:skus',
        'order:taxNumbers',
      ]),
    );
    expect(held.filter((one) => one.startsWith('financial:'))).toEqual([]);
  }
});

test('without what they need, permissions go too', () => {
  const clerk = withNeeds(['single:special', 'order:track']);
  const left = withoutNeeding(clerk, 'order:addresses');
  expect(left).not.toContain('single:special');
  expect(left).not.toContain('order:submit');
  expect(left).toContain('order:track');
  expect(withNeeds(left).sort()).toEqual([...left].sort());
});

test('presets are whole, are known again, and differ', () => {
  for (const name of presetNames) {
    expect(withNeeds(presets[name]).sort()).toEqual([...presets[name]].sort());
    expect(presetOf([...everyMembersPermissions, ...presets[name]])).toBe(name);
    expect(presetOf(presets[name].slice(1))).not.toBe(name);
  }
  expect(presetOf([])).toBeUndefined();
});
