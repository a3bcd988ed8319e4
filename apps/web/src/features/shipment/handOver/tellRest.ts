import { ApiError } from '../../../shared/api/error.ts';
import { showError } from '../../../shared/api/showError.ts';

/** Tells of a failure what its dialog does not: no field is wrong, no order is left out, nobody was first. */
export const tellRest = (error: unknown) => {
  const isShown =
    error instanceof ApiError && (error.leftOut || error.changed || error.issues.length > 0);
  if (!isShown) showError(error);
};
