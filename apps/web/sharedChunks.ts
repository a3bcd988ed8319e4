import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { chineseParts, homeParts } from './homeParts.ts';

// A page of tables and forms needs 150 pieces that others need as well. One by one they cost an open page
// half a second, most of it for asking; in one piece every page would pay for all. So what many pages share
// comes in one file, what some share in another, and a page's own stays with it.
// A file is needed by as many pages as its importer at least, so none of these asks for a later one.

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
type Group = Rolldown.CodeSplittingGroup;

/** How the least share of pages that needs a file names the piece it comes in. */
const tiers = [
  { name: 'most', least: 0.5 },
  { name: 'many', least: 0.2 },
  { name: 'some', least: 0.1 },
];

/** Pages that are opened more than others: what else they share with few pages comes in one file as well. */
const entrances = {
  list: 'src/features/orders/list/OrderListPage.tsx',
  form: 'src/features/orders/SpecialLinePage.tsx',
};

const root = fileURLToPath(new URL('.', import.meta.url));
const pathOf = (part: string) => fileURLToPath(new URL(part, import.meta.url));
const isPage = /(?:Page|Tab)\.tsx$/;

/** Only a bundler knows who needs what: a file that passes on a hundred others brings none that is not used. */
const built = async (config: InlineConfig): Promise<Chunks> => {
  const alone = { ...config.build, write: false, minify: false };
  const quiet = { root, configFile: false, logLevel: 'error' } as const;
  const [result] = [await build({ ...config, ...quiet, build: alone })].flat();
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
};

/** A chunk and all that it imports before it runs. */
const closure = (chunks: Chunks, name: string, seen = new Set<string>()) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of chunks.get(name)?.imports ?? []) closure(chunks, other, seen);
  return seen;
};

const reached = (chunks: Chunks, from: (chunk: Rolldown.OutputChunk) => boolean) => {
  const seen = new Set<string>();
  for (const chunk of chunks.values()) if (from(chunk)) closure(chunks, chunk.fileName, seen);
  return seen;
};

/** By module, the piece that it comes in. Whatever a page asks for by its name stays a file of its own. */
const pieces = (chunks: Chunks) => {
  const homes = new Set([...homeParts, ...chineseParts].map(pathOf));
  const first = reached(chunks, ({ isEntry }) => isEntry);
  const home = reached(chunks, ({ facadeModuleId }) => homes.has(facadeModuleId ?? ''));
  const pages = [...chunks.values()]
    .filter(({ facadeModuleId }) => isPage.test(facadeModuleId ?? ''))
    .map(({ fileName }) => closure(chunks, fileName));
  const entering = Object.entries(entrances).map(([name, page]) => {
    const needed = reached(chunks, ({ facadeModuleId }) => facadeModuleId === pathOf(page));
    return { name, needed };
  });
  const pieceOf = ({ fileName, facadeModuleId }: Rolldown.OutputChunk) => {
    if (facadeModuleId || first.has(fileName)) return;
    if (home.has(fileName)) return 'frame';
    const share = pages.filter((needed) => needed.has(fileName)).length / pages.length;
    const tier = tiers.find(({ least }) => share >= least)?.name;
    const by = entering.filter(({ needed }) => needed.has(fileName)).map(({ name }) => name);
    return tier ?? (by.length > 0 ? by.join('-') : undefined);
  };
  return new Map(
    [...chunks.values()].flatMap((chunk) => {
      const piece = pieceOf(chunk);
      return piece ? chunk.moduleIds.map((id) => [id, piece] as const) : [];
    }),
  );
};

export const sharedChunks = async (config: InlineConfig): Promise<Group[]> => {
  const pieceOf = pieces(await built(config));
  return [
    {
      debugName: 'shared',
      name: (id) => pieceOf.get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ];
};
