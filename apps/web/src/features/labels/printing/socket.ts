/**
 * A socket that is open. Whoever has heard enough aborts: what is still knocking then stops, what is
 * open stays so.
 */
export const openSocket = (url: string, signal?: AbortSignal) =>
  new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(url);
    const stop = () => {
      reject(new Error(`nobody answers at ${url}`));
      socket.close();
    };
    signal?.addEventListener('abort', stop, { once: true });
    socket.addEventListener('error', stop);
    socket.addEventListener('open', () => {
      signal?.removeEventListener('abort', stop);
      socket.removeEventListener('error', stop);
      resolve(socket);
    });
  });

/** Waits for something at most so long; `late` is what to say then. */
export const within = async <T>(ms: number, late: string, work: Promise<T>): Promise<T> => {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => over.reject(new Error(late)), ms);
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    clearTimeout(timer);
  }
};
