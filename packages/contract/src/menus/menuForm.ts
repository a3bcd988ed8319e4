import * as z from 'zod/mini';
import { userKinds } from '../auth/auth.ts';
import { optionalText, text, WebUrl } from '../wire/fields.ts';
import { menuIcons } from '../wire/menuIcons.ts';

/** A group has entries below it, a page is one of ours, a link leads elsewhere, a button is on a page. */
export const menuTypes = ['group', 'page', 'link', 'button'] as const;
export type MenuType = (typeof menuTypes)[number];

/** First-level, submenu and what is in it. */
export const menuLevelsMost = 3;
/** Of one tenant, buttons and all. */
export const menusMost = 500;

const fields = {
  type: z.enum(menuTypes),
  nameZh: text(40),
  nameEn: text(60),
  nameThird: optionalText(60),
  /** The page key; the page has its own path. */
  component: optionalText(60),
  /** The page that a group's own address leads to. */
  redirect: optionalText(200),
  /** Where a link leads, in a new window. */
  url: z.optional(WebUrl),
  permission: optionalText(60),
  icon: z.optional(z.enum(menuIcons)),
  kinds: z.array(z.enum(userKinds)).check(z.minLength(1, 'web.verify.0'), z.maxLength(3)),
  hidden: z.boolean(),
  keepAlive: z.boolean(),
  alwaysShow: z.boolean(),
  isRoute: z.boolean(),
  itOnly: z.boolean(),
};

type Values = { type: MenuType } & {
  [K in 'component' | 'permission' | 'url']?: string | undefined;
};

/** What an entry of a type is nothing without. */
export const menuNeeds: Readonly<
  Record<MenuType, readonly ('component' | 'permission' | 'url')[]>
> = {
  group: [],
  page: ['component', 'permission'],
  link: ['url'],
  button: ['permission'],
};

const hasWhatItNeeds = (name: 'component' | 'permission' | 'url') =>
  z.refine<Values>((form) => !menuNeeds[form.type].includes(name) || Boolean(form[name]), {
    error: 'web.verify.0',
    path: [name],
  });
const whole = [hasWhatItNeeds('component'), hasWhatItNeeds('permission'), hasWhatItNeeds('url')];

/** An entry's form, with what a call says beside it. */
export const menuFormWith = <S extends z.core.$ZodShape>(beside: S) =>
  z.strictObject({ ...fields, ...beside }).check(...(whole as never[]));

export const MenuForm = z.strictObject(fields);
export type MenuForm = z.infer<typeof MenuForm>;
