export type Fetch = (request: Request) => Promise<Response>;

export const onceHeader = 'idempotency-key';

const passing = new Set([502, 503, 504]);
const firstMs = 500;
const mostMs = 20_000;
/** Whoever is told to wait longer than this decides for itself. */
const waitMostMs = 60_000;

/** Any time up to twice as long as before: many that fail at once do not come again at once. */
const jitter = (attempt: number) => Math.random() * Math.min(mostMs, firstMs * 2 ** attempt);

/** Seconds, or a date; null where neither is said. */
const saidMs = (response: Response): number | null => {
  const said = response.headers.get('retry-after');
  if (!said) return null;
  const seconds = Number(said);
  const ms = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
};

/** A call that may have been done is asked again only where that does nothing twice. */
const isRepeatable = ({ method, headers }: Request) => method === 'GET' || headers.has(onceHeader);

/** How long to wait before the next attempt; null: there is none. */
const pause = (request: Request, response: Response | null, attempt: number): number | null => {
  if (response && response.status !== 429 && !passing.has(response.status)) return null;
  // Nothing was done of what came too often.
  if (response?.status !== 429 && !isRepeatable(request)) return null;
  const ms = (response && saidMs(response)) ?? jitter(attempt);
  return ms <= waitMostMs ? ms : null;
};

const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    const stop = () => {
      clearTimeout(timer);
      fail(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, ms);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });

/** Asks again what failed on its way or came too often, with the same key. */
export const retrying =
  (fetch: Fetch, retries: number): Fetch =>
  async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      const answer = await fetch(isLast ? request : request.clone()).catch((error) => {
        if (isLast || request.signal.aborted || !isRepeatable(request)) throw error;
        return null;
      });
      const ms = isLast ? null : pause(request, answer, attempt);
      if (answer && ms === null) return answer;
      await answer?.body?.cancel();
      await waited(ms ?? 0, request.signal);
    }
  };
