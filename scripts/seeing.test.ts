import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { placedFiles } from '../ops/seeing/placedFiles.ts';
import { linesOf } from '../ops/seeing/told.ts';
import { root } from './servers.ts';

const read = (name: string) => readFileSync(join(root, 'ops/seeing', name), 'utf8');

test('a run watches its own apis and tells its own listener, and keeps all else of the files', () => {
  const files = { prometheus: read('prometheus.yml'), alertmanager: read('alertmanager.yml') };
  const placed = placedFiles(files, {
    targets: ['127.0.0.1:1', '127.0.0.1:2'],
    workers: ['127.0.0.1:5'],
    alertmanager: '127.0.0.1:3',
    told: '127.0.0.1:4',
  });
  const prometheus = parse(files.prometheus);
  const alertmanager = parse(files.alertmanager);
  expect(parse(placed.prometheus)).toEqual({
    ...prometheus,
    alerting: { alertmanagers: [{ static_configs: [{ targets: ['127.0.0.1:3'] }] }] },
    scrape_configs: [
      {
        ...prometheus.scrape_configs[0],
        static_configs: [{ targets: ['127.0.0.1:1', '127.0.0.1:2'] }],
      },
      { ...prometheus.scrape_configs[1], static_configs: [{ targets: ['127.0.0.1:5'] }] },
    ],
  });
  expect(parse(placed.alertmanager)).toEqual({
    ...alertmanager,
    receivers: ['page', 'look'].map((name) => ({
      name,
      webhook_configs: [{ url: `http://127.0.0.1:4/${name}` }],
    })),
  });
});

test('what is told is a line for each alert: how urgent it is, or that it is over, and where to look', () => {
  const alert = (status: string, alertname: string) => ({
    status,
    labels: { alertname },
    annotations: { summary: 'it is so', runbook: 'docs/runbooks/alerts.md#x' },
  });
  const body = JSON.stringify({
    alerts: [alert('firing', 'ApiDown'), alert('resolved', 'WalGrows')],
  });
  expect(linesOf('/page', body)).toEqual([
    'page  ApiDown: it is so (docs/runbooks/alerts.md#x)',
    'over  WalGrows: it is so (docs/runbooks/alerts.md#x)',
  ]);
});
