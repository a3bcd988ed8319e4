import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/server/src/platform/config.ts';
import type { Role } from '../apps/server/src/platform/production.ts';
import { othersSecrets } from './environments.ts';

// No Docker is needed: what compose.yaml and the Dockerfile say is held against the code that it
// would start, process by process.

interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

const text = (path: string) => readFileSync(path, 'utf8');

/** `${NAME:-word}` as on a machine where nobody has set NAME. */
const substituted = (source: string) => source.replace(/\$\{(\w+):-([^}]*)\}/g, '$2');
const read = (source: string) =>
  parse(source, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
const { services, volumes } = read(substituted(text('compose.yaml')));
const unset = read(text('compose.yaml')).services;
const named = (name: string) => services[name] as Service;

const dockerfile = text('Dockerfile').replaceAll('\\\n', ' ').split('\n');
const said = (word: string) =>
  dockerfile
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1));
const image = Object.fromEntries(
  said('ENV').flatMap((line) =>
    line.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
  ),
);
const ours = Object.entries(services).filter(([, service]) => service.image === 'alpaca');

/** The programs that a service runs, one after the other. */
const programs = ({ command = [] }: Service) =>
  command.join(' ').match(/\b(?:apps|packages|scripts)\/\S+\.ts/g) ?? [];
const roleOf = (program: string) => /server\/src\/main\/(\w+)\.ts$/.exec(program)?.[1] as Role;
const started = ours.flatMap(([name, service]) =>
  programs(service).map((program) => ({ name, program, service })),
);
const servers = started.filter(({ program }) => roleOf(program));

test('every process of the system runs in one container', () => {
  const roles = servers.map(({ program }) => roleOf(program)).sort();
  expect(roles).toEqual(['api', 'migrate', 'relay', 'seed', 'worker']);
  expect(ours.filter(([, service]) => programs(service).length === 0)).toEqual([]);
});

describe.each(servers)('$program in $name', ({ program, service }) => {
  const role = roleOf(program);
  const environment = { ...image, ...service.environment };

  test('starts with this environment, as production', () => {
    expect(environment.NODE_ENV).toBe('production');
    expect(() => readConfig(environment, role)).not.toThrow();
  });

  test('has no secret of another process', () => {
    const had = othersSecrets(role).filter((name) => environment[name] !== undefined);
    expect(had).toEqual([]);
  });
});

test('every variable is one that the documentation tells and the code reads', () => {
  const told = new Set(text('docs/architecture.md').match(/\b(ALPACA|CARRIER_SIM)_[A-Z_]+\b/g));
  const code = globSync('apps/*/src/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map(text)
    .join('\n');
  const given = ours.flatMap(([name, { environment }]) =>
    Object.keys(environment ?? {}).map((variable) => ({ name, variable })),
  );
  expect(given.length).toBeGreaterThan(10);
  expect(
    given.filter(({ variable }) => !told.has(variable)),
    'told',
  ).toEqual([]);
  expect(
    given.filter(({ variable }) => !code.includes(variable)),
    'read',
  ).toEqual([]);
});

test('an address has the name, the password and the database that PostgreSQL is given', () => {
  const init = text('ops/postgres/init.sh');
  const database = /create database (\w+)/.exec(init)?.[1];
  const roles = text('ops/postgres/roles.sql');
  const urls = Object.values(unset).flatMap(({ environment }) => [
    ...(environment?.ALPACA_CELLS ?? '').matchAll(
      /"(\w+)":"postgres:\/\/(\w+):\$\{(\w+):-(\w+)\}@(\w+):(\d+)\/(\w+)"/g,
    ),
  ]);
  expect(urls.map(([, role]) => role).sort()).toEqual([
    'app',
    'migrate',
    'relay',
    'sweep',
    'worker',
  ]);
  for (const [, role = '', user = '', password = '', fallback, host = '', port, name] of urls) {
    expect(user).toBe(`alpaca_${role}`);
    expect(roles).toContain(`'${user}'`);
    expect(password).toBe(`ALPACA_${role.toUpperCase()}_PASSWORD`);
    expect(named('postgres').environment?.[password]).toBe(fallback);
    expect(init).toContain(`--set ${role}="$${password}"`);
    expect([host, port, name]).toEqual(['postgres', '5432', database]);
  }
  expect(named('postgres').healthcheck?.test).toContain(database);
});

test('whoever is waited for is there and can be waited for', () => {
  for (const { depends_on } of Object.values(services)) {
    for (const [name, { condition }] of Object.entries(depends_on ?? {})) {
      if (condition === 'service_healthy') expect(named(name).healthcheck).toBeDefined();
      else expect(condition).toBe('service_completed_successfully');
      expect(services).toHaveProperty([name]);
    }
  }
  expect(named('prepare')).toMatchObject({ restart: 'no' });
});

test('the api is asked where it answers', () => {
  const asked = /http:\/\/127\.0\.0\.1:(\d+)(\/\w+)/.exec(
    named('api').healthcheck?.test.at(-1) ?? '',
  );
  expect(asked?.[1]).toBe(image.ALPACA_PORT);
  expect(text('apps/server/src/platform/http/health.ts')).toContain(`server.get('${asked?.[2]}'`);
  expect(said('EXPOSE')).toEqual([image.ALPACA_PORT]);
  expect(named('api').ports).toEqual([`127.0.0.1:3000:${image.ALPACA_PORT}`]);
  const open = Object.entries(services).filter(([, { ports }]) => ports);
  expect(open.map(([name]) => name)).toEqual(['api']);
});

test('carriers are asked where the simulator listens', () => {
  const port = /CARRIER_SIM_PORT \?\? (\d+)/.exec(text('apps/carrier-sim/src/main.ts'))?.[1];
  const told = named('worker').environment?.ALPACA_CARRIERS ?? '';
  const urls = [...told.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url);
  expect(new Set(urls)).toEqual(new Set([`http://carrier-sim:${port}`]));
  expect(named('carrier-sim').environment?.CARRIER_SIM_HOST).toBe('0.0.0.0');
});

test('volumes are declared, what is mounted exists, and files lie on a volume', () => {
  for (const [name, { volumes: mounts = [], environment = {} }] of Object.entries(services)) {
    const [sources, targets] = [0, 1].map((at) =>
      mounts.map((mount) => mount.split(':')[at] ?? ''),
    );
    for (const source of sources ?? []) {
      if (source.startsWith('.')) expect(existsSync(source), source).toBe(true);
      else expect(volumes, source).toHaveProperty([source]);
    }
    const folder = environment.ALPACA_STORAGE?.replace('file:', '');
    if (folder) expect(targets, name).toContain(folder);
    const state = environment.CARRIER_SIM_STATE;
    if (state) expect(targets, name).toContain(dirname(state));
  }
});

describe('the image', () => {
  const ignored = text('.dockerignore').trim().split('\n');
  const fits = (path: string, rule: string) =>
    matchesGlob(path, rule) || matchesGlob(path, `${rule}/**`);
  // The last rule that fits decides, and one that begins with ! takes a path back in.
  const isIgnored = (path: string) => {
    const last = ignored.findLast((rule) => fits(path, rule.replace(/^!/, '')));
    return last !== undefined && !last.startsWith('!');
  };
  const copied = said('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(/\s+/).slice(0, -1));

  test('is made of paths that exist', () => {
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((path) => !existsSync(path) || isIgnored(path))).toEqual([]);
    const { workspaces } = JSON.parse(text('package.json'));
    const manifests = globSync(workspaces.map((each: string) => `${each}/package.json`));
    expect(copied.filter((path) => path.includes('/package.json')).sort()).toEqual(
      manifests.sort(),
    );
  });

  test('runs the Node that the project asks for and setup fetches', () => {
    const { engines } = JSON.parse(text('package.json'));
    const major = /^node_version=(\d+)\./m.exec(text('scripts/setup.sh'))?.[1];
    expect(engines.node).toBe(`>=${major}`);
    const bases = said('FROM').map((line) => line.split(' ')[0]);
    expect(bases.filter((base) => base?.startsWith('node:'))).not.toHaveLength(0);
    for (const base of bases) expect(base).toMatch(new RegExp(`^(node:${major}-slim|manifests)$`));
  });

  test.each(started)('holds all that $program imports', ({ program }) => {
    const kept = copied.filter((path) => !path.endsWith('.json'));
    const isIn = (path: string) =>
      !isIgnored(path) && kept.some((folder) => path.startsWith(`${folder}/`));
    const seen = new Set([program]);
    for (const path of seen) {
      expect(existsSync(path), path).toBe(true);
      const source = path.endsWith('.ts') ? text(path) : '';
      for (const [, type, relative = ''] of source.matchAll(
        /^(?:import|export)( type)? [^;]*?from '(\.[^']+)'/gm,
      )) {
        if (!type) seen.add(join(dirname(path), relative));
      }
    }
    expect([...seen].filter((path) => !isIn(path))).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  });
});
