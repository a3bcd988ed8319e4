import { isPersonal } from './personal.ts';

/** Turns the texts by which people are reached and known, in some objects of a document. */
export const turnFields = <D extends object>(
  document: D,
  parts: readonly string[],
  turn: (text: string) => string,
): D => {
  const fresh = { ...document } as Record<string, unknown>;
  for (const part of parts) {
    const fields = fresh[part];
    if (typeof fields !== 'object' || fields === null) continue;
    fresh[part] = Object.fromEntries(
      Object.entries(fields).map(([field, text]) => [
        field,
        isPersonal(field) && typeof text === 'string' ? turn(text) : text,
      ]),
    );
  }
  return fresh as D;
};
