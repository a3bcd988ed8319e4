import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../../../../scripts/ports.ts';

const folders = ['root', 'state', 'cache', 'spool', 'temporary', 'log'] as const;

/** A print server that only this machine reaches; whoever may reach it may do anything. */
const settings = (port: number) => `
Listen 127.0.0.1:${port}
Browsing Off
WebInterface No
LogLevel info
DefaultAuthType None
<Location />
  Order allow,deny
  Allow 127.0.0.1
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow 127.0.0.1
  </Limit>
</Policy>
`;

const places = (folder: string) => `
ServerRoot ${folder}/root
StateDir ${folder}/state
CacheDir ${folder}/cache
RequestRoot ${folder}/spool
TempDir ${folder}/temporary
AccessLog ${folder}/log/access
ErrorLog ${folder}/log/error
PageLog ${folder}/log/page
Printcap ${folder}/printcap
LogFileGroup root
SystemGroup root
User lp
Group lp
`;

const newFolder = (port: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'alpaca-cups-'));
  // Its filters are not who started it.
  chmodSync(folder, 0o755);
  for (const name of folders) mkdirSync(join(folder, name));
  chmodSync(join(folder, 'temporary'), 0o1777);
  writeFileSync(join(folder, 'cupsd.conf'), settings(port));
  writeFileSync(join(folder, 'cups-files.conf'), places(folder));
  return folder;
};

const until = async <T>(what: string, find: () => T | undefined): Promise<T> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = find();
    if (found !== undefined) return found;
    await wait(200);
  }
  throw new Error(`CUPS: ${what} did not come`);
};

/** A printer as it listens at the end of a network cable. */
const startThermal = async () => {
  const chunks: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, heard: () => String(Buffer.concat(chunks)), stop: () => server.close() };
};

/** CUPS by itself, with its PDF printer and one that takes commands as they are. */
export const startCups = async () => {
  const port = await freePort();
  const folder = newFolder(port);
  const at = ['-h', `127.0.0.1:${port}`];
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, [...at, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const conf = ['-c', join(folder, 'cupsd.conf'), '-s', join(folder, 'cups-files.conf')];
  const server: ChildProcess = spawn('cupsd', ['-f', ...conf], { stdio: 'ignore' });
  const failed = new Promise<never>((_, reject) => server.once('error', reject));
  const answers = () => {
    try {
      return run('lpstat', '-r').includes('is running') || undefined;
    } catch {
      return undefined;
    }
  };
  await Promise.race([failed, until('the server', answers)]);
  const thermal = await startThermal();
  const ppd = '/usr/share/ppd/cups-pdf/CUPS-PDF_noopt.ppd';
  run('lpadmin', '-p', 'paper', '-E', '-v', 'cups-pdf:/', '-P', ppd);
  run('lpadmin', '-p', 'thermal', '-E', '-v', `socket://127.0.0.1:${thermal.port}/?snmp=false`);
  const print = async (printer: string, path: string, title: string, options: string[]) => {
    run('lp', '-d', printer, '-t', title, ...options.flatMap((option) => ['-o', option]), path);
    await until('the end of the job', () => (run('lpstat', '-o') === '' ? true : undefined));
  };
  return {
    folder,
    /** What came out of the PDF printer: it lays it where it always does, by the job's title. */
    async printPdf(path: string, title: string, options: string[]) {
      await print('paper', path, title, options);
      const out = join(userInfo().homedir, 'PDF', `${title}*.pdf`);
      return until('the PDF', () => globSync(out)[0]);
    },
    /** What a printer at a cable hears. */
    async printRaw(path: string) {
      await print('thermal', path, 'commands', ['raw']);
      return until('commands', () => thermal.heard() || undefined);
    },
    async stop() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await gone;
      thermal.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
