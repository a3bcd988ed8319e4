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

/** Of the paths that a text names, those that lead nowhere. */
export const lostPaths = (
  file: string,
  text: string,
  files: readonly string[],
  names: ReadonlySet<string>,
): string[] => {
  const folders = new Set(files.flatMap((path) => partsOf(path)));
  const isThere = (path: string) =>
    names.has(path) || files.some((known) => known === path || known.endsWith(`/${path}`));
  const isFolder = (path: string) =>
    [...folders].some((known) => known === path || known.endsWith(`/${path}`));
  const said = [...text.matchAll(quoted)]
    .map(([, name = '']) => name.replace(/:\d+$/, ''))
    .filter((name) => isOne(name) && (ending.test(name) || name.endsWith('/')))
    .flatMap(spelledOut)
    .filter((name) => (name.endsWith('/') ? !isFolder(name.slice(0, -1)) : !isThere(name)));
  const links = [...text.matchAll(linked)]
    .map(([, path = '']) => path)
    .filter((path) => !/^https?:/.test(path))
    .map((path) => normalize(join(dirname(file), path)).replace(/\/$/, ''))
    .filter((path) => !files.includes(path) && !folders.has(path));
  return [...said, ...links];
};

const partsOf = (path: string): string[] => {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...partsOf(folder)];
};
