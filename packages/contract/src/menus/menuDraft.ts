import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, WireTime } from '../wire/fields.ts';
import { Revision, revised, Saved } from '../wire/revision.ts';
import { MenuForm, menuFormWith } from './menuForm.ts';

const access = 'system:menus';

/** How an entry of the draft differs from the published menu. */
export const menuStates = ['same', 'added', 'moved', 'changed'] as const;
export type MenuState = (typeof menuStates)[number];

export const MenuDraftEntry = z.strictObject({
  ...MenuForm.shape,
  id: z.string(),
  ...revised,
  parentId: z.nullable(z.string()),
  path: z.string(),
  /** In the reader's language. */
  name: z.string(),
  state: z.enum(menuStates),
});
export type MenuDraftEntry = z.infer<typeof MenuDraftEntry>;

export const MenuDraft = z.strictObject({
  /** Publishing, discarding and reverting say which one they saw. */
  ...revised,
  /** What is published now, since when and by whom; '' for what came with a release. */
  version: z.number(),
  publishedAt: WireTime,
  publishedBy: z.string(),
  /** How many entries differ, those that were removed among them. */
  changes: z.number(),
  /** All entries in their order, each group followed by what is in it. */
  entries: z.array(MenuDraftEntry),
});
export type MenuDraft = z.infer<typeof MenuDraft>;

/** The draft of the menu: one for the tenant, like the published one until somebody changes it. */
export const listMenus = call({
  method: 'GET',
  path: '/sys/permission/list',
  rules: { none: 'the tenant’s own menu' },
  access,
  result: MenuDraft,
});

/** Null: at the top. */
const parentId = z.nullable(id('menu'));
const wrong = [
  'menu.notFound',
  'menu.permissionTaken',
  'menu.permissionUnknown',
  'menu.pageUnknown',
  'menu.pageTaken',
  'menu.kindsCannotHold',
  'menu.redirectUnknown',
] as const;

export const addMenu = call({
  method: 'POST',
  path: '/sys/permission/add',
  access,
  idempotent: true,
  log: { menu: 'menus', type: 'create' },
  body: menuFormWith({ parentId }),
  result: z.strictObject({ id: z.string() }),
  refuses: [...wrong, 'menu.wrongParent', 'menu.tooDeep', 'menu.tooMany'],
});

export const editMenu = call({
  method: 'PUT',
  path: '/sys/permission/edit',
  access,
  idempotent: true,
  edits: 'menu',
  log: { menu: 'menus', type: 'update' },
  body: menuFormWith({ id: id('menu'), ...revised }),
  result: Saved,
  refuses: [...wrong, 'menu.typeFixed', 'record.changedMeanwhile'],
});

/** Puts an entry under another parent, or elsewhere under its own; what is in it comes along. */
export const moveMenu = call({
  method: 'PUT',
  path: '/sys/permission/move',
  access,
  idempotent: true,
  edits: 'menu',
  log: { menu: 'menus', type: 'update' },
  body: z.strictObject({
    id: id('menu'),
    ...revised,
    parentId,
    /** Which one it stands before; null, or one that is no longer there: as the last. */
    beforeId: z.nullable(id('menu')),
  }),
  result: Saved,
  refuses: [
    'menu.notFound',
    'record.changedMeanwhile',
    'menu.wrongParent',
    'menu.cycle',
    'menu.tooDeep',
  ],
});

/** With all that is in it. */
export const deleteMenu = call({
  method: 'DELETE',
  path: '/sys/permission/delete',
  access,
  idempotent: true,
  log: { menu: 'menus', type: 'delete' },
  body: z.strictObject({ id: id('menu'), ...revised }),
  result: z.strictObject({ count: z.number() }),
  refuses: ['menu.notFound', 'record.changedMeanwhile', 'menu.hasRules'],
});

/** Back to what is published. */
export const discardMenuDraft = call({
  method: 'POST',
  path: '/sys/permission/discard',
  access,
  idempotent: true,
  log: { menu: 'menus', type: 'delete' },
  body: z.strictObject({ draft: Revision }),
  result: z.null(),
  refuses: ['record.changedMeanwhile'],
});
