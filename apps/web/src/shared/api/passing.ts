import { ApiError } from './error.ts';

/** Nobody answered, or only what stands before the server: asked again in a moment, it may. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
