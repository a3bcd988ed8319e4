import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/ports.ts';
import { anyAnswer, root } from '../../scripts/servers.ts';
import { runUntilStopped } from '../../scripts/shutdown.ts';
import { startProgram } from '../ha/programs.ts';
import { placedFiles } from './placedFiles.ts';
import { linesOf } from './told.ts';

const dir = resolve(process.env.ALPACA_DATA ?? join(root, '.data'), 'seeing');
const token = process.env.ALPACA_METRICS_TOKEN;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { worker: { type: 'string', multiple: true, default: [] } },
});
const targets = positionals.length > 0 ? positionals : ['127.0.0.1:3100'];
const workers = values.worker;
if (!token) {
  console.error(
    'Set ALPACA_METRICS_TOKEN to what the api was started with, such as\n  export ALPACA_METRICS_TOKEN=$(openssl rand -hex 16)\nbefore `npm run dev` and `npm run seeing`. Other apis than 127.0.0.1:3100: npm run seeing -- host:port …, and workers that have an ALPACA_METRICS_PORT: --worker host:port …',
  );
  process.exit(1);
}

const local = (port: number) => `127.0.0.1:${port}`;

/** Prints what Alertmanager tells, as whoever is woken would read it. */
const listen = async (port: number) => {
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    for (const line of linesOf(request.url ?? '', Buffer.concat(parts).toString())) {
      console.log(line);
    }
    reply.end();
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
};

await runUntilStopped(async ({ closeLater }) => {
  const ports = {
    prometheus: await freePort(9090),
    alertmanager: await freePort(9093),
    told: await freePort(9095),
  };
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const read = (name: string) => readFileSync(join(root, 'ops/seeing', name), 'utf8');
  const place = (name: string, text: string) => {
    writeFileSync(join(dir, name), text, { mode: 0o600 });
    return join(dir, name);
  };
  const files = placedFiles(
    { prometheus: read('prometheus.yml'), alertmanager: read('alertmanager.yml') },
    { targets, workers, alertmanager: local(ports.alertmanager), told: local(ports.told) },
  );
  place('rules.yml', read('rules.yml'));
  place('metrics-token', token);
  const told = await listen(ports.told);
  closeLater(async () => void told.close());

  const start = (name: string, file: string, args: string[]) => {
    const log = join(dir, `${name}.log`);
    const program = startProgram({ name, file, args, account: {}, log });
    closeLater(() => program.stop());
    return program.exited.then(() => {
      throw new Error(`${name} ended; see ${log}.`);
    });
  };
  const ended = Promise.race([
    start('alertmanager', '/usr/bin/prometheus-alertmanager', [
      `--config.file=${place('alertmanager.yml', files.alertmanager)}`,
      `--storage.path=${join(dir, 'alertmanager')}`,
      `--web.listen-address=${local(ports.alertmanager)}`,
      '--cluster.listen-address=',
    ]),
    start('prometheus', '/usr/bin/prometheus', [
      `--config.file=${place('prometheus.yml', files.prometheus)}`,
      `--storage.tsdb.path=${join(dir, 'prometheus')}`,
      // The budgets are those of 30 days.
      '--storage.tsdb.retention.time=40d',
      `--web.listen-address=${local(ports.prometheus)}`,
    ]),
  ]);
  const ready = Promise.all([
    anyAnswer(`http://${local(ports.prometheus)}/-/ready`),
    anyAnswer(`http://${local(ports.alertmanager)}/-/ready`),
  ]);
  await Promise.race([ready, ended]);
  console.log(
    [
      '',
      `Watching ${[...targets, ...workers].join(', ')}:`,
      `  measurements  http://${local(ports.prometheus)}/graph`,
      `  alerts        http://${local(ports.prometheus)}/alerts`,
      `  who is told   http://${local(ports.alertmanager)}/, and here`,
      '  Grafana       import ops/seeing/dashboard.json, with the first as its source',
      '  Ctrl-C stops both.',
      '',
    ].join('\n'),
  );
  await ended;
});
