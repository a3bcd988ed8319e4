import { expect, test } from 'vitest';
import { chatFrame, linkTo } from './chat.ts';

const here = 'http://yunling.localhost:3000';

test("a tenant's chat elsewhere keeps its own origin in its frame", () => {
  const chat = chatFrame('https://chat.example/room?t=1', here);
  expect(chat?.src).toBe('https://chat.example/room?t=1');
  expect(chat?.sandbox.split(' ')).toContain('allow-same-origin');
});

test('a page of our own does not, or it could leave the frame', () => {
  const chat = chatFrame('/help/chat.zh_CN.html', here);
  expect(chat?.src).toBe(`${here}/help/chat.zh_CN.html`);
  expect(chat?.sandbox.split(' ')).not.toContain('allow-same-origin');
});

test('no frame may navigate the page around it', () => {
  expect(chatFrame('https://chat.example', here)?.sandbox).not.toContain('allow-top-navigation');
});

test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'blob:http://x/1', 'http://'])(
  '%j is neither a chat nor a link',
  (address) => {
    expect(chatFrame(address, here)).toBeNull();
    expect(linkTo(address, here)).toBeNull();
  },
);
