import { constants } from '@alpaca/contract';
import { askToReload } from '../store/reload.ts';

/** A part of the web could not be had: too slow, no network, or replaced by a newer deployment. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/**
 * Loads a part of the web: `lazy(() => loadChunk(() => import('./Page.tsx')))`. It may take 120 s;
 * then, or when it fails, a reload is offered and the promise rejects for the boundary above.
 */
export const loadChunk = async <T>(
  load: () => Promise<T>,
  timeoutMs: number = constants.chunkTimeoutMs,
): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too slow')), timeoutMs);
  try {
    return await Promise.race([load(), late.promise]);
  } catch (cause) {
    askToReload('chunk');
    throw new ChunkError('chunk', { cause });
  } finally {
    clearTimeout(timer);
  }
};
