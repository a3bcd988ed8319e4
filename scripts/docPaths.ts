import { dirname, join, normalize } from 'node:path';

// Texts name files as people say them: from the root, or by their last folders.

const quoted = /`([^`\s]+)`/g;
const linked = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const ending = /\.(ts|tsx|js|cjs|json|md|sql|css|yaml|yml|sh)$/;
// `<area>`, `NNNN` and `*` stand for many, a call's path begins with a slash, and what lies in
// `.data/` is there only once something has run.
const isOne = (name: string) => !/[<>*…]|NNNN|^\/|^\.data\/|^https?:|^[@.]?\w+$/.test(name);

/** `a/{b,c}.ts` names two files. */
export const spelledOut = (name: string): string[] => {
  const [, before = '', inner, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return inner === undefined
    ? [name]
    : inner.split(',').flatMap((each) => spelledOut(`${before}${each}${after}`));
};

/** Each end of a path that begins with a name: a/b/c, b/c, c. */
const endsOf = (path: string): string[] => {
  const rest = path.indexOf('/');
  return rest < 0 ? [path] : [path, ...endsOf(path.slice(rest + 1))];
};

const foldersOf = (path: string): string[] => {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
};

/** What is there, looked up by its whole path or by an end of it. */
export const knownPaths = (files: readonly string[]) => {
  const folders = [...new Set(files.flatMap(foldersOf))];
  return {
    whole: new Set([...files, ...folders]),
    files: new Set(files.flatMap(endsOf)),
    folders: new Set(folders.flatMap(endsOf)),
  };
};

/** Of the paths that a text names, those that lead nowhere. */
export const lostPaths = (
  file: string,
  text: string,
  known: ReturnType<typeof knownPaths>,
  names: ReadonlySet<string>,
): string[] => {
  const isThere = (name: string) =>
    name.endsWith('/')
      ? known.folders.has(name.slice(0, -1))
      : names.has(name) || known.files.has(name);
  const said = [...text.matchAll(quoted)]
    .map(([, name = '']) => name.replace(/:\d+$/, ''))
    .filter((name) => isOne(name) && (ending.test(name) || name.endsWith('/')))
    .flatMap(spelledOut)
    .filter((name) => !isThere(name));
  const links = [...text.matchAll(linked)]
    .map(([, path = '']) => path)
    .filter((path) => !/^https?:/.test(path))
    .map((path) => normalize(join(dirname(file), path)).replace(/\/$/, ''))
    .filter((path) => !known.whole.has(path));
  return [...said, ...links];
};
