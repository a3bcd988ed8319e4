import {
  type MenuEntry,
  type MenuViewer,
  mayHold,
  type PageReach,
  permissions,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { heldOfMany } from '../../platform/heldPermissions.ts';
import { menuFor, type Viewer } from '../auth/index.ts';
import { type MenuRow, namesOf } from './menuRows.ts';

/** Somebody of a kind who holds all that the kind can hold. */
export const viewerAs = (as: MenuViewer): Viewer => {
  const kind = as === 'it' ? 'administrator' : as;
  const held = permissions.filter((permission) => mayHold(kind, permission));
  return { kind, isIt: as === 'it', permissions: new Set(held) };
};

interface Class {
  viewer: Viewer;
  people: number;
  /** What of it they have for good: who has the rest until a day only can't put anything right after it. */
  lasting: Viewer;
}

/** The tenant's enabled users, those together who see the same. */
const classesOf = async (ctx: Ctx): Promise<Class[]> => {
  const users = await ctx.db
    .selectFrom('users')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('disabled_at', 'is', null)
    .select(['id', 'kind', 'is_it'])
    .execute();
  const held = await heldOfMany(
    ctx,
    users.map(({ id }) => id),
  );
  const classes = new Map<string, Class>();
  for (const { id, kind: its, is_it: isIt } of users) {
    const kind = its as Viewer['kind'];
    const own = [...(held.get(id) ?? [])].filter(([one]) => mayHold(kind, one)).toSorted();
    const all = own.map(([one]) => one);
    const forGood = own.flatMap(([one, until]) => (until === null ? one : []));
    const key = [kind, isIt, ...all, '|', ...forGood].join(' ');
    classes.set(key, {
      viewer: { kind, isIt, permissions: new Set(all) },
      lasting: { kind, isIt, permissions: new Set(forGood) },
      people: (classes.get(key)?.people ?? 0) + 1,
    });
  }
  return [...classes.values()];
};

const pagesIn = (
  menu: readonly MenuEntry[],
  isShown = true,
): { page: string; isShown: boolean }[] =>
  menu.flatMap((entry) => {
    const shown = isShown && !entry.hidden;
    const isPage = entry.component !== '' && entry.route === '1';
    return [
      ...(isPage ? [{ page: entry.component, isShown: shown }] : []),
      ...pagesIn(entry.children, shown),
    ];
  });

/** The pages that somebody can open by a menu. */
const pagesOf = (rows: readonly MenuRow[], viewer: Viewer) =>
  new Set(pagesIn(menuFor(rows, viewer, 'zh_CN')).map(({ page }) => page));

export interface Reach {
  pages: PageReach[];
  lose: number;
  gain: number;
}

/** Who would lose or gain which page. */
const reachOf = (
  classes: readonly Class[],
  before: readonly MenuRow[],
  after: readonly MenuRow[],
) => {
  const names = new Map([...before, ...after].map((row) => [row.component, namesOf(row)] as const));
  const reach: Reach = { pages: [], lose: 0, gain: 0 };
  const pages = new Map<string, PageReach>();
  const count = (component: string, change: 'lose' | 'gain', people: number) => {
    const known = pages.get(component) ?? {
      component,
      names: names.get(component) ?? { zh: component, en: component },
      lose: 0,
      gain: 0,
    };
    pages.set(component, { ...known, [change]: known[change] + people });
  };
  for (const { viewer, people } of classes) {
    const [was, is] = [pagesOf(before, viewer), pagesOf(after, viewer)];
    const lost = [...was].filter((page) => !is.has(page));
    const gained = [...is].filter((page) => !was.has(page));
    for (const page of lost) count(page, 'lose', people);
    for (const page of gained) count(page, 'gain', people);
    if (lost.length > 0) reach.lose += people;
    if (gained.length > 0) reach.gain += people;
  }
  return { ...reach, pages: [...pages.values()] };
};

/** Without these nobody could put a menu or a role right again. */
const neededPages = ['system/Menus', 'system/Users'] as const;

/** Those of them that no enabled administrator finds in the menu and can open for good. */
const lockedOut = (classes: readonly Class[], rows: readonly MenuRow[]) =>
  neededPages.filter(
    (needed) =>
      !classes.some(
        ({ lasting }) =>
          lasting.kind === 'administrator' &&
          pagesIn(menuFor(rows, lasting, 'zh_CN')).some(
            ({ page, isShown }) => page === needed && isShown,
          ),
      ),
  );

/** What a menu in place of another would mean for people. */
export const effectOf = async (ctx: Ctx, before: readonly MenuRow[], after: readonly MenuRow[]) => {
  const classes = await classesOf(ctx);
  const nameOf = (component: string) => {
    const row = [...after, ...before].find((one) => one.component === component);
    return row ? namesOf(row) : { zh: component, en: component };
  };
  return {
    reach: reachOf(classes, before, after),
    lockedOut: lockedOut(classes, after).map(nameOf),
  };
};
