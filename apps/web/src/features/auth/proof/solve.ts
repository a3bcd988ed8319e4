/** The proof that a browser worked for a picture; ends with the picture. */
export const solve = (challenge: string, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.onmessage = ({ data }) => end(() => resolve(data ?? ''));
    worker.onerror = (error) => end(() => reject(error));
    signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    worker.postMessage(JSON.parse(challenge));
  });
