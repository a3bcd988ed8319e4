import { expect, test, vi } from 'vitest';

// No window: what is kept is kept for as long as the test runs.
vi.stubGlobal('navigator', {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/147.0 Safari/537.36',
});

const { choosePrinter, proposedName, sheetIn, useWorkstation } = await import('./workstation.ts');

test('a name is proposed from what the browser says of itself', () => {
  expect(proposedName('(Windows NT 10.0) Chrome/147.0 Safari/537 Edg/147.0', '4F2A')).toBe(
    'Windows Edge 4F2A',
  );
  expect(proposedName('(iPhone; CPU like Mac OS X) Safari/604', '00X1')).toBe('iOS Safari 00X1');
  expect(proposedName('something else', '00X1')).toBe('00X1');
  expect(useWorkstation.getState().name).toMatch(/^Windows Chrome [0-9A-Z]{4}$/);
});

test('a printer is kept for its kind, the other stays', () => {
  choosePrinter('label', 'Zebra');
  choosePrinter('a4', 'Brother');
  expect(useWorkstation.getState().printers).toEqual({ label: 'Zebra', a4: 'Brother' });
});

test('sheets are as large as what lies in the printer', () => {
  expect(sheetIn('label', { sheet: '60x40' })).toEqual({ widthMm: 60, heightMm: 40 });
  expect(sheetIn('a4', { sheet: '60x40' })).toEqual({ widthMm: 210, heightMm: 297 });
});
