import { expect, test } from 'vitest';
import { createEditQueue, type Edit } from './editQueue.ts';

const edit = (rowNo: number): Edit => ({ rowNo, field: 'name', value: 'x', seen: '' });

const desk = () => {
  const sent: number[][] = [];
  const heard: string[] = [];
  const open: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const queue = createEditQueue<string>({
    send: (edits) => {
      sent.push(edits.map(({ rowNo }) => rowNo));
      return new Promise((resolve, reject) => open.push({ resolve, reject }));
    },
    answered: (answer, waiting) => heard.push(`${answer}, ${waiting.length} waiting`),
    failed: (_, lost) => heard.push(`failed, ${lost.length} lost`),
  });
  return { sent, heard, open, queue };
};
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('one call at a time; what comes meanwhile goes together', async () => {
  const { sent, heard, open, queue } = desk();
  queue.add([edit(1)]);
  queue.add([edit(2)]);
  queue.add([edit(3), edit(4)]);
  expect(sent).toEqual([[1]]);
  open[0]?.resolve('first');
  await soon();
  expect(sent).toEqual([[1], [2, 3, 4]]);
  open[1]?.resolve('second');
  await queue.idle();
  expect(heard).toEqual(['first, 3 waiting', 'second, 0 waiting']);
});

test('a call carries five hundred at the most', async () => {
  const { sent, open, queue } = desk();
  queue.add(Array.from({ length: 700 }, (_, n) => edit(n)));
  open[0]?.resolve('');
  await soon();
  expect(sent.map(({ length }) => length)).toEqual([500, 200]);
});

test('a failure drops what waited behind it, and the next edit goes again', async () => {
  const { sent, heard, open, queue } = desk();
  queue.add([edit(1)]);
  queue.add([edit(2)]);
  open[0]?.reject(new Error('offline'));
  await queue.idle();
  expect(heard).toEqual(['failed, 2 lost']);
  queue.add([edit(3)]);
  expect(sent).toEqual([[1], [3]]);
});

test('another call waits its turn, and edits behind it do not overtake it', async () => {
  const { sent, heard, open, queue } = desk();
  queue.add([edit(1)]);
  queue.call(async () => {
    sent.push([0]);
    return 'skipped';
  });
  queue.add([edit(2)]);
  open[0]?.resolve('first');
  await soon();
  expect(sent).toEqual([[1], [0], [2]]);
  expect(heard).toEqual(['first, 1 waiting', 'skipped, 1 waiting']);
});
