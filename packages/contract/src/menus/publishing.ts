import * as z from 'zod/mini';
import { MenuEntry } from '../auth/auth.ts';
import { call } from '../wire/call.ts';
import { optionalText, WireTime } from '../wire/fields.ts';
import { FieldChange, Revision } from '../wire/revision.ts';
import { menuTypes } from './menuForm.ts';

const access = 'system:menus';

/** For whom a preview is: `it` is an administrator who also has the IT flag. */
export const menuViewers = ['merchant', 'operator', 'administrator', 'it'] as const;
export type MenuViewer = (typeof menuViewers)[number];

const Names = z.strictObject({ zh: z.string(), en: z.string() });
export type Names = z.infer<typeof Names>;

export const menuChangeKinds = ['added', 'removed', 'moved', 'changed'] as const;
export const MenuChange = z.strictObject({
  id: z.string(),
  change: z.enum(menuChangeKinds),
  type: z.enum(menuTypes),
  names: Names,
  /** What it stands in, before and after; null: at the top, or nowhere. */
  from: z.nullable(Names),
  to: z.nullable(Names),
  /** Of one that was changed. */
  fields: z.array(FieldChange),
});
export type MenuChange = z.infer<typeof MenuChange>;

/** A page that people can open by one of the menus and not by the other. */
export const PageReach = z.strictObject({
  component: z.string(),
  names: Names,
  lose: z.number(),
  gain: z.number(),
});
export type PageReach = z.infer<typeof PageReach>;

export const MenuPreview = z.strictObject({
  draft: Revision,
  changes: z.array(MenuChange),
  reach: z.array(PageReach),
  /** How many people lose a page, and how many gain one. */
  lose: z.number(),
  gain: z.number(),
  /** Pages that no administrator could open any more: with these nothing is published. */
  lockedOut: z.array(Names),
  menu: z.array(MenuEntry),
});
export type MenuPreview = z.infer<typeof MenuPreview>;

/** What publishing would change, for whom, and the menu as somebody of a kind would see it. */
export const previewMenu = call({
  method: 'GET',
  path: '/sys/permission/preview',
  rules: { none: 'the tenant’s own menu' },
  access,
  query: z.strictObject({ as: z.enum(menuViewers) }),
  result: MenuPreview,
});

/** The draft becomes the menu of everybody, whole and at once; pages that are open follow. */
export const publishMenu = call({
  method: 'POST',
  path: '/sys/permission/publish',
  access,
  idempotent: true,
  confirms: 'recently',
  log: { menu: 'menus', type: 'update' },
  body: z.strictObject({ draft: Revision, reason: optionalText(200) }),
  result: z.strictObject({ version: z.number() }),
  refuses: ['record.changedMeanwhile', 'menu.lockedOut', 'menu.nothingToPublish', 'menu.hasRules'],
});

export const MenuVersion = z.strictObject({
  version: z.number(),
  at: WireTime,
  /** '' for what came with a release. */
  by: z.string(),
  reason: z.string(),
  /** The earlier version that it was made from; null where it was not. */
  revertedTo: z.nullable(z.number()),
  changes: z.array(MenuChange),
});
export type MenuVersion = z.infer<typeof MenuVersion>;

export const listMenuVersions = call({
  method: 'GET',
  path: '/sys/permission/history',
  rules: { none: 'the tenant’s own menu' },
  access,
  result: z.array(MenuVersion),
});

/** An earlier menu becomes the draft, to be looked at and published like any other. */
export const revertMenu = call({
  method: 'POST',
  path: '/sys/permission/revert',
  access,
  idempotent: true,
  log: { menu: 'menus', type: 'update' },
  body: z.strictObject({ draft: Revision, version: Revision }),
  result: z.null(),
  refuses: ['record.changedMeanwhile', 'menu.versionNotFound'],
});
