import { type Language, languages, openCalls } from '@alpaca/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { openKit } from '../door/openTestKit.ts';
import { playgroundFacts } from './playgroundPage.ts';

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await testApp();
  ({ key } = await openKit(app).makeKey({ mode: 'test' }));
});
afterAll(() => app.stop());

/** What somebody would write where the page has only a name for it. */
const filled: Readonly<Record<string, string>> = { kind: 'invoice', revision: '1' };

const facts = (lang: Language) => Object.entries(playgroundFacts(lang));

test.each(facts('en_US'))('%s is sent as the page has it, and understood', async (_, fact) => {
  const wanted = fact.parameters.filter(({ required }) => required);
  const path = wanted
    .filter((each) => each.in === 'path')
    .reduce((asked, { name }) => asked.replace(`{${name}}`, filled[name] ?? newId()), fact.path);
  const query = new URLSearchParams(
    wanted.filter((each) => each.in === 'query').map(({ name }) => [name, filled[name] ?? '1']),
  );
  const reply = await openKit(app).ask(key, `${path.replace('/open/v1', '')}?${query}`, {
    method: fact.method,
    body: fact.body,
  });
  expect(path).not.toContain('{');
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
  expect(reply.body.errorKey, JSON.stringify(reply.body)).not.toBe('request.invalid');
});

test('it has every call, and says in both languages what each of its fields means', () => {
  for (const lang of languages) {
    expect(facts(lang).map(([name]) => name)).toEqual(Object.keys(openCalls));
    const silent = facts(lang).flatMap(([name, { parameters }]) =>
      parameters.filter(({ means }) => !means).map((each) => `${name} ${each.name}`),
    );
    expect(silent).toEqual([]);
  }
});
