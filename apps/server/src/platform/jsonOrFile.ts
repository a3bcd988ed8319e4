import { readFileSync } from 'node:fs';

/** JSON, or what stands in the file of that path, which keeps secrets out of the process list. */
export const jsonOrFile = (text: string): unknown => {
  const json = text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8');
  try {
    return JSON.parse(json);
  } catch {
    // What the parser says repeats a part of the text, and that holds secrets.
    throw new Error('a setting that should be JSON, or the path of a file of JSON, is neither');
  }
};
