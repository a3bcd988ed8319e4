import { join } from 'node:path';
import { certificate, type Layout, type Machine, ownFile, ownFolder, scope } from './layout.ts';

const commas = (texts: readonly string[]) => texts.join(',');

export const etcdArgs = (layout: Layout, { name, host, ports }: Machine): string[] => {
  const file = (kind: string) => certificate(layout, kind);
  const client = `https://${host}:${ports.etcd}`;
  const peer = `https://${host}:${ports.peers}`;
  const all = layout.machines.map((one) => `${one.name}=https://${one.host}:${one.ports.peers}`);
  const settings = {
    name,
    'data-dir': ownFolder(layout, join(layout.dir, name, 'etcd')),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': commas(all),
    'initial-cluster-token': scope,
    'initial-cluster-state': 'new',
    'client-cert-auth': 'true',
    'trusted-ca-file': file('ca.crt'),
    'cert-file': file(`${name}.crt`),
    'key-file': file(`${name}.key`),
    'peer-client-cert-auth': 'true',
    'peer-trusted-ca-file': file('ca.crt'),
    'peer-cert-file': file(`${name}.crt`),
    'peer-key-file': file(`${name}.key`),
    // What Patroni speaks; see below.
    'enable-v2': 'true',
    'heartbeat-interval': '50',
    'election-timeout': '500',
    'auto-compaction-retention': '1',
    logger: 'zap',
    'log-level': 'warn',
  };
  return Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
};

/**
 * What all machines agree on. A leader that is gone is replaced after `ttl`; it must hold
 * `loop_wait` and two `retry_timeout`s. A crash is not waited out but handed over at once
 * (`master_start_timeout`). `maximum_lag_on_failover` stays above nought: with nought and strict
 * replication no one is ever fit to lead.
 */
const agreed = {
  ttl: 7,
  loop_wait: 1,
  retry_timeout: 3,
  maximum_lag_on_failover: 1_048_576,
  master_start_timeout: 0,
  synchronous_mode: true,
  // No commit is acknowledged by one machine alone, not even when it is the last.
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '256MB',
      random_page_cost: 1.1,
      max_wal_size: '1GB',
      checkpoint_timeout: '5min',
      jit: 'off',
      timezone: 'UTC',
      log_timezone: 'UTC',
      // A tenant moves to another cell by logical replication.
      wal_level: 'logical',
      max_worker_processes: 16,
      max_logical_replication_workers: 8,
      wal_log_hints: 'on',
      wal_keep_size: '256MB',
      // A standby that is cut off holds what it lacks back; the disk must not fill by it.
      max_slot_wal_keep_size: '4GB',
      wal_retrieve_retry_interval: '500ms',
      // A client whose machine is gone holds its locks no longer than this.
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
      tcp_user_timeout: 10_000,
      ssl_min_protocol_version: 'TLSv1.3',
    },
  },
};

interface Particular {
  /** What PostgreSQL is told of archiving. */
  archive: object;
  /** Where etcd is asked instead of at its own addresses. */
  etcdHosts: readonly string[] | undefined;
}

export const patroniConfig = (
  layout: Layout,
  machine: Machine,
  { archive, etcdHosts }: Particular,
): string => {
  const { name, host, ports } = machine;
  const { secrets } = layout;
  const folder = ownFolder(layout, join(layout.dir, name));
  const file = (kind: string) => certificate(layout, kind);
  const own = { certfile: file(`${name}.crt`), keyfile: file(`${name}.key`) };
  const verified = { sslmode: 'verify-full', sslrootcert: file('ca.crt') };
  const as = (username: string) => ({ username, password: secrets[username], ...verified });
  const config = {
    scope,
    name,
    log: { level: 'INFO' },
    restapi: {
      listen: `${host}:${ports.patroni}`,
      connect_address: `${host}:${ports.patroni}`,
      ...own,
      cafile: file('ca.crt'),
      verify_client: 'required',
    },
    ctl: { cacert: file('ca.crt'), ...own },
    // By etcd's second protocol: over the third this Patroni writes the leader's key without looking, so
    // one that comes back from a silence takes it from who leads by then (patroni/patroni#2689, mended in 3.0.3).
    etcd: {
      hosts: etcdHosts ?? layout.machines.map((one) => `${one.host}:${one.ports.etcd}`),
      // Else the members' own addresses are found and taken.
      use_proxies: etcdHosts !== undefined,
      protocol: 'https',
      cacert: file('ca.crt'),
      cert: own.certfile,
      key: own.keyfile,
    },
    bootstrap: {
      dcs: agreed,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${host}:${ports.postgres}`,
      connect_address: `${host}:${ports.postgres}`,
      data_dir: join(folder, 'data'),
      bin_dir: layout.bin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: as('postgres'),
        replication: as('replicator'),
        rewind: as('rewinder'),
      },
      // Who comes without TLS is not heard at all.
      pg_hba: [
        'hostssl all all 127.0.0.0/8 scram-sha-256',
        'hostssl replication replicator 127.0.0.0/8 scram-sha-256',
      ],
      parameters: {
        unix_socket_directories: '',
        password_encryption: 'scram-sha-256',
        ssl: 'on',
        ssl_ca_file: file('ca.crt'),
        ssl_cert_file: own.certfile,
        ssl_key_file: own.keyfile,
        ...archive,
      },
    },
    // On real machines a watchdog ends one that hangs; loopback has none.
    watchdog: { mode: 'off' },
    tags: { nofailover: false, noloadbalance: false, clonefrom: false, nosync: false },
  };
  // What is JSON is YAML too.
  return ownFile(layout, join(folder, 'patroni.yml'), JSON.stringify(config, null, 2));
};

/**
 * Where Patroni looks for Python's modules first. What it speaks to etcd by prefers pyOpenSSL, whose
 * sockets can't be shut down from beside: a watch on an etcd that fell silent then hangs for ever, and
 * no follower notices that its leader is gone. Without pyOpenSSL it takes Python's own TLS.
 */
export const pythonPath = (layout: Layout): string => {
  const folder = ownFolder(layout, join(layout.dir, 'python'));
  ownFile(layout, join(folder, 'OpenSSL.py'), "raise ImportError('not under Patroni')\n");
  return folder;
};

/** One door to whoever leads, by what Patroni says of itself. Connections to who no longer does end. */
export const proxyConfig = (layout: Layout): string => {
  const file = (kind: string) => certificate(layout, kind);
  const check = [
    'check check-ssl verify required',
    `ca-file ${file('ca.crt')} crt ${file('client.pem')}`,
    'inter 1s fastinter 500ms downinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions',
  ].join(' ');
  const servers = layout.machines.map(
    ({ name, host, ports }) =>
      `  server ${name} ${host}:${ports.postgres} port ${ports.patroni} ${check} verifyhost ${name}`,
  );
  const text = `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
listen leader
  bind ${layout.door.host}:${layout.door.port}
  option httpchk
  http-check send meth OPTIONS uri /primary
  http-check expect status 200
${servers.join('\n')}
`;
  return ownFile(layout, join(layout.dir, 'haproxy.cfg'), text);
};
