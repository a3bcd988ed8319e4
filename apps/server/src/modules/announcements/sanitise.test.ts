import { expect, test } from 'vitest';
import { vectors } from '../../../../../e2e/announcements/bellVectors.ts';
import { plain } from './noticeText.ts';
import { sanitise, saysSomething } from './sanitise.ts';

const allowed =
  /^<\/?(p|strong|em|u|s|h2|h3|ul|ol|li|blockquote|a)>$|^<br \/>$|^<a href="(https?:\/\/|mailto:)[^"<>]*" rel="noopener noreferrer" target="_blank">$/;

test('there are at least forty ways to try', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
});

test.each(vectors.map((html) => [html.slice(0, 80), html]))('%s does nothing', (_, html) => {
  const clean = sanitise(html);
  for (const tag of clean.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(allowed);
  expect(sanitise(clean)).toBe(clean);
});

test('what the editor writes stays', () => {
  const html =
    '<h2>标题</h2><p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><br />行</p><ul><li><p>一</p></li></ul><ol><li><p>二</p></li></ol><blockquote><p>引</p></blockquote>';
  expect(sanitise(html)).toBe(html);
});

test('links lead out in a page of their own, and only to where they say', () => {
  expect(sanitise('<a href="https://a.example/x?y=1&z=2">x</a>')).toBe(
    '<a href="https://a.example/x?y=1&amp;z=2" rel="noopener noreferrer" target="_blank">x</a>',
  );
  expect(sanitise('<a href="mailto:a@b.example">x</a>')).toContain('mailto:a@b.example');
  for (const href of ['/inside', '//evil.example', 'https://you@evil.example', 'ftp://x.example']) {
    expect(sanitise(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  }
});

test('marks alone say nothing', () => {
  expect(saysSomething(sanitise('<p></p><p>&nbsp; </p>'))).toBe(false);
  expect(saysSomething('<p>字</p>')).toBe(true);
});

test('as plain text it keeps its lines and its signs', () => {
  expect(plain('<h2>A</h2><p>1 &lt; 2<br />3</p><ul><li>x</li></ul>')).toBe('A\n1 < 2\n3\nx');
});
