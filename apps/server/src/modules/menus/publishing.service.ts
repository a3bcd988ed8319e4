import type {
  discardMenuDraft,
  MenuPreview,
  MenuVersion,
  Parsed,
  previewMenu,
  publishMenu,
  revertMenu,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { takeTurn } from '../../platform/dataRules/administering.ts';
import { inTx } from '../../platform/db/tx.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { menuFor } from '../auth/index.ts';
import { requireDraft } from './draftChanges.ts';
import { menuChanges } from './menuDiff.ts';
import * as repo from './menus.repository.ts';
import { requireNoRules } from './noRules.ts';
import { effectOf, viewerAs } from './reach.service.ts';
import { setDraft } from './setDraft.ts';
import { requireMenuOpen } from './stayOpen.ts';
import * as versions from './versions.repository.ts';

const versionsShown = 100;

export const preview = async (
  ctx: Ctx,
  { as }: Parsed<typeof previewMenu>['query'],
): Promise<MenuPreview> => {
  const [draft, before, after] = await Promise.all([
    repo.draftRevision(ctx),
    repo.published(ctx),
    repo.draft(ctx),
  ]);
  const { reach, lockedOut } = await effectOf(ctx, before, after);
  return {
    draft,
    changes: menuChanges(before, after),
    reach: reach.pages,
    lose: reach.lose,
    gain: reach.gain,
    lockedOut,
    menu: menuFor(after, viewerAs(as), ctx.lang),
  };
};

/** Whole or not at all; whoever saw another draft is told what changed since. */
export const publish = (ctx: Ctx, { draft, reason = '' }: Parsed<typeof publishMenu>['body']) =>
  inTx(ctx, async (ctx) => {
    // Who can open what depends on people and roles, and on which rules there are.
    await takeTurn(ctx);
    await requireDraft(ctx, draft);
    const [before, after, latest] = await Promise.all([
      repo.published(ctx),
      repo.draft(ctx),
      versions.latest(ctx),
    ]);
    const changes = menuChanges(before, after);
    if (changes.length === 0) refuse('menu.nothingToPublish');
    const { lockedOut } = await effectOf(ctx, before, after);
    const [page] = lockedOut;
    if (page) refuse('menu.lockedOut', { name: ctx.lang === 'en_US' ? page.en : page.zh });
    const kept = new Set(after.map(({ id }) => id));
    await requireNoRules(
      ctx,
      before.filter(({ id }) => !kept.has(id)),
    );
    await repo.publishDraft(ctx);
    await requireMenuOpen(ctx);
    const version = latest.version + 1;
    const entries = await repo.published(ctx);
    const revertedTo = await repo.revertedTo(ctx);
    await versions.insert(ctx, { version, entries, changes, reason, revertedTo });
    await repo.noteReverted(ctx, null);
    await tell(ctx, { cmd: 'access' });
    ctx.trail?.note({ version, count: changes.length });
    return { version };
  });

export const discard = (ctx: Ctx, { draft }: Parsed<typeof discardMenuDraft>['body']) =>
  inTx(ctx, async (ctx) => {
    await requireDraft(ctx, draft);
    await setDraft(ctx, await repo.published(ctx));
    await repo.noteReverted(ctx, null);
    return null;
  });

export const history = async (ctx: Ctx): Promise<MenuVersion[]> =>
  (await versions.all(ctx, versionsShown)).map((row) => ({
    version: row.version,
    at: toWire(row.at, ctx.tenant.zone),
    by: row.by_name,
    reason: row.reason,
    revertedTo: row.reverted_to,
    changes: row.changes as unknown as MenuVersion['changes'],
  }));

/** What a release has added since stays: it is in no version that somebody could have meant. */
export const revert = (ctx: Ctx, { draft, version }: Parsed<typeof revertMenu>['body']) =>
  inTx(ctx, async (ctx) => {
    await requireDraft(ctx, draft);
    const entries = await versions.entriesOf(ctx, version);
    const known = await versions.idsUntil(ctx, version);
    const kept = new Set(entries.map(({ id }) => id));
    const added = (await repo.published(ctx)).filter(
      ({ id, key, parent_id }) =>
        !known.has(id) &&
        !key.startsWith('own.') &&
        (parent_id === null || kept.has(parent_id)) &&
        kept.add(id),
    );
    await setDraft(ctx, [...entries, ...added]);
    await repo.noteReverted(ctx, version);
    ctx.trail?.note({ version });
    return null;
  });
