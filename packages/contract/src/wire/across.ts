import * as z from 'zod/mini';

/** What was typed, whether each field alone is right or not. */
export type Values = Readonly<Record<string, unknown>>;

/** What is wrong at a field because of another. */
export interface AcrossIssue {
  path: string;
  key: string;
}

/** Fields, checked by the rules between them too. */
export const checkedAcross = <S extends z.core.$ZodShape>(
  shape: S,
  issuesOf: (values: Values) => readonly AcrossIssue[],
) =>
  z.strictObject(shape).check(
    z.check((payload) => {
      for (const { path, key } of issuesOf(payload.value as Values)) {
        payload.issues.push({ code: 'custom', path: [path], message: key, input: payload.value });
      }
    }),
  );
