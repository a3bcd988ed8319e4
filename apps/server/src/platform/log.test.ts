import { expect, test } from 'vitest';
import { openLog } from './log.ts';

const written = (write: (log: ReturnType<typeof openLog>) => void) => {
  const lines: string[] = [];
  write(openLog('test', 'info', { write: (line: string) => void lines.push(line) }));
  return lines;
};

test('whatever stands in a value, an event is one line and says nothing in another’s name', () => {
  const user = 'a"}\n{"level":50,"user":"admin","msg":"forged"}\r\n\u001b[2J\u2028';
  const lines = written((log) => log.info({ user }, 'request'));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\p{Cc}]/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, user, msg: 'request' });
});

test('how somebody is reached, and by what numbers they are known, is left out', () => {
  const numbers = {
    phone: '13800000001',
    email: 'a@b.example',
    identityNumber: '44030119900101123X',
    credit_code: '91440300MA5D77777F',
    tax_no: 'DE811234567',
    recipient: '13800000002',
  };
  const lines = written((log) => {
    log.info(numbers, 'at once');
    log.info({ row: numbers, of: { row: numbers } }, 'within');
  });
  const said = lines.join('');
  expect(Object.values(numbers).filter((number) => said.includes(number))).toEqual([]);
  expect(said.match(/\[redacted\]/g)).toHaveLength(18);
});

test('a line has its time in UTC, and the process that wrote it', () => {
  const before = Date.now();
  const [line = ''] = written((log) => log.info('here'));
  const { time, process } = JSON.parse(line);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect(process).toBe('test');
});
