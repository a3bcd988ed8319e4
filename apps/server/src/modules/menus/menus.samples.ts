import { addMenu, listMenus } from '@alpaca/contract';
import type { TestApp } from '../../testing/app.ts';
import type { Samples } from '../../testing/samples.ts';
import { groupForm } from './menusTestForms.ts';

const as = 'yunling-admin';

/** The draft as somebody sees it now. */
const seen = async (app: TestApp) => (await (await app.as(as)).call(listMenus)).result;
const draftSeen = async (app: TestApp) => ({ body: { draft: (await seen(app)).revision } });

const entrySeen = async (app: TestApp, own: Record<string, string>) => {
  const entry = (await seen(app)).entries.find(({ id }) => id === own.id);
  return { body: { revision: entry?.revision ?? 1 } };
};

const somethingToPublish = async (app: TestApp) => {
  await (await app.as(as)).call(addMenu, { body: { ...groupForm(), parentId: null } });
  return draftSeen(app);
};

const firstVersion = async (app: TestApp) => ({
  body: { ...(await draftSeen(app)).body, version: 1 },
});

export const menusSamples: Samples = {
  listMenus: { as },
  addMenu: { as, body: groupForm() },
  editMenu: { as, body: groupForm() },
  moveMenu: { as, body: {} },
  deleteMenu: { as, before: entrySeen },
  previewMenu: { as, query: { as: 'merchant' } },
  publishMenu: { as, before: somethingToPublish },
  discardMenuDraft: { as, before: draftSeen },
  listMenuVersions: { as },
  revertMenu: { as, before: firstVersion },
  listMenuIcons: { as },
};
