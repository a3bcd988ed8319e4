/** The part of Web Serial that is used; browsers other than Chromium have none. */
export interface Port {
  readonly readable: ReadableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}

interface Serial {
  /** Asks the person which one. */
  requestPort(): Promise<Port>;
  /** Those that were chosen before. */
  getPorts(): Promise<Port[]>;
}

export const serial = (): Serial | null =>
  (globalThis.navigator as { serial?: Serial } | undefined)?.serial ?? null;

// What nearly every scale is set to when it is bought.
const baudRate = 9600;

/** Hands over a port's lines until it is stopped; rejects where the cable is pulled. */
export const readLines = async (
  port: Port,
  onLine: (line: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  await port.open({ baudRate });
  const reader = port.readable?.getReader();
  const stop = () => void reader?.cancel().catch(() => null);
  signal.addEventListener('abort', stop);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/[\r\n]+/);
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) onLine(line);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reader?.releaseLock();
    await port.close().catch(() => null);
  }
};
