import { trimMarks } from '../tidy.ts';

// A space inside a name of Latin letters doesn't end it.
const separators = /(?<![A-Za-z.])\s+|\s+(?![A-Za-z])|[\n,;|。]+/;
export const split = (text: string) => text.split(separators).map(trimMarks).filter(Boolean);

// Latin words and numbers keep their space, characters need none.
export const joined = (tokens: string[]) =>
  tokens.reduce(
    (all, token) =>
      /[A-Za-z\d]$/.test(all) && /^[A-Za-z\d]/.test(token) ? `${all} ${token}` : all + token,
    '',
  );
