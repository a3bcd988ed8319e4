import type { Ctx } from '../../platform/context.ts';
import { tenantWide } from '../../platform/db/tx.ts';
import type { Node } from '../../platform/node.ts';
import { refuse } from '../../platform/refusal.ts';
import { type ReadVersion, readVersions } from '../products/index.ts';
import { type CompiledSheet, compileSheet, indexRemote } from './engine/index.ts';

/** A version ready for quoting. What is published never changes, so it may be kept for ever. */
export interface CompiledVersion {
  id: string;
  versionNo: number;
  productId: string;
  validFrom: Date | null;
  sheet: CompiledSheet;
}

/** Sheets that read the same list share its index; the list itself is not kept. */
const compileAll = (versions: readonly ReadVersion[]): CompiledVersion[] => {
  const lists = new Map<string | null, ReturnType<typeof indexRemote>>();
  return versions.map(({ id, versionNo, productId, validFrom, remoteListId, source }) => {
    const remote = lists.get(remoteListId) ?? indexRemote(source.remoteAreas);
    lists.set(remoteListId, remote);
    const sheet = compileSheet({ ...source, remoteAreas: [] }, remote);
    return { id, versionNo, productId, validFrom, sheet };
  });
};

// Some megabytes each at the worst; those in force are soon compiled again.
const keptMost = 2_000;
const keptBy = new WeakMap<Node, Map<string, Promise<CompiledVersion | undefined>>>();
const kept = (node: Node) => {
  const versions = keptBy.get(node) ?? new Map<string, Promise<CompiledVersion | undefined>>();
  keptBy.set(node, versions);
  return versions;
};

const load = async (ctx: Ctx, ids: readonly string[]) => {
  const found = await readVersions(tenantWide(ctx), ids);
  return new Map(compileAll(found).map((version) => [version.id, version]));
};

const forgetBut = (versions: Map<string, unknown>, ids: readonly string[]) => {
  for (const id of versions.keys()) if (!ids.includes(id)) versions.delete(id);
};

/** These published versions, each compiled once a node. Their ids are the tenant's own. */
export const compiledVersions = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CompiledVersion>> => {
  const versions = kept(ctx.node);
  const missing = ids.filter((id) => !versions.has(id));
  if (versions.size + missing.length > keptMost) forgetBut(versions, ids);
  const loading = missing.length > 0 ? load(ctx, missing) : undefined;
  for (const id of missing) {
    const one = (loading as NonNullable<typeof loading>).then((found) => found.get(id));
    versions.set(id, one);
    one.catch(() => versions.delete(id));
  }
  const all = await Promise.all(ids.map((id) => versions.get(id)));
  return new Map(all.flatMap((version) => (version ? [[version.id, version] as const] : [])));
};

/** Any version, a draft as it stands at this moment. */
export const compiledVersion = async (ctx: Ctx, id: string): Promise<CompiledVersion> => {
  const [version] = compileAll(await readVersions(ctx, [id]));
  return version ?? refuse('priceVersion.notFound');
};
