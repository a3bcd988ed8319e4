import type { Currency, Parsed, publishVersion, VersionDifference } from '@alpaca/contract';
import { fromWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import { requireRevision } from '../../platform/revisions/revisions.ts';
import { differences, type Side } from './compare.ts';
import { editedVersion } from './draftChanges.ts';
import { changePrices } from './nodes.ts';
import { requireList } from './remoteLists.service.ts';
import { type Finding, findingsIn, findingText } from './versionCheck.ts';
import { type Parts, readParts } from './versionParts.repository.ts';
import * as versions from './versions.repository.ts';

const partsOf = async (ctx: Ctx, id: string) => (await readParts(ctx, [id])).get(id) as Parts;

const findings = async (ctx: Ctx, version: versions.FoundVersion): Promise<Finding[]> =>
  findingsIn(await partsOf(ctx, version.id), version.remote_list_id !== null);

export const check = async (ctx: Ctx, id: string) => {
  const found = await findings(ctx, await versions.find(ctx, id, new Date()));
  return found.map((finding) => ({ level: finding.level, text: findingText(ctx.lang, finding) }));
};

export const publish = (ctx: Ctx, asked: Parsed<typeof publishVersion>['body']) =>
  changePrices(ctx, async (ctx) => {
    await versions.lockDraft(ctx, asked.id);
    await requireRevision(ctx, editedVersion, asked);
    const now = new Date();
    const version = await versions.find(ctx, asked.id, now);
    const since = asked.validFrom ? fromWire(asked.validFrom, ctx.tenant.zone) : now;
    if (since < now) refuse('priceVersion.inThePast');
    const wrong = (await findings(ctx, version)).find(({ level }) => level === 'error');
    if (wrong) refuse('priceVersion.unsound', { finding: findingText(ctx.lang, wrong) });
    await versions.change(ctx, asked.id, {
      status: 'published',
      // A copy: what the product says later is of its later versions.
      terms: JSON.stringify(version.rated_terms),
      valid_from: since,
      published_at: now,
      published_by: ctx.session?.userId ?? null,
    });
    ctx.trail?.note({ code: version.sheet_code, no: version.version_no });
    return { revision: asked.revision };
  });

const sideOf = async (ctx: Ctx, id: string): Promise<Side> => {
  const version = await versions.find(ctx, id, new Date());
  const list = version.remote_list_id && (await requireList(ctx, version.remote_list_id));
  return {
    parts: await partsOf(ctx, id),
    terms: version.rated_terms,
    currency: version.currency as Currency,
    remoteList: list ? `${list.code} ${list.revision}` : '',
  };
};

export const compare = async (
  ctx: Ctx,
  asked: { before: string; after: string },
): Promise<VersionDifference[]> =>
  differences(ctx.lang, await sideOf(ctx, asked.before), await sideOf(ctx, asked.after));
