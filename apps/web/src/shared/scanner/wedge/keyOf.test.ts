import { expect, test } from 'vitest';
import { heardOf } from './keyOf.ts';

const pressed = (
  key: string,
  code: string,
  held: { shift?: true; ctrl?: true; caps?: true } = {},
) =>
  heardOf({
    key,
    code,
    shiftKey: held.shift ?? false,
    ctrlKey: held.ctrl ?? false,
    altKey: false,
    metaKey: false,
    getModifierState: () => held.caps ?? false,
  });

test('characters are heard as they are, Enter and Tab end a number', () => {
  expect(pressed('A', 'KeyA', { shift: true })).toEqual({ char: 'A' });
  expect(pressed('7', 'Digit7')).toEqual({ char: '7' });
  expect(pressed('Enter', 'Enter')).toBe('end');
  expect(pressed('Enter', 'NumpadEnter')).toBe('end');
  expect(pressed('Tab', 'Tab')).toBe('end');
});

test('what an input method hides is heard by its key', () => {
  expect(pressed('Process', 'KeyA', { shift: true })).toEqual({ char: 'A' });
  expect(pressed('Process', 'KeyA', { caps: true })).toEqual({ char: 'A' });
  expect(pressed('Process', 'KeyA')).toEqual({ char: 'a' });
  expect(pressed('Process', 'Digit3')).toEqual({ char: '3' });
  expect(pressed('Process', 'Minus')).toEqual({ char: '-' });
  expect(pressed('Process', 'Enter')).toBe('end');
});

test('shortcuts, arrows and the like are nothing', () => {
  expect(pressed('k', 'KeyK', { ctrl: true })).toBeNull();
  expect(pressed('Tab', 'Tab', { shift: true })).toBeNull();
  expect(pressed('ArrowDown', 'ArrowDown')).toBeNull();
  expect(pressed('Shift', 'ShiftLeft', { shift: true })).toBeNull();
  expect(pressed('Process', 'Space')).toBeNull();
});
