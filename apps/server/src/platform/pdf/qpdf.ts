import { type ChildProcess, spawn } from 'node:child_process';

export interface Ran {
  /** 0: done, 2: not done, 3: done with what it had to guess; null: ended before it was done. */
  code: number | null;
  output: Buffer;
  outputBytes: number;
  complaints: string;
  /** It wanted more time, memory or room than it may have. */
  wasTooMuch: boolean;
}

export interface Limits {
  /** Of a core's time; by the clock it may take three times that, for others are at work too. */
  seconds: number;
  memoryMb: number;
  /** Of each file that it writes. */
  fileMb: number;
  /** Of what it says on its standard output. */
  outputMb: number;
  /** Whether what it says is kept, or only counted. */
  keeps: boolean;
}

const megabyte = 1024 * 1024;
const complaintsMost = 4096;

// Where there is no prlimit, as on a developer's Mac, only the clock and the output are watched.
const limited = (command: readonly string[], { seconds, memoryMb, fileMb }: Limits) =>
  process.platform === 'linux'
    ? [
        'prlimit',
        '--core=0',
        `--cpu=${seconds}`,
        `--as=${memoryMb * megabyte}`,
        `--fsize=${fileMb * megabyte}`,
        ...command,
      ]
    : command;

/** qpdf takes documents apart and puts them together; poppler's pdftoppm makes pictures of pages. */
type Program = 'qpdf' | 'pdftoppm';

const start = (program: Program, args: readonly string[], limits: Limits) => {
  const [command = '', ...rest] = limited([program, ...args], limits);
  // It needs to know nothing of ours, least of all what is secret.
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env });
};

const missing = (program: Program, cause?: unknown) =>
  new Error(`${program} did not start: is it installed?`, { cause });

const ended = (child: ChildProcess, program: Program) =>
  new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) => reject(missing(program, cause)));
    child.once('close', (code) => resolve(code));
  });

// Debian's prlimit says so where the program is missing.
const notFound = 127;

/** Runs a program with these arguments, by no shell, and ends it when it takes more than it may. */
const run = async (
  program: Program,
  args: readonly string[],
  limits: Limits,
  signal?: AbortSignal,
): Promise<Ran> => {
  signal?.throwIfAborted();
  const child = start(program, args, limits);
  const ran = { outputBytes: 0, complaints: '', wasTooMuch: false };
  const chunks: Buffer[] = [];
  const stop = () => {
    ran.wasTooMuch = true;
    child.kill('SIGKILL');
  };
  const clock = setTimeout(stop, limits.seconds * 3000);
  const give = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', give);
  child.stdout.on('data', (chunk: Buffer) => {
    ran.outputBytes += chunk.length;
    if (ran.outputBytes > limits.outputMb * megabyte) stop();
    else if (limits.keeps) chunks.push(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('bad_alloc')) ran.wasTooMuch = true;
    if (ran.complaints.length < complaintsMost) ran.complaints += text;
  });
  try {
    const code = await ended(child, program);
    signal?.throwIfAborted();
    if (code === notFound) throw missing(program);
    // Memory that it did not get it says itself; by the other limits the system ends it.
    const wasTooMuch = ran.wasTooMuch || code === null;
    return { ...ran, wasTooMuch, code, output: Buffer.concat(chunks) };
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', give);
  }
};

export const runQpdf = (args: readonly string[], limits: Limits, signal?: AbortSignal) =>
  run('qpdf', args, limits, signal);

export const runPdftoppm = (args: readonly string[], limits: Limits, signal?: AbortSignal) =>
  run('pdftoppm', args, limits, signal);
