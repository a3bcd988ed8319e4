import { globSync, readFileSync } from 'node:fs';
import { calls, openCalls } from '@alpaca/contract';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { measureCarriers } from '../carriers/gate.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { readMetrics } from '../testing/metrics.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: { severity?: string; slo?: string };
  annotations?: { runbook?: string; summary?: string };
}
interface Fired {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}

const root = new URL('../../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { groups } = parse(textOf('ops/seeing/rules.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);

/** Every `expr` of the dashboard, wherever it stands. */
const dashboard: string[] = [];
JSON.parse(textOf('ops/seeing/dashboard.json'), (key, value) => {
  if (key === 'expr') dashboard.push(value);
  return value;
});

const words = new Set(['and', 'or', 'unless', 'by', 'on', 'bool']);
/** What an expression reads: all words of it that are neither labels nor functions nor its language. */
const readBy = (expr: string) =>
  [
    ...expr
      .replace(/"[^"]*"/g, '')
      .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
      .replace(/\b(by|on) \([^)]*\)/g, '')
      .matchAll(/(?<![\w:.])[a-z_][\w:]*(?!\w|\s*\()/gi),
  ]
    .map(([word]) => word)
    .filter((word) => !words.has(word));

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

test('an expression is taken apart into what it reads', () => {
  const expr = `histogram_quantile(0.95, sum by (call, le) (rate(a_bucket{call="x"}[5m]))) > on (slo) 14.4 * b:c:d
    unless on (instance) up and time() - e_1 > 5`;
  expect(readBy(expr)).toEqual(['a_bucket', 'b:c:d', 'up', 'e_1']);
});

test('what alerts and the dashboard read is told by the api or recorded', async () => {
  const { body } = await readMetrics(app);
  // A worker tells what it alone knows.
  const workers = new Registry();
  measureCarriers(app.node, workers);
  const told = [
    ...`${body}\n${await workers.metrics()}`.matchAll(/^# TYPE (\w+) (\w+)$/gm),
  ].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  );
  // What Prometheus itself adds.
  const known = new Set([...told, ...rules.map(({ record }) => record), 'up', 'ALERTS']);
  expect(dashboard.length).toBeGreaterThan(20);
  const read = [...rules.map(({ expr }) => expr), ...dashboard].flatMap(readBy);
  expect(read.length).toBeGreaterThan(60);
  expect(read.filter((name) => !known.has(name))).toEqual([]);
});

test('calls that a rule names are calls that there are', () => {
  const there = [
    ...Object.keys(calls),
    ...Object.keys(openCalls).map((name) => `open.${name}`),
    'carrierEvents',
  ];
  const patterns = rules.flatMap(({ expr }) => [...expr.matchAll(/call!?=~?"([^"]*)"/g)]);
  const each = new Set(patterns.flatMap(([, pattern = '']) => pattern.split('|')));
  expect(each.size).toBeGreaterThan(6);
  const isThere = (pattern: string) => there.some((name) => new RegExp(`^${pattern}$`).test(name));
  expect([...each].filter((pattern) => !isThere(pattern))).toEqual([]);
});

test('a promise is measured by the same calls over every window, and has a budget', () => {
  const windows = ['5m', '30m', '1h', '6h', '30d'].map((of) => `slo:bad:ratio_rate${of}`);
  for (const slo of ['submit', 'label']) {
    const own = rules.filter(({ labels }) => labels?.slo === slo);
    expect(own.map(({ record }) => record)).toEqual(['slo:budget:ratio', ...windows]);
    const measured = own.slice(1).map(({ expr }) => expr.replace(/\[\w+\]/g, '[…]'));
    expect(new Set(measured).size).toBe(1);
    own.slice(1).forEach(({ record, expr }) => {
      const over = new Set([...expr.matchAll(/\[(\w+)\]/g)].map(([, window]) => window));
      expect([...over]).toEqual([record?.slice('slo:bad:ratio_rate'.length)]);
    });
  }
});

test('every alert says how urgent it is and leads to its heading in the runbook, and every heading has one', () => {
  const path = 'docs/runbooks/alerts.md';
  const headings = [...textOf(path).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.map(({ alert }) => alert).sort()).toEqual(headings.sort());
  for (const { alert = '', labels, annotations } of alerts) {
    expect(annotations?.runbook).toBe(`${path}#${alert.toLowerCase()}`);
    expect(annotations?.summary).toBeTruthy();
    expect(['page', 'look']).toContain(labels?.severity);
  }
});

test('a test fires each alert, and one holds it against an input where all is well', () => {
  const files = globSync('ops/seeing/tests/*.test.yml', { cwd: root });
  const all = files.flatMap((file) =>
    (parse(textOf(file)) as { tests: Fired[] }).tests.flatMap((one) => one.alert_rule_test),
  );
  const names = alerts.map(({ alert }) => alert as string).sort();
  const those = (wanted: (expected: unknown[]) => boolean) => [
    ...new Set(
      all.filter(({ exp_alerts }) => wanted(exp_alerts)).map(({ alertname }) => alertname),
    ),
  ];
  expect(those((expected) => expected.length > 0).sort()).toEqual(names);
  expect(those((expected) => expected.length === 0).sort()).toEqual(names);
});
