import { createProcesses, type Processes } from './processes.ts';

type Closer = () => Promise<void>;

/** What a run is given: its processes, and a place for what must be closed after them. */
type Run = { processes: Processes; closeLater(close: Closer): void };

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs until a signal, a failure of the body or the death of a process, then stops everything. */
export async function runUntilStopped(body: (run: Run) => Promise<void>): Promise<never> {
  const processes = createProcesses();
  const closers: Closer[] = [];
  const signalled = nextSignal();
  const started = body({ processes, closeLater: (close) => void closers.push(close) });
  const failed = new Promise<never>((_, reject) => void started.catch(reject));
  let code = 0;
  try {
    const signal = await Promise.race([signalled, failed, processes.failure]);
    console.log(`\n${signal}: stopping.`);
  } catch (error) {
    code = 1;
    console.error(`\n${error instanceof Error ? error.message : error}\nStopping the rest.`);
  }
  await processes.stop();
  for (const close of closers.toReversed()) await close();
  console.log('Stopped.');
  process.exit(code);
}

// A terminal's Ctrl-C reaches us, and once more from npm, which hands on what it hears.
const handedOnMs = 500;

/** Resolves with the first signal; an impatient second one ends us, and exit handlers what is left. */
const nextSignal = () =>
  new Promise<string>((resolve) => {
    let first: number | undefined;
    for (const signal of signals) {
      process.on(signal, () => {
        first ??= Date.now();
        if (Date.now() - first > handedOnMs) process.exit(1);
        resolve(signal);
      });
    }
  });
